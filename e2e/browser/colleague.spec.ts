import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a text is stored although a colleague changed something else, and undo leaves the colleague's", async ({
  page,
}) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Late");
  const codesNow = async () => (await callApi(page, "GET", `${path}/codebook`)).categories[0].codes;
  const [friendly] = await codesNow();
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Friendly" }).click();
  await page.getByLabel("Definition").fill("Staff that smiles");
  await callApi(page, "PATCH", `${path}/codebook/codes/${friendly.id}`, { name: "Kind" });
  await page.getByLabel("Definition").blur();
  await expect(page.getByText("“Friendly” changed")).toBeVisible();
  expect((await codesNow())[0]).toMatchObject({ name: "Kind", definition: "Staff that smiles" });
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(page.getByText("Taken back")).toBeVisible();
  const [after] = await codesNow();
  expect([after.name, after.definition]).toEqual(["Kind", friendly.definition]);
  await remove();
});

test("the message after an undo stays, however soon the service replies", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly");
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Friendly" }).click();
  await page.getByLabel("Definition").fill("Staff that smiles");
  await page.getByLabel("Definition").blur();
  await page.route("**/versions/*/restore", (route) =>
    route.fulfill({ json: { success: true, data: { version: 4 } } }),
  );
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Taken back")).toBeVisible();
  // Sonner removes a message 200 ms after its button was clicked.
  await page.waitForTimeout(500);
  await expect(page.getByText("Taken back")).toBeVisible({ timeout: 1 });
  await remove();
});

test("if a colleague has renamed a code, one's own new name is refused, and can be stored by one press", async ({
  page,
}) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Late");
  const [friendly] = (await callApi(page, "GET", `${path}/codebook`)).categories[0].codes;
  await page.goto(`${path}/codebook`);
  await page.getByRole("row", { name: /Friendly/ }).focus();
  await page.keyboard.press("e");
  await page.getByLabel("Name of the code").fill("Warm");
  await callApi(page, "PATCH", `${path}/codebook/codes/${friendly.id}`, { name: "Kind" });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your change was not made")).toBeVisible();
  await expect(page.getByText(/By \S+@\S+\.$/)).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Kind" })).toBeVisible();
  await page.getByRole("button", { name: "Apply mine too" }).click();
  await expect(page.getByRole("rowheader", { name: "Warm" })).toBeVisible();
  await expect(page.getByText("“Warm” changed")).toBeVisible();
  await remove();
});

test("a text for a code that a colleague has deleted is shown, not lost", async ({ page, look }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Late");
  const [friendly] = (await callApi(page, "GET", `${path}/codebook`)).categories[0].codes;
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Friendly" }).click();
  await page.getByLabel("Definition").fill("Staff that smiles");
  await callApi(page, "DELETE", `${path}/codebook/codes/${friendly.id}`);
  await page.getByLabel("Definition").blur();
  await expect(page.getByText("“Friendly” was deleted meanwhile")).toBeVisible();
  await expect(page.getByText("Staff that smiles")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  await look(page, "deleted-meanwhile");
  await remove();
});

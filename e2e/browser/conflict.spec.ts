import { callApi } from "./call-api";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a colleague's edit is shown and not overwritten, and what one typed stays", async ({ page, look }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Late");
  const { categories } = await callApi(page, "GET", `${path}/codebook`);
  const [friendly] = categories[0].codes;
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Friendly" }).click();
  const definition = page.getByLabel("Definition");
  await definition.fill("Staff that smiles");
  await callApi(page, "PATCH", `${path}/codebook/codes/${friendly.id}`, { definition: "Warm words of the staff" });
  await definition.blur();
  await expect(page.getByText("Your change was not made")).toBeVisible();
  const both = page.getByRole("alert").filter({ hasText: "Warm words of the staff" });
  await expect(both).toBeVisible();
  await expect(definition).toHaveValue("Staff that smiles");
  await look(page, "conflict");
  await both.getByRole("button", { name: "Keep mine" }).click();
  await expect(both).toHaveCount(0);
  await expect(page.getByText("“Friendly” changed")).toBeVisible();
  const stored = await callApi(page, "GET", `${path}/codebook`);
  expect(stored.categories[0].codes[0].definition).toBe("Staff that smiles");
  await remove();
});

test("several codes are changed and deleted at once, and one undo brings them back", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Kind", "Late");
  await page.goto(`${path}/codebook`);
  const codes = page.getByRole("row").filter({ has: page.getByRole("checkbox") });
  for (const name of ["Friendly", "Kind"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  const bar = page.getByRole("toolbar", { name: "Chosen codes" });
  await bar.getByRole("button", { name: "Sentiment" }).click();
  await page.getByRole("menuitem", { name: "Positive" }).click();
  await expect(page.getByText("2 codes made Positive")).toBeVisible();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 codes deleted")).toBeVisible();
  await expect(codes).toHaveCount(1);
  await page.keyboard.press("z");
  await expect(codes).toHaveCount(3);
  const { categories } = await callApi(page, "GET", `${path}/codebook`);
  expect(categories[0].codes.map((code: { sentiment: string }) => code.sentiment)).toEqual([
    "Positive",
    "Positive",
    "Neutral",
  ]);
  await page.getByRole("checkbox", { name: "Select Friendly" }).check();
  await page.getByRole("checkbox", { name: "Select Kind" }).check();
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Merge the chosen codes" }).click();
  await expect(page.getByRole("dialog", { name: /^Merge/ }).getByLabel("Into")).toBeFocused();
  await remove();
});

test("the cases that a code counts and does not count are edited beside its definition", async ({ page, look }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Late");
  await page.goto(`${path}/codebook`);
  await page.getByRole("rowheader", { name: "Late" }).click();
  const panel = page.getByRole("complementary", { name: "Late" });
  await panel.getByLabel("Definition").fill("Waiting for people or rooms");
  await panel.getByLabel("Counts", { exact: true }).fill("queues, slow check-in, “we waited an hour”");
  await panel.getByLabel("Does not count").fill("waiting for food: see Restaurant");
  await panel.getByLabel("Does not count").blur();
  await expect(page.getByRole("button", { name: "Version 4", exact: true })).toBeVisible();
  await look(page, "count-rules");
  await page.setViewportSize({ width: 360, height: 800 });
  await look(page, "count-rules-phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  const stored = await callApi(page, "GET", `${path}/codebook`);
  expect(stored.categories[0].codes[1]).toMatchObject({
    include: "queues, slow check-in, “we waited an hour”",
    exclude: "waiting for food: see Restaurant",
  });
  await page
    .getByRole("searchbox", { name: /Filter/ })
    .or(page.getByPlaceholder(/Filter/))
    .first()
    .fill("check-in");
  await expect(page.getByRole("rowheader", { name: "Friendly" })).toHaveCount(0);
  await expect(page.getByRole("rowheader", { name: "Late" })).toBeVisible();
  await remove();
});

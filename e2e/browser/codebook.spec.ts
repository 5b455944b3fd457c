import { setTimeout as pause } from "node:timers/promises";
import { newQuestion } from "./new-question";
import { expect, test } from "./test";

test.use({ viewport: { width: 1200, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a double click renames the clicked code, though the panel that opens moves the rows", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/codebook`);
  const code = page
    .getByRole("treegrid", { name: "Codebook" })
    .locator("tr[aria-level='2']")
    .nth(1)
    .getByRole("rowheader");
  const name = await code.innerText();
  await code.dblclick();
  await expect(page.getByRole("complementary", { name })).toBeVisible();
  await expect(page.getByLabel("Name of the code")).toHaveValue(name);
});

test("a tab shows changes made elsewhere when one returns to it", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await page.goto(`${path}/codebook`);
  await expect(page.getByRole("button", { name: "Build codebook" })).toBeVisible();
  await importCodes("Friendly staff");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("rowheader", { name: "Friendly staff" })).toBeVisible();
  await remove();
});

test("quick changes are undone one by one", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Slow");
  await page.route(
    "**/codebook/codes/*",
    async (route) => {
      await pause(1_500);
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(`${path}/codebook`);
  const code = (name: string) => page.getByRole("rowheader", { name, exact: true });
  for (const [name, better] of [
    ["Friendly", "Kind"],
    ["Slow", "Late"],
  ] as const) {
    await code(name).click();
    await page.keyboard.press("e");
    await page.getByLabel("Name of the code").fill(better);
    await page.keyboard.press("Enter");
    await expect(code(better)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Version 3" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(code("Slow")).toBeVisible();
  await expect(page.getByRole("button", { name: "Version 4" })).toBeVisible();
  await expect(code("Kind")).toBeVisible();
  await remove();
});

test("moving several codes to a new category is undone in one step", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Slow");
  await page.goto(`${path}/codebook`);
  await page.getByRole("checkbox", { name: "Select Friendly" }).check();
  await page.getByRole("checkbox", { name: "Select Slow" }).check();
  await page.keyboard.press("v");
  await page.getByPlaceholder("Category").fill("Service");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 codes moved")).toBeVisible();
  const rows = page.getByRole("rowheader");
  const service = rows.filter({ hasText: /^Service/ });
  await expect(service).toContainText("2 codes");
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(service).toHaveCount(0);
  await expect(rows.filter({ hasText: /^Staff/ })).toContainText("2 codes");
  await remove();
});

test("a code that is deleted in its panel leaves the focus on the next one", async ({ page }) => {
  const { path, importCodes, remove } = await newQuestion(page);
  await importCodes("Friendly", "Rude", "Quick");
  await page.goto(`${path}/codebook`);
  await page.getByRole("row", { name: /Rude/ }).click();
  const panel = page.getByRole("complementary", { name: "Rude" });
  await panel.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Quick/ })).toBeFocused();
  await page.keyboard.press("Enter");
  const next = page.getByRole("complementary", { name: "Quick" });
  await next.getByRole("button", { name: "Close" }).press("Enter");
  await expect(page.getByRole("row", { name: /Quick/ })).toBeFocused();
  await remove();
});

test("a question named after its column asks for its wording", async ({ page }) => {
  const { path, remove } = await newQuestion(page, { text: "Q1_text" });
  await page.goto(`${path}/codebook`);
  const wording = page.getByLabel("What was asked");
  await expect(wording).toHaveAccessibleDescription(/^So far this is the name of a column/);
  await wording.fill("What did you like?");
  await expect(wording).toHaveAccessibleDescription(/^The wording helps/);
  await remove();
});

import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("a cross-tab is one stop for Tab, which comes back to the cell where one was", async ({ page, notes }) => {
  await page.goto(`${notes.examplePath}/tables?by=purpose`);
  const cell = (row: number, column: number) => page.locator(`[data-cell="${row},${column}"]`);
  await expect(page.locator('[data-cell][tabindex="0"]')).toHaveCount(1);
  await cell(0, 0).focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await expect(cell(2, 1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-cell]:focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(cell(2, 1)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("[data-cell]:focus")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(cell(2, 1)).toBeFocused();
  const last = (await page.locator('[data-cell^="2,"]').count()) - 1;
  await page.keyboard.press("End");
  await expect(cell(2, last)).toBeFocused();
  await page.keyboard.press("Control+Home");
  await expect(cell(0, 0)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("columnheader", { name: /^All/ }).getByRole("button")).toBeFocused();

  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary");
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  await panel.getByRole("link", { name: "Open these answers" }).focus();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(cell(9, 0)).toBeFocused();
});

import { readFile } from "node:fs/promises";
import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("codes by segments: a cell opens its answers, and the address keeps the table", async ({ page, notes, look }) => {
  await page.goto(notes.examplePath);
  await page.getByRole("link", { name: "Cross-tabs" }).click();
  await expect(page).toHaveURL(/\/tables$/);
  const table = page.getByRole("table", { name: /by segments$/ });
  await expect(table.getByRole("rowheader", { name: "Base, coded answers" })).toBeVisible();
  const first = table.getByRole("button").first();
  await expect(first).toHaveAccessibleName(/, all: \d+\.\d%, \d+ of \d+/);

  await first.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const cell = table.locator("button:focus");
  const [, count] = (await cell.getAttribute("aria-label"))?.match(/(\d+) of \d+/) ?? [];
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary");
  await expect(panel.getByRole("heading", { name: new RegExp(`^${count} answers?$`) })).toBeVisible();
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  expect(await panel.getByRole("listitem").count()).toBe(Math.min(30, Number(count)));
  await look(page, "cross-tab");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(cell).toBeFocused();

  await page.getByRole("button", { name: "Filter" }).click();
  const select = page.getByRole("dialog", { name: "Filter by segment" }).getByRole("combobox").first();
  await select.selectOption({ index: 1 });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/where=/);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove the filter/ })).toBeVisible();
});

test("the bars of a table are saved as a picture with their colours", async ({ page, notes, look }) => {
  await page.goto(`${notes.examplePath}/tables?rows=nets`);
  await page.getByRole("radio", { name: "Chart" }).click();
  await expect(page.getByRole("img", { name: /^Bars of \d+ codes/ }).locator("svg")).toBeVisible();
  await look(page, "chart");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "SVG" }).click();
  const drawing = await readFile(await (await downloading).path(), "utf8");
  expect(drawing).toContain("Inter, sans-serif");
  expect(drawing).not.toContain("var(--");
});

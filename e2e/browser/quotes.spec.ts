import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.slow();
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("quotes for the report are picked for each code, by a segment, and downloaded", async ({ page, notes, look }) => {
  await page.goto(notes.examplePath);
  await page.getByRole("link", { name: "Quotes for the report" }).click();
  const quotes = page.getByRole("listitem").filter({ has: page.locator("q") });
  await expect(quotes.first()).toBeVisible();
  const before = await quotes.count();
  await look(page, "quotes");
  await page.getByLabel("For each code").selectOption("1");
  await expect.poll(() => quotes.count()).toBeLessThan(before);
  await page.getByLabel("By segment").selectOption({ index: 1 });
  await expect(page.getByLabel("For each code and value")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Excel" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("quotes.xlsx");
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "quotes-phone");
});

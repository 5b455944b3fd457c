import { expect, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("on a wide screen, codes stand near their answer and bars use the chart's room", async ({ page, notes }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.goto(`${notes.examplePath}/answers`);
  const codes = page.getByRole("list", { name: "Answers" }).getByRole("button", { name: "Change codes" }).first();
  expect((await codes.boundingBox())?.x).toBeLessThan(1500);

  await page.goto(notes.examplePath);
  const ends = await page
    .getByRole("table")
    .first()
    .locator("thead td span")
    .evaluateAll((ticks) => ticks.map((tick) => Number.parseInt(tick.textContent ?? "", 10)));
  const highest = await page
    .getByRole("table")
    .first()
    .getByRole("row")
    .evaluateAll((rows) => Math.max(...rows.flatMap((row) => Number(row.textContent?.match(/–([\d.]+)/)?.[1] ?? 0))));
  expect(ends.at(-1)).toBeLessThan(1.5 * highest);
});

test("on a phone, a cross-tab shows two columns beside its codes", async ({ page, notes }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${notes.examplePath}/tables`);
  for (const at of [0, 1]) await expect(page.locator(`[data-cell="0,${at}"]`)).toBeInViewport({ ratio: 0.9 });
});

import { expect, test } from "./test";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, signIn }) => signIn(page));

test("cells show shares of the column or of the row, answers, both, or an index", async ({ page, notes, look }) => {
  await page.goto(`${notes.examplePath}/tables?rows=codes`);
  const figuresIn = async (column: number) => {
    const cells = await page.locator(`tbody [data-cell$=",${column}"]`).allTextContents();
    return cells.map((text) => Number(/^[\d.]+/.exec(text)?.[0])).filter((figure) => !Number.isNaN(figure));
  };
  const choose = async (words: string, shown: RegExp) => {
    await page.getByRole("button", { name: /^Show ?codes/ }).click();
    await page.getByRole("dialog", { name: "What is shown" }).getByLabel("Cells").selectOption(words);
    await page.keyboard.press("Escape");
    await expect(page.getByText(shown)).toBeVisible();
  };
  const [shares, columnShares] = [await figuresIn(0), await figuresIn(1)];
  await choose("index, all answers = 100", /100 is the share in all answers/);
  expect(new Set((await figuresIn(0)).slice(0, 5))).toEqual(new Set([100]));
  const [index = 0] = await figuresIn(1);
  expect(index).toBeCloseTo((100 * (columnShares[0] ?? 0)) / (shares[0] ?? 1), -1);
  await look(page, "cross-tab-index");
  await choose("row %", /of the answers with a code/);
  expect(new Set((await figuresIn(0)).slice(0, 5))).toEqual(new Set([100]));
  await choose("column % and answers", /in brackets, the answers/);
  expect(await figuresIn(0)).toEqual(shares);
  await expect(page.locator('tbody [data-cell$=",1"]').first()).toHaveText(/^\d+\.\d \(\d+\)/);
  await look(page, "cross-tab-both");
});

import { holm } from "@/lib/statistics/adjust-p-values";
import { type ChiSquare, chiSquareTest, sumOfTests } from "@/lib/statistics/chi-square";
import { compareProportions, type Difference, type Proportion } from "@/lib/statistics/proportions";
import { isTested } from "./tested-base";

export const ALPHA = 0.05;

/** The confidence levels, in percent, at which the columns of a table may be compared. */
export const LEVELS = [90, 95, 99] as const;
export type Level = (typeof LEVELS)[number];

/** A cell as it is tested: its share, and the effective base of its column. */
export type TestedCell = Proportion & { letter: string };

/**
 * For each cell of a row, the letters of the columns that it significantly exceeds: two-sided z tests between all pairs
 * of columns, with Holm's correction for the number of pairs in the row, at a confidence level of `level` percent.
 * Columns with an effective base under 5 are left out.
 */
export function exceededColumns(cells: readonly TestedCell[], level: Level): string[][] {
  const pairs = cells.flatMap((first, index) =>
    cells.slice(index + 1).flatMap((second) => {
      const difference = testDifference(first, second);
      return difference ? [{ first, second, ...difference }] : [];
    }),
  );
  const exceeded = new Map<TestedCell, string[]>(cells.map((cell) => [cell, []]));
  for (const [index, p] of holm(pairs.map((pair) => pair.p)).entries()) {
    const pair = pairs[index];
    if (!pair || p >= (100 - level) / 100) continue;
    const [high, low] = pair.z > 0 ? [pair.first, pair.second] : [pair.second, pair.first];
    exceeded.get(high)?.push(low.letter);
  }
  return cells.map((cell) => exceeded.get(cell) ?? []);
}

/** The test of a difference between two columns or waves; null also if one of them has too small a base. */
export const testDifference = (first: Proportion, second: Proportion): Difference | null =>
  isTested(first.base) && isTested(second.base) ? compareProportions(first, second) : null;

/**
 * Tests whether a row depends on the columns: a chi-square test of the answers that have the code and those that do
 * not, by column.
 */
export const testRow = (cells: readonly Proportion[]): ChiSquare | null =>
  chiSquareTest([cells.map(({ count }) => count), cells.map(({ count, base }) => Math.max(0, base - count))]);

/**
 * Tests whether the table depends on the columns: Pearson's test if every answer is in at most one row, else the sum of
 * the tests of all rows.
 */
export const testTable = (rows: readonly (readonly Proportion[])[], severalRows: boolean): ChiSquare | null =>
  severalRows ? sumOfTests(rows.map(testRow)) : chiSquareTest(rows.map((cells) => cells.map(({ count }) => count)));

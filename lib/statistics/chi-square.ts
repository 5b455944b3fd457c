import { upperGamma } from "./gamma";

export type ChiSquare = { statistic: number; degreesOfFreedom: number; p: number };

/** The probability of a chi-square value of at least `statistic`. */
export const chiSquareTail = (statistic: number, degreesOfFreedom: number): number =>
  upperGamma(degreesOfFreedom, statistic / 2);

/**
 * Pearson's test of independence in a table of counts, without continuity correction; rows and columns of zeros are
 * left out. Null if fewer than two rows or two columns remain. Source: K. Pearson, Philosophical Magazine 50 (1900),
 * 157-175; R's `chisq.test(table, correct = FALSE)`.
 */
export function chiSquareTest(table: readonly (readonly number[])[]): ChiSquare | null {
  const rowTotals = table.map(sum);
  const columnTotals = (table[0] ?? []).map((_, column) => sum(table.map((row) => row[column] ?? 0)));
  const total = sum(rowTotals);
  const freedom = (rowTotals.filter(Boolean).length - 1) * (columnTotals.filter(Boolean).length - 1);
  if (total === 0 || freedom < 1) return null;
  let statistic = 0;
  for (const [index, row] of table.entries()) {
    for (const [column, count] of row.entries()) {
      const expected = ((rowTotals[index] ?? 0) * (columnTotals[column] ?? 0)) / total;
      if (expected > 0) statistic += (count - expected) ** 2 / expected;
    }
  }
  return { statistic, degreesOfFreedom: freedom, p: chiSquareTail(statistic, freedom) };
}

/**
 * The test for a table in which an answer may count in several rows: the sum of the tests of its rows. Each row's test
 * compares, by column, the answers that have the code with those that do not. Source: Y. J. Decady and D. R. Thomas,
 * "A simple test of association for contingency tables with multiple column responses", Biometrics 56 (2000), 893-896.
 */
export function sumOfTests(tests: readonly (ChiSquare | null)[]): ChiSquare | null {
  const held = tests.filter((test) => test !== null);
  if (held.length === 0) return null;
  const statistic = sum(held.map((test) => test.statistic));
  const degreesOfFreedom = sum(held.map((test) => test.degreesOfFreedom));
  return { statistic, degreesOfFreedom, p: chiSquareTail(statistic, degreesOfFreedom) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

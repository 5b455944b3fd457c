import type { Row } from "./table";

/**
 * What programs write into cells without a value: R, pandas and SQL, Stata and SAS (`.`), JavaScript, and Qualtrics (-99:
 * seen, but not answered). Words of people, such as "None", or "Null" for zero in German, are answers.
 */
const PLACEHOLDERS = new Set([
  ...["NaT", "NULL", "null", "<NULL>", "<null>", "(NULL)", "(null)", "\\N", "undefined", ".", "-", "-99", "-999"],
]);
/** The same in any letter case: missing numbers, and Excel's errors. */
const IN_ANY_CASE = new Set([
  ...["na", "n/a", "<na>", "nan", "-nan", "1.#qnan", "-1.#ind"],
  ...["#n/a", "#na", "#ref!", "#value!", "#div/0!", "#name?", "#num!", "#null!", "#n/a n/a"],
]);
const LONGEST = 9;

/** Whether a cell says that there is no value. */
export const isPlaceholder = (cell: string): boolean => {
  const text = cell.trim();
  return text.length <= LONGEST && (PLACEHOLDERS.has(text) || IN_ANY_CASE.has(text.toLowerCase()));
};

/** The row with null, a missing value, in place of placeholders. */
export const withoutPlaceholders = (row: Row): Row => ({
  ...row,
  cells: row.cells.map((cell) => (cell !== null && isPlaceholder(cell) ? null : cell)),
});

/** How often each placeholder occurs in a column, by its spelling. */
export function countPlaceholders(rows: readonly Row[], column: number): { text: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const text = cells[column]?.trim() ?? "";
    if (isPlaceholder(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => ({ text, count }));
}

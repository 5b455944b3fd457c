import type { Row } from "./table";

/**
 * What programs write into cells without a value, in lower case: R, pandas and SQL, Stata and SAS (`.`), Excel's errors,
 * JavaScript, and Qualtrics (-99: seen, but not answered). Words of people, such as "None", are answers.
 */
const PLACEHOLDERS = new Set([
  ...[
    "na",
    "n/a",
    "<na>",
    "nan",
    "-nan",
    "nat",
    "null",
    "<null>",
    "(null)",
    "\\n",
    "undefined",
    ".",
    "-",
    "-99",
    "-999",
  ],
  ...["#n/a", "#na", "#ref!", "#value!", "#div/0!", "#name?", "#num!", "#null!", "#n/a n/a", "1.#qnan", "-1.#ind"],
]);
const LONGEST = 9;

/** Whether a cell says that there is no value. */
export const isPlaceholder = (cell: string): boolean => {
  const text = cell.trim();
  return text.length <= LONGEST && PLACEHOLDERS.has(text.toLowerCase());
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

/**
 * Matches the beginning of a formula as spreadsheets recognise it, including full-width forms and leading white space.
 */
const BEGINS = String.raw`(?:\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const FORMULA = new RegExp(`^'*${BEGINS}`);
const GUARDED = new RegExp(`^'+${BEGINS}`);
/** Numbers are harmless: `-2`, `+1.5`, `-3,5 %`, `2e-3`. */
const NUMBER = /^[+-]?\d{1,30}(?:[.,]\d{1,30})?(?:e[+-]?\d{1,3})?\s?%?$/i;

/** Whether a spreadsheet would run a cell as a formula. */
export const isFormula = (cell: string) => FORMULA.test(cell) && !NUMBER.test(cell);

/**
 * Puts an apostrophe before a CSV cell that a spreadsheet would run as a formula: `=A1` becomes `'=A1`. A cell that
 * already has apostrophes there gets one more, so that `unguard` always gives back the original.
 */
export const guard = (cell: string) => (isFormula(cell) ? `'${cell}` : cell);

/** Removes the apostrophe that `guard` has put before a cell. */
export const unguard = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell);

const SIGN = "[=+\\-@＝＋－＠]";
/**
 * Matches the beginning of a formula as spreadsheets recognise it, including full-width forms and leading white space.
 */
const FORMULA = new RegExp(`^'*(?:\\s*${SIGN}|[\\t\\r\\n])`);
/** Numbers are harmless: `-2`, `+1.5`, `-3,5 %`, `2e-3`. */
const NUMBER = /^\s*[+-]?\d{1,30}(?:[.,]\d{1,30})?(?:e[+-]?\d{1,3})?\s?%?$/i;

/** Whether a spreadsheet would run a cell as a formula. */
export const isFormula = (cell: string) => FORMULA.test(cell) && !NUMBER.test(cell);

/**
 * What a spreadsheet may take for a cell of its own. Where Excel separates lists by semicolons, as in Germany, quotation
 * marks after a comma protect nothing: it divides a line at semicolons and tabs, and a cell at its line breaks. It drops
 * a pair of quotation marks where such a part begins, as `;"=A1` does in CSV.
 */
const PART = /[^;\t\r\n]+/g;
const OPEN = new RegExp(`^'*[\\s"]*${SIGN}`);
const GUARDED = new RegExp(`^'+[\\s"]*${SIGN}`);
const BEGINS_BLANK = /^'*[\t\r\n]/;

/**
 * Puts an apostrophe wherever a CSV cell begins a formula for a spreadsheet: `=A1` becomes `'=A1`, and `a;=A1` becomes
 * `a;'=A1`. Where there are apostrophes already, they get one more, so that `unguard` always gives back the original.
 */
export function guard(cell: string): string {
  const guarded = cell.replace(PART, (part) => (OPEN.test(part) && !NUMBER.test(part) ? `'${part}` : part));
  return BEGINS_BLANK.test(cell) ? `'${guarded}` : guarded;
}

/** Removes the apostrophes that `guard` has put into a cell. */
export function unguard(cell: string): string {
  const rest = cell.startsWith("'") && BEGINS_BLANK.test(cell) ? cell.slice(1) : cell;
  return rest.replace(PART, (part) => (GUARDED.test(part) ? part.slice(1) : part));
}

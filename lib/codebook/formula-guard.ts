/**
 * Puts an apostrophe before a CSV cell that a spreadsheet would run as a formula: `=A1` becomes `'=A1`. A cell that
 * already has apostrophes there gets one more, so that `unguard` always gives back the original.
 */
export const guard = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

export const unguard = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

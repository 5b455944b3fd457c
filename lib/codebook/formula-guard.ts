/**
 * A cell of a CSV file that a spreadsheet would take for a formula gets an apostrophe, which makes it text; one that
 * has apostrophes before such a beginning gets another, so that taking one away again gives back what was written.
 */
export const guard = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

export const unguard = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

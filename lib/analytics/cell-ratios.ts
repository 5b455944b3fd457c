/** A cell of a cross-tab, as far as the ratios need it. `percentage` is of the column's answers, 0 to 100. */
type Cell = { weighted_count: number; percentage: number | null };

/**
 * Of the answers with the row's code, the share that is in the cell's column, 0 to 1. `total` is the row's cell for all
 * answers. Null if no answer has the code.
 */
export const rowShare = (cell: Cell, total: Cell | undefined): number | null =>
  quotient(cell.weighted_count, total?.weighted_count);

/** The cell's percentage as an index, where the percentage in all answers is 100. Null if there is no such percentage. */
export function indexOfCell(cell: Cell, total: Cell | undefined): number | null {
  const ratio = quotient(cell.percentage, total?.percentage);
  return ratio === null ? null : Math.round(100 * ratio);
}

const quotient = (value: number | null, divisor: number | null | undefined): number | null =>
  value === null || !divisor ? null : value / divisor;

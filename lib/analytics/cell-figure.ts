import type { CellFigure } from "@/db/schema/terms";
import { percentFigure, whole } from "@/lib/text/figures";
import { indexOfCell, rowShare } from "./cell-ratios";

type Cell = Parameters<typeof rowShare>[0];

/**
 * A cell's figure in words. `total` is the row's cell for all answers. `row`: of the answers with this code, the
 * percentage that is in this column. `index`: 100 times this column's share divided by that of all answers; 30 % in the
 * column and 20 % in all answers give 150.
 */
export function cellFigure(cell: Cell, total: Cell | undefined, figure: CellFigure): string {
  const count = whole(Math.round(cell.weighted_count));
  if (figure === "count") return count;
  if (figure === "row") return words(rowShare(cell, total), percentFigure);
  if (figure === "index") return words(indexOfCell(cell, total), whole);
  const share = cell.percentage === null ? "–" : percentFigure(cell.percentage / 100);
  return figure === "both" ? `${share} (${count})` : share;
}

const words = (value: number | null, wordsOf: (value: number) => string): string =>
  value === null ? "–" : wordsOf(value);

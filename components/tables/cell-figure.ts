import { indexOfCell, rowShare } from "@/lib/analytics/cell-ratios";
import { percentFigure, whole } from "../ui/figures";
import type { CrossTabCell } from "./queries";
import type { TableQuery } from "./table-query";

/**
 * A cell's figure in words. `total` is the row's cell for all answers. `row`: of the answers with this code, the
 * percentage that is in this column. `index`: 100 times this column's share divided by that of all answers; 30 % in the
 * column and 20 % in all answers give 150.
 */
export function cellFigure(cell: CrossTabCell, total: CrossTabCell | undefined, figure: TableQuery["figure"]): string {
  const count = whole(Math.round(cell.weighted_count));
  if (figure === "count") return count;
  if (figure === "row") return words(rowShare(cell, total), percentFigure);
  if (figure === "index") return words(indexOfCell(cell, total), whole);
  const share = cell.percentage === null ? "–" : percentFigure(cell.percentage / 100);
  return figure === "both" ? `${share} (${count})` : share;
}

const words = (value: number | null, wordsOf: (value: number) => string): string =>
  value === null ? "–" : wordsOf(value);

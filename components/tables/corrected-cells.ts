import { percentFigure } from "../ui/figures";
import type { CorrectedTable, CrossTabRow } from "./queries";

export type CorrectedCell = CorrectedTable["codes"][number]["corrected"];

/** The corrected share of a row in each column, null where the sample is too small; without any for a net. */
export function correctedCells({ codes }: CorrectedTable, row: CrossTabRow): CorrectedCell[] {
  const code = codes.find(({ code_id }) => code_id === row.id);
  const bySegment = new Map(code?.cells.map(({ segment, corrected }) => [segment, corrected]));
  return row.cells.map(({ segment }) => (segment === null ? code?.corrected : bySegment.get(segment)) ?? null);
}

/** The interval of a corrected share: `12.0–18.4`. */
export const intervalWords = (cell: CorrectedCell): string =>
  cell?.interval ? `${percentFigure(cell.interval.low / 100)}–${percentFigure(cell.interval.high / 100)}` : "";

/** The corrected share: `15.1`; a dash without one. */
export const shareWords = (cell: CorrectedCell): string =>
  cell?.percentage == null ? "–" : percentFigure(cell.percentage / 100);

import type { CrossTabCell, CrossTabRow } from "./queries";
import type { TableQuery } from "./table-query";

/** Percentage points above or below the total from which a cell has the next stronger colour. */
const STEPS = [1, 3, 6, 10] as const;
/** The cell's own percentage from which it has the next stronger colour. */
const SHARE_STEPS = [2, 5, 10, 20, 35] as const;

const ABOVE = ["", "bg-heat-1", "bg-heat-2", "bg-heat-3", "bg-heat-4"];
const BELOW = ["", "bg-heat-below-1", "bg-heat-below-2", "bg-heat-below-3", "bg-heat-below-3"];
const SHARE = ["", "bg-heat-1", "bg-heat-2", "bg-heat-3", "bg-heat-4", "bg-heat-5"];

export const MIN_COLOURED = STEPS[0];

/** True if a cell is significantly higher or lower than that of another column of its segment. */
const isSignificant = (row: CrossTabRow, cell: CrossTabCell, letter: string): boolean =>
  cell.exceeds.length > 0 ||
  row.cells.some(({ segment_key, exceeds }) => segment_key === cell.segment_key && exceeds.includes(letter));

/** The class of the colour of a cell, whose column has this letter. Nets and the total have none. */
export function heatClass(row: CrossTabRow, cell: CrossTabCell, letter: string, colour: TableQuery["colour"]): string {
  const total = row.cells[0]?.percentage ?? null;
  if (colour === "none" || row.kind === "net" || cell.segment === null || cell.percentage === null) return "";
  if (colour === "share") return SHARE[stepOf(cell.percentage, SHARE_STEPS)] ?? "";
  if (total === null || (colour === "significant" && !isSignificant(row, cell, letter))) return "";
  const difference = cell.percentage - total;
  return (difference < 0 ? BELOW : ABOVE)[stepOf(Math.abs(difference), STEPS)] ?? "";
}

const stepOf = (value: number, steps: readonly number[]) => steps.filter((step) => value >= step).length;

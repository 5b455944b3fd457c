import { filledIn } from "@/lib/tables/header/cells";
import type { Row } from "@/lib/tables/table";
import { isRoleName } from "./role-words";
import { isNumber } from "./whole-number";

/** The most rows above the header, and the most cells of such a row. */
const MAX_TITLES = 10;
const MAX_TITLE_CELLS = 2;
/** Below the first row, a header has at least this many cells: one cell may be a code that is called “Values”. */
const MIN_HEADER_CELLS = 2;
/** A column of numbers holds at least this share of them. */
export const MOSTLY = 0.6;

/**
 * The place of the row that names the columns; -1 if there is none. It names roles, or stands above a column of numbers
 * without being one.
 */
export function findHeader(rows: readonly Row[]): number {
  const texts = rows.map(({ cells }) => cells.map((cell) => cell?.trim() ?? ""));
  for (const [place, row] of texts.slice(0, MAX_TITLES + 1).entries()) {
    const filled = row.filter((cell) => cell !== "");
    const known = filled.filter(isRoleName);
    const isLong = filled.length >= (place === 0 ? 1 : MIN_HEADER_CELLS);
    const isNamed = isLong && known.length * 2 >= filled.length && !filled.some(isNumber);
    if (isNamed || isAboveNumbers(row, texts.slice(place + 1))) return place;
    if (filledIn(row) > MAX_TITLE_CELLS) return -1;
  }
  return -1;
}

function isAboveNumbers(row: readonly string[], below: readonly (readonly string[])[]): boolean {
  if (filledIn(row) < MIN_HEADER_CELLS || row.some(isNumber)) return false;
  return row.some((cell, column) => {
    const values = below.map((cells) => cells[column] ?? "").filter((value) => value !== "");
    return cell !== "" && values.length > 1 && values.filter(isNumber).length >= values.length * MOSTLY;
  });
}

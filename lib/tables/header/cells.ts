import { isPlaceholder } from "../placeholders";
import type { Row } from "../table";

/** The number of cells up to the last that is not blank. */
export const usedWidth = (cells: readonly (string | null)[]): number =>
  cells.findLastIndex((cell) => cell !== null && cell.trim() !== "") + 1;

/** The most cells that a row uses. */
export const widest = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ cells }) => usedWidth(cells)));

/** The number of cells that are not blank. */
export const filledIn = (cells: readonly (string | null)[]): number => cells.filter((cell) => cell?.trim()).length;

const LONGEST_CODE = 100;

/** Whether a cell is a number, a date or an id, such as `4`, `2026-03-14 10:22` or `R_1x7`, and no words. */
export const isCoded = (cell: string): boolean =>
  cell.length <= LONGEST_CODE && (/^\S*\d\S*$/.test(cell) || /^\d[\d\s.,:/+-]*(?:[AP]M)?$/i.test(cell));

/** The shape of an id or number: `R_12` and `R_7` have the same. */
const shapeOf = (cell: string) => cell.replace(/\p{L}+/gu, "a").replace(/[+-]?\d+(?:[.,]\d+)*/g, "0");

/**
 * What a cell is to the cells below it in its column: `like` them, if all are numbers, dates or ids; `unlike` them, if
 * they are, but the cell is not, as in a header; null if they are words, or too few.
 */
export function compareBelow(cell: string, below: readonly string[]): "like" | "unlike" | null {
  const values = below.filter((value) => value !== "" && !isPlaceholder(value));
  if (cell === "" || values.length < 2 || !values.every(isCoded)) return null;
  if (isPlaceholder(cell)) return "like";
  if (!isCoded(cell)) return "unlike";
  return values.some((value) => shapeOf(value) === shapeOf(cell)) || !/\p{L}/u.test(cell) ? "like" : "unlike";
}

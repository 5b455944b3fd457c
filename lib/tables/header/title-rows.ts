import { compareBelow, filledIn, usedWidth } from "./cells";

/** The most title rows above a table, the most cells of a title, and how many rows must follow the header. */
const MAX_TITLES = 10;
const MAX_TITLE_CELLS = 2;
const MIN_ROWS = 2;
/** The rows that are compared with the header. */
const COMPARED = 10;

/**
 * Counts the rows of titles and notes above a table: rows of one or two cells, with a header of more cells below them,
 * which is followed by rows of about its width, and unlike them if those have numbers.
 */
export function countTitles(rows: readonly (readonly (string | null)[])[]): number {
  const [first = []] = rows;
  if (filledIn(first) !== 1 && !first.some((cell) => cell?.trim().endsWith(":"))) return 0;
  const widths = rows.map(usedWidth);
  for (let place = 1; place <= MAX_TITLES && place < rows.length; place += 1) {
    const titles = rows.slice(0, place);
    if (filledIn(titles.at(-1) ?? []) > MAX_TITLE_CELLS) return 0;
    const width = widths[place] ?? 0;
    const titleWidth = Math.max(...widths.slice(0, place));
    const below = widths.slice(place + 1, place + 1 + COMPARED);
    const isHeader = filledIn(rows[place] ?? []) > Math.max(...titles.map(filledIn)) && width > titleWidth;
    const isFollowed = below.length >= MIN_ROWS && below.every((used) => used > titleWidth && used <= width);
    if (isHeader && isFollowed && !isLikeBelow(rows.slice(place))) return place;
  }
  return 0;
}

/** Whether the first row has numbers or ids where those below have them. */
function isLikeBelow([first = [], ...below]: readonly (readonly (string | null)[])[]): boolean {
  const textsOf = (place: number) => below.map((cells) => cells[place]?.trim() ?? "");
  return first.some((cell, place) => compareBelow(cell?.trim() ?? "", textsOf(place)) === "like");
}

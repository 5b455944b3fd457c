import { wholeNumber } from "@/lib/codebook/codeframe/whole-number";
import { yesOrNo } from "@/lib/tables/yes-no";
import type { GivenCodes } from "./plan-given-codes";

/** The codes that a coder gave the answer of a row, as the file writes them; none says that no code fits. */
export type RowCoding = { coder: string | null; codes: string[] };

const LONGEST_CODER = 200;

type Read = (column: number) => string;
type Refuse = (column: number, reason: string) => void;

/** Reads the codes of a row. Null if all cells are empty: nobody has coded the answer. */
export function readRowCoding(given: GivenCodes, read: Read, refuse: Refuse): RowCoding | null {
  const { columns, layout, coderColumn } = given;
  const cells = columns.map((column) => read(column).trim());
  if (cells.every((cell) => cell === "")) return null;
  const codes = layout === "columns" ? switchedOn(given, cells, refuse) : cells.flatMap((cell) => partsOf(cell, given));
  const named = coderColumn === null ? "" : read(coderColumn).replace(/\s+/g, " ").trim();
  if (named.length > LONGEST_CODER) refuse(coderColumn ?? 0, `has a coder's name of over ${LONGEST_CODER} characters`);
  return { coder: named || given.coder, codes: [...new Set(codes)] };
}

function switchedOn({ columns, on, off }: GivenCodes, cells: readonly string[], refuse: Refuse): string[] {
  return cells.flatMap((cell, place) => {
    const text = on[place] ?? null;
    const isGiven = text === null ? yesOrNo(cell) : cell === text || (off[place]?.includes(cell) ? false : noIn(cell));
    if (isGiven === undefined) refuse(columns[place] ?? 0, `holds "${cell.slice(0, 40)}", where yes or no is known`);
    return isGiven ? [String(place)] : [];
  });
}

/** False for a word for no; undefined for anything else. */
const noIn = (cell: string) => (yesOrNo(cell) === false ? false : undefined);

/** Codes such as `12`, `A12` and `3b` between commas, blanks or slashes. */
const LIST = /^[a-z]{0,3}\d+[a-z]?(?:\s*[\s,/]\s*[a-z]{0,3}\d+[a-z]?)+,?$/i;

/** The codes of a cell: labels between semicolons, bars or lines, and lists of numbers. */
function partsOf(cell: string, { frame }: GivenCodes): string[] {
  if (frame.some(({ token }) => token === cell)) return [cell];
  return cell.split(/[;|\n]/).flatMap((part) => {
    const text = part.trim();
    const whole = wholeNumber(text);
    if (whole !== null) return [String(whole)];
    if (/^0+$/.test(text)) return [];
    if (!LIST.test(text)) return text || [];
    return text.split(/[\s,/]+/).flatMap((code) => (/^0*$/.test(code) ? [] : String(wholeNumber(code) ?? code)));
  });
}

import { isIP } from "node:net";

/** A column is technical if at least this share of its cells is. */
const NEARLY_ALL = 0.9;

const UUID = /^\{?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\}?$|^[0-9a-f]{24,64}$/i;
const PATTERNS = [
  /^(?:Mozilla|Opera|Dalvik|okhttp|curl)\/\d/,
  /^(?:https?:\/\/|www\.)\S+$/i,
  /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
  /^-?\d{1,3}[.,]\d{3,}[°NSEW]*(?:[,;]?\s*-?\d{1,3}[.,]\d+[°NSEW]*){0,3}$/,
  /^[^\s/\\]+\.(?:jpe?g|png|gif|heic|pdf|docx?|mp[34]|m4a|mov|wav)$/i,
];
const ADDRESS_WITH_PORT = /^[\d.]{7,15}:\d{1,5}$/;
const MOMENT = /^(?=.*\b\d{4}\b)(?=.*\d:\d\d)[\p{L}\d\s.,:/()+-]{10,70}$/u;

/**
 * Whether a column holds what programs record: user agents, addresses of machines, pages and mail, coordinates, names of
 * uploaded files, UUIDs, or moments with a time zone in words.
 */
export const isTechnical = (cells: readonly string[]): boolean => holdsUuids(cells) || isRecorded(cells);

/** The same without UUIDs, which may be the ids of respondents. */
export const isRecorded = (cells: readonly string[]): boolean => nearlyAll(cells, isRecordedCell);

const holdsUuids = (cells: readonly string[]) => nearlyAll(cells, (cell) => UUID.test(cell));

const isRecordedCell = (cell: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(cell)) ||
  isIP(cell) > 0 ||
  (ADDRESS_WITH_PORT.test(cell) && isIP(cell.slice(0, cell.indexOf(":"))) > 0) ||
  (MOMENT.test(cell) && !Number.isNaN(Date.parse(cell)));

function nearlyAll(cells: readonly string[], is: (cell: string) => boolean): boolean {
  const allowed = cells.length * (1 - NEARLY_ALL);
  let others = 0;
  for (const cell of cells) if (!is(cell) && ++others > allowed) return false;
  return cells.length > 0;
}

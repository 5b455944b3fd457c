/** Whether the day or the month comes first in a date such as 3/4/2026. */
export const DAY_ORDERS = ["day-first", "month-first"] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

export type Day = { year: number; month: number; day: number };

/** A longer cell is no date; the patterns below are only tried on shorter ones. */
const LONGEST = 80;
const CLOCK = String.raw`(?:[01]?\d|2[0-4])[:.h][0-5]\d(?:[:.][0-5]\d(?:[.,]\d{1,9})?)?`;
const HALF_OF_DAY = String.raw`(?: ?(?:[AaPp]\.? ?[Mm]\.?|[Uu]hr|h))?`;
/** A time zone as an offset from UTC: +0100, -03:30, GMT+1. */
const OFFSET = String.raw`(?:(?:GMT|UTC) ?[+-](?:0?\d|1[0-4])|[+-](?:0\d|1[0-4]))(?::?[0-5]\d)?`;
/** A time zone as a place: Europe/Berlin, America/Argentina/Buenos_Aires. */
const PLACE = String.raw`[A-Z][A-Za-z_]+(?:\/[\w+-]+){1,2}`;
const WORD = String.raw`[\p{Lu}+-][\p{L}\d\/_:+-]*`;
/** A time zone as a name in brackets, in which each word begins with a capital letter. */
const BRACKETED = String.raw`(?:\(${WORD}(?: ${WORD})*\)|\[${WORD}(?: ${WORD})*\])`;
const ZONE = `(?: ?(?:Z|${OFFSET}|${PLACE}|[A-Z]{2,5}|${BRACKETED}))?(?: [A-Z]{2,5}| ?${BRACKETED})?`;
/** A time after the date. It is ignored: the date is taken as written, whatever the time zone. */
const TIME = String.raw`(?:(?:T|,|\.?,? {1,2})${CLOCK}${HALF_OF_DAY}${ZONE})?\.?`;
const YEAR_FIRST = new RegExp(String.raw`^([1-9]\d{3})([-\/.])(\d{1,2})\2(\d{1,2})${TIME}$`, "u");
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-\/.])(\d{1,2})\2([1-9]\d{3}|\d{2})${TIME}$`, "u");
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** The dots of "14. 3. 2026", as some languages write it. */
const SPACED = /^(\d{1,4})\. ?(\d{1,2})\. ?(?=\d)/;
/** Years of two digits from here on belong to the 1900s, those below to the 2000s, as in Excel. */
const FIRST_OF_1900S = 30;

/**
 * The day of the calendar that a cell names, with or without a time: 2026-03-14, 2026/3/14, 20260314, and, by the
 * order of day and month, 14.03.2026, 3/14/2026 or 3/14/26. Null for anything else, and for days that no calendar has.
 */
export function readDay(cell: string, order: DayOrder): Day | null {
  const parts = partsOf(cell);
  if (!parts) return null;
  const { year, first, second, isYearFirst } = parts;
  const [month, day] = isYearFirst || order === "month-first" ? [first, second] : [second, first];
  return existing(fullYear(year), Number(month), Number(day));
}

type Parts = { year: string; first: string; second: string; isYearFirst: boolean };

/** The digits of a date. `first` and `second` are month and day where the year is first, else either. */
function partsOf(cell: string): Parts | null {
  if (cell.length > LONGEST) return null;
  const text = plain(cell).replace(SPACED, "$1.$2.");
  const [, year, , month = "", day = ""] = YEAR_FIRST.exec(text) ?? [];
  if (year) return { year, first: month, second: day, isYearFirst: true };
  const [, compactYear, compactMonth = "", compactDay = ""] = COMPACT.exec(text) ?? [];
  if (compactYear) return { year: compactYear, first: compactMonth, second: compactDay, isYearFirst: true };
  const [, first, mark, second = "", last = ""] = YEAR_LAST.exec(text) ?? [];
  // Two-digit years with hyphens are not read, because 26-03-14 may begin with the year.
  if (!first || (mark === "-" && last.length === 2)) return null;
  return { year: last, first, second, isYearFirst: false };
}

/** A short cell with fullwidth digits and special spaces as plain ones. */
const plain = (cell: string) => (cell.length > LONGEST ? cell : cell.normalize("NFKC").trim());

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < FIRST_OF_1900S ? 2000 + year : 1900 + year;
}

function existing(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

/** Whether a cell is a date in either order and written with separators, unlike numbers such as 20260314. */
export const isDate = (cell: string): boolean =>
  /\D/.test(plain(cell)) && (readDay(cell, "day-first") ?? readDay(cell, "month-first")) !== null;

/** Whether the year of a date has all its digits. */
export const hasFullYear = (cell: string): boolean => partsOf(cell)?.year.length === 4;

/** Whether a date is written like a version: 1.7.10, with dots, a year of two digits and not two each for the rest. */
export const isLikeVersion = (cell: string): boolean => /^(?!\d\d\.\d\d\.)\d{1,2}\.\d{1,2}\.\d{2}$/.test(plain(cell));

/**
 * Whether a cell says that there is no date: it has no digit of any script but the zero 0, such as "n/a" and
 * "0000-00-00".
 */
export const namesNoDay = (cell: string): boolean => !/[^\P{Nd}0]/u.test(plain(cell));

/** Whether the day or the month comes first in a date such as 3/4/2026. */
export const DAY_ORDERS = ["day-first", "month-first"] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

export type Day = { year: number; month: number; day: number };

/** A longer cell is no date; the patterns below are only tried on shorter ones. */
const LONGEST = 80;
/** A time after the date, which is not read: the date is meant as it is written, whatever its time zone. */
const TIME = String.raw`(?:[T ,.]{1,2}\d{1,2}[:.h]\d{2}.{0,40})?\.?`;
const YEAR_FIRST = new RegExp(String.raw`^([1-9]\d{3})([-/.])(\d{1,2})\2(\d{1,2})${TIME}$`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2([1-9]\d{3}|\d{2})${TIME}$`);
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** Years of two digits from here on belong to the 1900s, those below to the 2000s, as in Excel. */
const FIRST_OF_1900S = 30;

/**
 * The day of the calendar that a cell names, with or without a time: 2026-03-14, 2026/3/14, 20260314, and, by the
 * order of day and month, 14.03.2026, 3/14/2026 or 3/14/26. Null for anything else, and for days that no calendar has.
 */
export function readDay(cell: string, order: DayOrder): Day | null {
  if (cell.length > LONGEST) return null;
  // "14. 3. 2026", as some languages write it.
  const text = cell.trim().replaceAll(". ", ".");
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return existing(Number(year), Number(month), Number(day));
  const [, compactYear, compactMonth, compactDay] = COMPACT.exec(text) ?? [];
  if (compactYear) return existing(Number(compactYear), Number(compactMonth), Number(compactDay));
  const [, first, mark, second, last = ""] = YEAR_LAST.exec(text) ?? [];
  // 26-03-14 may begin with the year.
  if (!first || (mark === "-" && last.length === 2)) return null;
  const [dayPart, monthPart] = order === "day-first" ? [first, second] : [second, first];
  return existing(fullYear(last), Number(monthPart), Number(dayPart));
}

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
  /\D/.test(cell.trim()) && (readDay(cell, "day-first") ?? readDay(cell, "month-first")) !== null;

/** Whether a cell says that there is no date: it has no digit but zeros, such as "n/a" and "0000-00-00". */
export const namesNoDay = (cell: string): boolean => !/[1-9]/.test(cell);

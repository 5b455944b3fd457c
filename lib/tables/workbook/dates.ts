const DAY = 86_400_000;
/**
 * Day 0 of Excel's calendar. It is 30 December 1899, because Excel counts 1 January 1900 as day 1 and wrongly has a 29
 * February 1900.
 */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_466;

/** The built-in number formats that show dates or times (ECMA-376, 18.8.30). */
export const isDateFormatId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Excel's limit of a format code in characters; the pattern below takes quadratic time for opening brackets. */
const LONGEST_CODE = 255;

/**
 * Whether a custom format shows a date: it has letters for days, months, years or times outside quotes, escapes and
 * colours.
 */
export const isDateFormat = (code: string): boolean =>
  code.length <= LONGEST_CODE &&
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|General/gi, ""));

/** A serial number as an ISO 8601 date, time, or both; null if it is out of range. */
export function isoDate(serial: number, from1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 0 || serial >= LAST_DAY) return null;
  const moment = new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(serial * DAY)).toISOString().slice(0, 19);
  if (serial < 1 && serial > 0) return moment.slice(11);
  return moment.endsWith("T00:00:00") ? moment.slice(0, 10) : moment;
}

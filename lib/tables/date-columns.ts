import { type FoundOrder, findDayOrder, isOpenOrder } from "./day-order";
import { FEW_VALUES, ROWS_PER_VALUE } from "./few-values";
import { type Period, periodOf } from "./periods";
import { type Day, hasFullYear, isDate, isLikeVersion, namesNoDay, readDay } from "./read-day";
import { twoDigits } from "./two-digits";

/** A column holds dates if at least this share of its cells are dates, not counting cells such as "n/a". */
const NEARLY_ALL = 0.9;
/** Dates must also be at least this share of all filled cells, because any words, such as "Good", count as "n/a". */
const MIN_DATES = 0.5;

/** How the dates of a column are written, and the first and the last day; both null if the order leaves them open. */
export type ColumnDates = { order: FoundOrder; first: string | null; last: string | null };

/** Describes a column of dates by its filled cells; null for a column of anything else. */
export function describeDates(cells: readonly string[]): ColumnDates | null {
  const found = datesOf(cells);
  if (!found) return null;
  const days = found.days?.toSorted(byTime);
  return { order: found.order, first: isoOf(days?.[0]), last: isoOf(days?.at(-1)) };
}

/** The days in a column's filled cells; null if the order leaves them open. */
function datesOf(cells: readonly string[]): { order: FoundOrder; days: Day[] | null } | null {
  const isDay = (cell: string) =>
    (readDay(cell, "day-first") ?? readDay(cell, "month-first")) !== null && !isLikeVersion(cell);
  const dates = datesAmong(cells, isDay);
  if (dates.length === 0) return null;
  const order = findDayOrder(dates);
  if (isOpenOrder(order)) return { order, days: null };
  return { order, days: dates.flatMap((cell) => readDay(cell, order === "month-first" ? order : "day-first") ?? []) };
}

/** Whether nearly all cells are dates; cells such as "n/a" count as empty. */
export const holdsDates = (cells: readonly string[]): boolean => datesAmong(cells, isDate).length > 0;

/** The dates among the cells, if nearly all cells are; else none. */
function datesAmong(cells: readonly string[], isDay: (cell: string) => boolean): string[] {
  const step = Math.ceil(cells.length / GLANCE);
  if (!cells.some((cell, index) => (index < GLANCE || index % step === 0) && isDay(cell))) return [];
  const dates = cells.filter(isDay);
  const filled = cells.filter((cell) => !namesNoDay(cell)).length;
  return dates.length >= Math.max(cells.length * MIN_DATES, filled * NEARLY_ALL) ? dates : [];
}

/** As many first cells, and as many from the whole column, tell most columns without dates quickly. */
const GLANCE = 20;

const byTime = (one: Day, other: Day) => one.year - other.year || one.month - other.month || one.day - other.day;

const isoOf = (day: Day | undefined) => (day ? `${periodOf(day, "month")}-${twoDigits(day.day)}` : null);

/** A guessed period may divide the time from the first to the last date into at most this many parts. */
const MAX_PERIODS = 36;
/** The periods that are guessed, by their months. Weeks are only taken if a person asks for them. */
const GUESSED = [
  { by: "month", months: 1 },
  { by: "quarter", months: 3 },
  { by: "year", months: 12 },
] as const;

/**
 * The shortest period by which a column of dates makes a good segment: at least two values, few in relation to the rows
 * and to the time that they cover. Null if there is none, if the order of day and month is open, and if a filled cell
 * is something else than a date with a year of four digits or a word for none.
 */
export function guessPeriod(cells: readonly string[]): Period | null {
  if (!cells.every((cell) => (isDate(cell) && hasFullYear(cell)) || namesNoDay(cell))) return null;
  const days = datesOf(cells)?.days ?? [];
  const max = Math.min(MAX_PERIODS, Math.max(FEW_VALUES, days.length / ROWS_PER_VALUE));
  const found = GUESSED.find(({ months }) => {
    const periods = days.map(({ year, month }) => Math.floor((year * 12 + month - 1) / months));
    const sorted = periods.toSorted((a, b) => a - b);
    const distinct = new Set(periods).size;
    return distinct > 1 && distinct < days.length && (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) < max;
  });
  return found?.by ?? null;
}

import { type FoundOrder, findDayOrder, isOpenOrder } from "./day-order";
import { FEW_VALUES, ROWS_PER_VALUE } from "./few-values";
import { type Period, periodOf } from "./periods";
import { type Day, isDate, namesNoDay, readDay } from "./read-day";

/** A column is taken for dates if at least this share of its filled cells are. */
const NEARLY_ALL = 0.9;

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
  const read = (cell: string) => readDay(cell, "day-first") ?? readDay(cell, "month-first");
  if (!cells.slice(0, GLANCE).some(read)) return null;
  const dates = cells.filter(read);
  if (dates.length < cells.length * NEARLY_ALL) return null;
  const order = findDayOrder(dates);
  if (isOpenOrder(order)) return { order, days: null };
  return { order, days: dates.flatMap((cell) => readDay(cell, order === "month-first" ? order : "day-first") ?? []) };
}

/** The first cells by which most columns without dates are told quickly. */
const GLANCE = 20;

const byTime = (one: Day, other: Day) => one.year - other.year || one.month - other.month || one.day - other.day;

const isoOf = (day: Day | undefined) => (day ? `${periodOf(day, "month")}-${String(day.day).padStart(2, "0")}` : null);

/** A guessed period may divide the time from the first to the last date into at most this many parts. */
const MOST_PERIODS = 36;
/** The periods that are guessed, by their months. Weeks are only taken if a person asks for them. */
const GUESSED = [
  { by: "month", months: 1 },
  { by: "quarter", months: 3 },
  { by: "year", months: 12 },
] as const;

/**
 * The shortest period by which a column of dates makes a good segment: at least two values, few in relation to the rows
 * and to the time that they cover. Null if there is none, if a filled cell is something else than a date, and if the
 * order of day and month is open.
 */
export function guessPeriod(cells: readonly string[]): Period | null {
  if (!cells.every((cell) => isDate(cell) || namesNoDay(cell))) return null;
  const days = datesOf(cells)?.days ?? [];
  const most = Math.min(MOST_PERIODS, Math.max(FEW_VALUES, days.length / ROWS_PER_VALUE));
  const found = GUESSED.find(({ months }) => {
    const periods = days.map(({ year, month }) => Math.floor((year * 12 + month - 1) / months));
    const sorted = periods.toSorted((a, b) => a - b);
    const distinct = new Set(periods).size;
    return distinct > 1 && distinct < days.length && (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) < most;
  });
  return found?.by ?? null;
}

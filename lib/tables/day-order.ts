import { readDay } from "./read-day";

/**
 * The order of day and month in the dates of a column. `year-first`: no date depends on the order. `unclear`: all dates
 * fit both orders, but some mean different days, such as 3/4/2026. `mixed`: some dates fit only one order, such as
 * 31/1/2026, and others only the other, such as 1/31/2026.
 */
export const FOUND_ORDERS = ["year-first", "day-first", "month-first", "unclear", "mixed"] as const;
export type FoundOrder = (typeof FOUND_ORDERS)[number];

const DOTTED = /^\d{1,2}\./;

/**
 * Finds the order of day and month that all dates of a column fit. If they fit both orders, and the ambiguous ones are
 * written with dots, such as 3.4.2026, the day comes first, as is usual for dates with dots. Skips cells that are not
 * dates.
 */
export function findDayOrder(cells: Iterable<string>): FoundOrder {
  let [hasDayFirst, hasMonthFirst, hasDots, isUnclear] = [false, false, false, false];
  for (const cell of cells) {
    const [byDay, byMonth] = [readDay(cell, "day-first"), readDay(cell, "month-first")];
    if (!byDay && byMonth) hasMonthFirst = true;
    else if (byDay && !byMonth) hasDayFirst = true;
    else if (DOTTED.test(cell.trim())) hasDots ||= byDay !== null;
    else isUnclear ||= byDay?.month !== byMonth?.month;
  }
  if (hasDayFirst && hasMonthFirst) return "mixed";
  if (hasDayFirst) return "day-first";
  if (hasMonthFirst) return "month-first";
  if (isUnclear) return "unclear";
  return hasDots ? "day-first" : "year-first";
}

/** Whether a person has to say which order is meant. */
export const isOpenOrder = (order: FoundOrder): boolean => order === "unclear" || order === "mixed";

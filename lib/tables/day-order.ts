import { readDay } from "./read-day";

/**
 * What the dates of a column tell about the order of day and month. `year-first`: no date depends on it. `unclear`:
 * each date fits both orders, but some name another day by the other one. `mixed`: some dates have the day first,
 * others the month.
 */
export const FOUND_ORDERS = ["year-first", "day-first", "month-first", "unclear", "mixed"] as const;
export type FoundOrder = (typeof FOUND_ORDERS)[number];

const DOTTED = /^\d{1,2}\./;

/**
 * The order of day and month in a column: the only one that all its dates fit. If they fit both and those that depend
 * on it are written with dots, the day comes first, as is usual where dates have dots. Cells that are no dates are
 * skipped.
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

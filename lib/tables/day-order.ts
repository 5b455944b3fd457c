import { readDay } from "./read-day";

/**
 * What the dates of a column tell about the order of day and month. `year-first`: no date depends on it. `unclear`:
 * each date fits both orders. `mixed`: some dates have the day first, others the month.
 */
export const FOUND_ORDERS = ["year-first", "day-first", "month-first", "unclear", "mixed"] as const;
export type FoundOrder = (typeof FOUND_ORDERS)[number];

const YEAR_LAST = /^\d{1,2}\D/;
const DOTTED = /^\d{1,2}\./;

/**
 * The order of day and month in a column: the only one that all its dates fit. If they fit both and are written with
 * dots, the day comes first, as is usual where dates have dots. Cells that are no dates are skipped.
 */
export function findDayOrder(cells: Iterable<string>): FoundOrder {
  let [hasDayFirst, hasMonthFirst, hasEither, isDotted] = [false, false, false, true];
  for (const cell of cells) {
    const [byDay, byMonth] = [readDay(cell, "day-first"), readDay(cell, "month-first")];
    if (!byDay && byMonth) hasMonthFirst = true;
    else if (byDay && !byMonth) hasDayFirst = true;
    else if (byDay && YEAR_LAST.test(cell.trim())) {
      hasEither = true;
      isDotted &&= DOTTED.test(cell.trim());
    }
  }
  if (hasDayFirst && hasMonthFirst) return "mixed";
  if (hasDayFirst) return "day-first";
  if (hasMonthFirst) return "month-first";
  if (!hasEither) return "year-first";
  return isDotted ? "day-first" : "unclear";
}

/** Whether a person has to say which order is meant. */
export const isOpenOrder = (order: FoundOrder): boolean => order === "unclear" || order === "mixed";

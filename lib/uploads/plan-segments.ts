import { invalidInput } from "@/lib/errors/app-error";
import { findDayOrder } from "@/lib/tables/day-order";
import { filledCells } from "@/lib/tables/guess-columns";
import { type Period, periodOf } from "@/lib/tables/periods";
import { DAY_ORDERS, type DayOrder, namesNoDay, readDay } from "@/lib/tables/read-day";
import type { Row } from "@/lib/tables/table";

/** A column that becomes a segment. With `by`, its dates are replaced by their periods, such as `2026-03`. */
export type AskedSegment<Column = number> = {
  column: Column;
  by?: Period | undefined;
  order?: DayOrder | undefined;
};

/**
 * A column of dates whose periods are a segment. `order` is null if the first rows do not show the order of day and
 * month. `open`: why a person has to state the order before the file is loaded; only set in a preview.
 */
export type DateSegment = { column: number; by: Period; order: DayOrder | null; open?: string };

/**
 * The columns of the segments, and which of them are dates. Throws VALIDATION_ERROR for a column that is listed again
 * with a period, and, except for a preview, if a person has to say whether the day or the month comes first.
 */
export function planSegments(
  asked: readonly AskedSegment[],
  rows: readonly Row[],
  isPreview: boolean,
): { segments: number[]; dates: DateSegment[] } {
  const segments = asked.map(({ column }) => column);
  const dates = asked.flatMap(({ column, by, order }, index): DateSegment[] => {
    if (!by) return [];
    const path = `mapping.segments[${index}]`;
    if (segments.filter((other) => other === column).length > 1) {
      throw invalidInput([{ path, message: "names a column twice; a column is taken by one period" }]);
    }
    if (order) return [{ column, by, order }];
    const cells = rows.map((row) => row.cells);
    const found = findDayOrder(filledCells(cells, column));
    if (found === "day-first" || found === "month-first") return [{ column, by, order: found }];
    if (by === "year" || found === "year-first") return [{ column, by, order: null }];
    if (isPreview) return [{ column, by, order: null, open: OPEN[found] }];
    throw invalidInput([{ path: `${path}.order`, message: `is required, because ${OPEN[found]}` }]);
  });
  return { segments, dates };
}

const OPEN = {
  mixed: "some dates have the day first and others the month",
  unclear: "each date may have the day or the month first",
};

/**
 * The period of a date, as it is stored. Null for a cell that names no day, such as "n/a", and while the order is open.
 * Undefined for a cell that is not a date in the given order or, if no order is given, depends on the order.
 */
export function periodIn(cell: string, { by, order, open }: DateSegment): string | null | undefined {
  if (open || namesNoDay(cell)) return null;
  const orders = order ? [order] : DAY_ORDERS;
  const days = orders.flatMap((each) => readDay(cell, each) ?? []);
  const [period, ...others] = new Set(days.map((day) => periodOf(day, by)));
  const isClear = others.length === 0 && (days.length === orders.length || by === "year");
  return isClear ? period : undefined;
}

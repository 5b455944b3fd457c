import type { SavColumn } from "@/db/schema/segment-labels";
import { byKey } from "@/lib/data/parts";
import type { Segment } from "@/lib/responses/list-segments";
import { numbersByLabel } from "@/lib/tables/sav-column";

/** Fewer different numbers are rather a yes and no than a score. */
const MIN_NUMBERS = 3;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * The segments that may hold a score: at least three different numbers, in at least half of the answers. Ratings from 0
 * to 10 come first. Labels of an SPSS file stand for their numbers unless these only name categories.
 */
export function scoreKeys(
  segments: readonly Segment[],
  savColumns: ReadonlyMap<string, SavColumn> = new Map(),
): string[] {
  const scores = [...byKey(segments, ({ key }) => key)].flatMap(([key, values]) => {
    const column = savColumns.get(key);
    const labels = column && column.measure !== "nominal" ? numbersByLabel(column) : new Map<string, number>();
    const numbers = values.flatMap(({ value, answers }) => {
      const number = labels.get(value) ?? (NUMBER.test(value) ? Number(value) : null);
      return number === null ? [] : [{ number, answers }];
    });
    const sum = (some: readonly { answers: number }[]) => some.reduce((total, { answers }) => total + answers, 0);
    if (new Set(numbers.map(({ number }) => number)).size < MIN_NUMBERS) return [];
    if (2 * sum(numbers) < sum(values)) return [];
    return [{ key, isRating: numbers.every(({ number }) => number >= 0 && number <= 10) }];
  });
  return scores.toSorted((one, other) => Number(other.isRating) - Number(one.isRating)).map(({ key }) => key);
}

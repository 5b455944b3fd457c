import { and, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { type SavColumn, segmentLabels } from "@/db/schema/segment-labels";
import { invalidInput } from "@/lib/errors/app-error";
import { inScaleOrder } from "@/lib/language/scales/in-scale-order";
import { placesIn } from "@/lib/tables/sav-column";
import type { QuestionScope } from "./find-question";
import { rowsOf } from "./rows-of";
import { readSegmentRows } from "./segment-names";

/** What is known of the order of a segment's values. */
export type ValueOrder = { byHand?: readonly string[]; savColumn?: SavColumn };

/** Reads what is known of the order of each segment's values, by key. The first question's counts. */
export async function readValueOrders(db: Db, organizationId: string, questionIds: readonly string[]) {
  const orders = new Map<string, ValueOrder>();
  for (const { key, savColumn, valueOrder } of await readSegmentRows(db, organizationId, questionIds)) {
    orders.set(key, {
      ...orders.get(key),
      ...(savColumn && { savColumn }),
      ...(valueOrder && { byHand: valueOrder }),
    });
  }
  return orders;
}

/**
 * A segment's values in the order that a person set, else in that of the SPSS file, else in that of a known scale; null
 * if none is known. Values that the order leaves out come last.
 */
export function inKnownOrder(values: readonly string[], { byHand, savColumn }: ValueOrder = {}): string[] | null {
  const placeOf = savColumn && placesIn(savColumn);
  const usual = placeOf ? sortedBy(values, placeOf) : inScaleOrder(values);
  if (!byHand) return usual;
  const places = new Map(byHand.map((value, place) => [value, place]));
  return sortedBy(usual ?? values.toSorted(collator.compare), (value) => places.get(value));
}

/** A segment's values in their known order, otherwise by alphabet and number. */
export const inOrder = (values: readonly string[], order?: ValueOrder): string[] =>
  inKnownOrder(values, order) ?? values.toSorted(collator.compare);

const collator = new Intl.Collator("en", { numeric: true });

function sortedBy(values: readonly string[], placeOf: (value: string) => number | undefined): string[] {
  const places = new Map(values.map((value) => [value, placeOf(value) ?? Number.NaN]));
  const known = values.filter((value) => !Number.isNaN(places.get(value)));
  const others = values.filter((value) => Number.isNaN(places.get(value)));
  return [...known.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)), ...others];
}

/**
 * Sets the order of a segment's values, or the usual one again with an empty list, in the caller's transaction. Throws
 * VALIDATION_ERROR if no answer has the segment.
 */
export async function setValueOrder(
  tx: Db,
  scope: QuestionScope,
  key: string,
  values: readonly string[],
): Promise<void> {
  const hasKey = and(rowsOf(responses, scope), sql`jsonb_exists(${responses.segments}, ${key})`);
  const [found] = await tx.select({ id: responses.id }).from(responses).where(hasKey).limit(1);
  if (!found) {
    throw invalidInput([{ path: "value_order.segment_key", message: `names no segment of this question: "${key}"` }]);
  }
  const valueOrder = values.length > 0 ? [...values] : null;
  await tx
    .insert(segmentLabels)
    .values({ ...scope, key, valueOrder })
    .onConflictDoUpdate({
      target: [segmentLabels.organizationId, segmentLabels.questionId, segmentLabels.key],
      set: { valueOrder },
    });
}

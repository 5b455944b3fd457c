import type { Db } from "@/db/client";
import { type Recode, type SavColumn, segmentLabels } from "@/db/schema/segment-labels";
import { inScaleOrder } from "@/lib/language/scales/in-scale-order";
import { placesIn } from "@/lib/tables/sav-column";
import type { QuestionScope } from "./find-question";
import { requireSegment } from "./require-segment";
import { readSegmentRows } from "./segment-names";

/** What is known of the order of a segment's values; those of a recode are in the order of its groups. */
export type ValueOrder = { byHand?: readonly string[]; recode?: Recode; savColumn?: SavColumn };

/** Reads what is known of the order of each segment's values, by key. The first question's counts. */
export async function readValueOrders(db: Db, organizationId: string, questionIds: readonly string[]) {
  const orders = new Map<string, ValueOrder>();
  for (const { key, savColumn, valueOrder, recode } of await readSegmentRows(db, organizationId, questionIds)) {
    orders.set(key, {
      ...orders.get(key),
      ...(savColumn && { savColumn }),
      ...(recode && { recode }),
      ...(valueOrder && { byHand: valueOrder }),
    });
  }
  return orders;
}

/**
 * A segment's values in the order that a person set, else in that of its recode's groups, of the SPSS file, or of a known
 * scale, the first of these that is known; null if none is. Values that the order leaves out come last.
 */
export function inKnownOrder(
  values: readonly string[],
  { byHand, recode, savColumn }: ValueOrder = {},
): string[] | null {
  const placeOf = savColumn && placesIn(savColumn);
  const usual = placeOf ? sortedBy(values, placeOf) : inScaleOrder(values);
  const given = byHand ?? recode?.groups.map(({ name }) => name);
  if (!given) return usual;
  const places = new Map([...new Set(given)].map((value, place) => [value, place]));
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
  await requireSegment(tx, scope, key, { path: "value_order.segment_key" });
  const valueOrder = values.length > 0 ? [...values] : null;
  await tx
    .insert(segmentLabels)
    .values({ ...scope, key, valueOrder })
    .onConflictDoUpdate({
      target: [segmentLabels.organizationId, segmentLabels.questionId, segmentLabels.key],
      set: { valueOrder },
    });
}

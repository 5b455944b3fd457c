import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { ownValue } from "@/lib/data/own-value";
import { readSegmentNames } from "@/lib/questions/segment-names";
import { inOrder, readValueOrders } from "@/lib/questions/value-orders";
import { listSegments } from "@/lib/responses/list-segments";
import { shownSegment } from "./banner";
import type { Subject } from "./subject";
import { readTogether } from "./together";

/**
 * The segments of a question with their values, largest first, at most 200 values per segment, and the order of the
 * values in tables. Throws NOT_FOUND, NO_DATA.
 */
export async function showSegments(db: Db, caller: Caller, subject: Subject) {
  const { organizationId, questionIds } = await readTogether(db, caller, subject);
  const found = await listSegments(db, organizationId, ...questionIds);
  const names = await readSegmentNames(db, organizationId, ...questionIds);
  const orders = await readValueOrders(db, organizationId, questionIds);
  return [...new Set(found.map(({ key }) => key))].map((key) => {
    const segments = found.filter((segment) => segment.key === key);
    const values = segments.map(({ value }) => value);
    const { recode } = orders.get(key) ?? {};
    return {
      segment_key: key,
      segment_label: ownValue(names, key) ?? null,
      values: segments
        .toSorted((one, other) => other.answers - one.answers)
        .map(({ value, answers }) => ({ ...shownSegment({ key, value }), count: answers })),
      value_order: inOrder(values, orders.get(key)),
      recode: recode ? { segment_key: recode.source, groups: recode.groups } : null,
    };
  });
}

import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { ownValue } from "@/lib/data/own-value";
import { readSegmentNames } from "@/lib/questions/segment-names";
import { listSegments } from "@/lib/responses/list-segments";
import { shownSegment } from "./banner";
import type { Subject } from "./subject";
import { readTogether } from "./together";

/**
 * The segments of a question with their values, largest first, at most 200 values per segment. Throws NOT_FOUND,
 * NO_DATA.
 */
export async function showSegments(db: Db, caller: Caller, subject: Subject) {
  const { organizationId, questionIds } = await readTogether(db, caller, subject);
  const found = await listSegments(db, organizationId, ...questionIds);
  const names = await readSegmentNames(db, organizationId, ...questionIds);
  return [...new Set(found.map(({ key }) => key))].map((key) => ({
    segment_key: key,
    segment_label: ownValue(names, key) ?? null,
    values: found
      .filter((segment) => segment.key === key)
      .map(({ value, answers }) => ({ ...shownSegment({ key, value }), count: answers })),
  }));
}

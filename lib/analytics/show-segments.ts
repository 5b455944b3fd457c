import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import type { QuestionPath } from "@/lib/questions/find-question";
import { listSegments } from "@/lib/results/list-segments";
import { readAnalysed } from "./analysed";
import { shownSegment } from "./banner";

/** The segments of a question with their values, the largest first; of each at most 200. NOT_FOUND, NO_DATA. */
export async function showSegments(db: Db, caller: Caller, path: QuestionPath) {
  const { organizationId, questionId } = await readAnalysed(db, caller, path);
  const found = await listSegments(db, organizationId, questionId);
  return [...new Set(found.map(({ key }) => key))].map((key) => ({
    segment_key: key,
    values: found
      .filter((segment) => segment.key === key)
      .map(({ value, answers }) => ({ ...shownSegment({ key, value }), count: answers })),
  }));
}

import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { questions } from "@/db/schema/projects";
import type { Analysed } from "./analysed";
import { hasSegmentKey } from "./segments";

/** The segment by which an analysis is weighted: the usual one, unless it is to count every answer once. */
export const weightFor = (db: Db, analysed: Analysed, weighted = true): Promise<string | null> =>
  weighted ? usualWeight(db, analysed) : Promise.resolve(null);

/**
 * The segment by which tables are weighted by default: that of the question or, for a group, the one that all its waves
 * share. Null if there is none, or if no answer has it any more.
 */
export async function usualWeight(db: Db, analysed: Analysed): Promise<string | null> {
  const { organizationId, questionIds } = analysed;
  const found = await db
    .selectDistinct({ key: questions.weightKey })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), isOneOf(questions.id, questionIds)));
  const [only] = found;
  if (found.length !== 1 || !only || only.key === null) return null;
  return (await hasSegmentKey(db, analysed, only.key)) ? only.key : null;
}

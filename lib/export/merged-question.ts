import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import type { ClosedQuestion } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { mergedCodes } from "@/lib/responses/merged-codes";
import { optionsOf } from "@/lib/responses/report-moved";

/** A closed question whose “other, specify” is exported, merged with the codes of its answers. */
export type MergedQuestion = {
  label: string;
  /** Its options, and the codes that answers added. */
  codes: { number: number; name: string }[];
  /** The most codes of a respondent. */
  most: number;
};

/** Reads what the merged columns of an export depend on; null without a closed question. */
export async function readMerged(
  db: Db,
  organizationId: string,
  questions: readonly { questionId: string; closed: ClosedQuestion | null }[],
): Promise<MergedQuestion | null> {
  const first = questions.find(({ closed }) => closed !== null);
  if (!first?.closed) return null;
  const ids = questions.map(({ questionId }) => questionId);
  const [size] = await db
    .select({ most: sql<number>`coalesce(max(cardinality(${mergedCodes})), 0)` })
    .from(responses)
    .where(sql`${responses.organizationId} = ${organizationId} and ${isOneOf(responses.questionId, ids)}`);
  const codes = await optionsOf(db, { organizationId, questionId: first.questionId }, first.closed);
  return { label: first.closed.label, codes, most: Math.max(1, size?.most ?? 1) };
}

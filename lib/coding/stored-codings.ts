import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Mention } from "./engines/engine";
import type { PreparedAnswer } from "./prepare/prepare";
import { type CodedResponse, storeAssignments } from "./store-assignments";

/** The codes of all responses of a question, by response id, in the order of mention. */
export async function readCodings(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
): Promise<Map<string, readonly Mention[]>> {
  const rows = await db
    .select({
      responseId: assignments.responseId,
      codeId: assignments.codeId,
      confidence: assignments.confidence,
      evidence: assignments.evidence,
      mentionSentiment: assignments.mentionSentiment,
    })
    .from(responses)
    .innerJoin(
      assignments,
      and(eq(assignments.organizationId, responses.organizationId), eq(assignments.responseId, responses.id)),
    )
    .where(and(eq(responses.organizationId, organizationId), eq(responses.questionId, questionId)))
    .orderBy(asc(assignments.responseId), asc(assignments.position));
  const codings = new Map<string, Mention[]>();
  for (const { responseId, ...mention } of rows) {
    const list = codings.get(responseId) ?? [];
    codings.set(responseId, list);
    list.push(mention);
  }
  return codings;
}

/** Replaces the engine's codes of these responses. */
export async function replaceAssignments(
  db: Db,
  scope: { organizationId: string; engine: string },
  coded: readonly CodedResponse[],
): Promise<void> {
  if (coded.length === 0) return;
  await db.delete(assignments).where(
    and(
      eq(assignments.organizationId, scope.organizationId),
      eq(assignments.source, "engine"),
      inArray(
        assignments.responseId,
        coded.map(({ id }) => id),
      ),
    ),
  );
  await storeAssignments(db, scope, coded);
}

/** Notes that the machine has processed these answers, with what preparation found. */
export async function markCoded(db: Db, organizationId: string, prepared: readonly PreparedAnswer[]): Promise<void> {
  const rows = prepared.map(({ id, language, flags }) => ({ id, language, flags }));
  await db.execute(sql`
    update ${responses} as r set coded_at = now(), language = p.language,
      flags = array(select jsonb_array_elements_text(p.flags))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id uuid, language text, flags jsonb)
    where r.organization_id = ${organizationId} and r.id = p.id`);
}

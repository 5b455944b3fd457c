import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { QuestionScope } from "@/lib/questions/find-question";

/** The most answers of an upload that its reply names. */
export const MAX_NAMED = 1_000;

/** An answer by the caller's own id and by ours. */
export type NamedAnswer = { id: string; response_id: string };

/**
 * Answers of a question by both of their ids. `answers` selects `external_id` and `place`, by which they are ordered.
 */
export async function listNamed(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  answers: SQL,
): Promise<NamedAnswer[]> {
  const rows = await db.execute<NamedAnswer>(sql`
    select r.external_id as id, r.id as response_id
    from (${answers}) n join ${responses} r on r.organization_id = ${organizationId}
      and r.question_id = ${questionId} and r.external_id = n.external_id and r.occurrence = 0
    order by n.place`);
  return [...rows];
}

import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { assignments, codes } from "@/db/schema/codebook";
import { reviewerOf } from "@/lib/responses/is-decided-by";
import { readCoderNames } from "./coder-names";

/** Who has checked answers of a question or given one of their codes, by name. */
export async function listReviewers(db: Db, organizationId: string, questionId: string) {
  const found = await db.execute<{ coder: string }>(sql`
    select distinct coder from ${answerCodings}
    where organization_id = ${organizationId} and question_id = ${questionId} and coder <> ${MACHINE}
    union
    select distinct a.actor from ${codes} c join ${assignments} a
      on a.organization_id = c.organization_id and a.code_id = c.id and a.source = 'person' and a.actor is not null
    where c.organization_id = ${organizationId} and c.question_id = ${questionId}`);
  const coders = found.map(({ coder }) => coder);
  const nameOf = await readCoderNames(db, organizationId, coders);
  return coders
    .map((coder) => ({ reviewer: reviewerOf(coder), name: nameOf(coder) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { assignments, isByWords } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { QuestionScope } from "@/lib/questions/find-question";

/**
 * Stores the machine's codes of answers that a person is about to decide. Skips answers that have a person's code, and
 * reviewed answers without codes: their machine codes are no longer known. Codes stored before the first change of
 * single codes are kept.
 */
export async function noteMachineCodings(tx: Db, scope: QuestionScope, responseIds: readonly string[]): Promise<void> {
  if (responseIds.length === 0) return;
  const { organizationId, questionId } = scope;
  await tx.execute(sql`
    insert into ${answerCodings} as kept (organization_id, response_id, coder, question_id, codes, engine)
    select r.organization_id, r.id, ${MACHINE}, r.question_id, ${codesAsJson(sql`
      case when ${isByWords(sql`a`)} then '{"byRule": true}'::jsonb else '{}' end`)}, max(a.engine)
    from ${responses} r
    left join ${assignments} a on a.organization_id = r.organization_id and a.response_id = r.id
    where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.coded_at is not null
      and r.id = any(${`{${responseIds.join(",")}}`}::uuid[])
    group by r.organization_id, r.id
    having not coalesce(bool_or(a.source = 'person'), false) and (not r.reviewed or count(a.code_id) > 0)
    on conflict (organization_id, response_id, coder) do update
      set codes = excluded.codes, engine = excluded.engine, created_at = now()
      where not (select r.reviewed or r.edited from ${responses} r
        where r.organization_id = kept.organization_id and r.id = kept.response_id)`);
}

/** Stores the present codes of answers as those of `coder`. */
export async function noteCodings(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  coder: string,
  responseIds: readonly string[],
): Promise<void> {
  if (responseIds.length === 0) return;
  await tx.execute(sql`
    insert into ${answerCodings} (organization_id, response_id, coder, question_id, codes)
    select r.organization_id, r.id, ${coder}, r.question_id, ${codesAsJson()}
    from ${responses} r
    left join ${assignments} a on a.organization_id = r.organization_id and a.response_id = r.id
    where r.organization_id = ${organizationId} and r.question_id = ${questionId}
      and r.id = any(${`{${responseIds.join(",")}}`}::uuid[])
    group by r.organization_id, r.id
    on conflict (organization_id, response_id, coder) do update set codes = excluded.codes, created_at = now()`);
}

/** Deletes people's codings of answers that will be decided again. */
export async function forgetPeoplesCodings(
  tx: Db,
  organizationId: string,
  responseIds: readonly string[],
): Promise<void> {
  if (responseIds.length === 0) return;
  await tx.execute(sql`
    delete from ${answerCodings}
    where organization_id = ${organizationId} and ${isOneOf(answerCodings.responseId, responseIds)}
      and coder <> ${MACHINE}`);
}

const codesAsJson = (more = sql`'{}'::jsonb`) => sql`coalesce(jsonb_agg(
  jsonb_build_object('codeId', a.code_id, 'sentiment', a.mention_sentiment, 'confidence', a.confidence) || ${more}
  order by a.position) filter (where a.code_id is not null), '[]')`;

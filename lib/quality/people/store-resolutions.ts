import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { reviewResolutions } from "@/db/schema/review";
import { AppError } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";

/**
 * Stores who resolves these answers, and their codes before the resolution. If an answer is resolved again, the codes
 * before its first resolution stay stored, unless somebody has coded the answer since.
 */
export async function keepResolutions(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  { resolver, ids }: { resolver: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${reviewResolutions} as kept (organization_id, response_id, question_id, resolver, before, created_at)
    select r.organization_id, r.id, r.question_id, ${resolver},
      coalesce(jsonb_agg(to_jsonb(a)) filter (where a.code_id is not null), '[]'), clock_timestamp()
    from ${responses} r
    left join ${assignments} a on a.organization_id = r.organization_id and a.response_id = r.id
    where r.organization_id = ${organizationId} and r.question_id = ${questionId}
      and r.id = any(${`{${ids.join(",")}}`}::uuid[])
    group by r.organization_id, r.id
    on conflict (organization_id, response_id) do update set
      resolver = excluded.resolver, created_at = excluded.created_at,
      before = case when kept.created_at < (
          select max(k.created_at) from ${answerCodings} k
          where k.organization_id = kept.organization_id and k.response_id = kept.response_id and k.coder <> ${MACHINE})
        then excluded.before else kept.before end`);
}

/**
 * Gives resolved answers back the codes that they had before. Throws CONFLICT if the codebook no longer has one of
 * these codes.
 */
export async function takeResolutionsBack(
  tx: Db,
  { organizationId }: QuestionScope,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const isTaken = sql`organization_id = ${organizationId} and ${isOneOf(reviewResolutions.responseId, ids)}`;
  const [lost] = await tx.execute(sql`
    select from ${reviewResolutions} cross join lateral jsonb_array_elements(before) had
    where ${isTaken} and not exists (select from ${codes} c
      where c.organization_id = ${organizationId} and c.id = (had->>'code_id')::uuid) limit 1`);
  if (lost) {
    throw new AppError(
      "CONFLICT",
      "The codebook no longer has a code that the answer had before. Choose its codes yourself.",
    );
  }
  await tx.execute(sql`
    delete from ${assignments} where organization_id = ${organizationId} and ${isOneOf(assignments.responseId, ids)}`);
  await tx.execute(sql`
    insert into ${assignments} (organization_id, response_id, code_id, position, confidence, mention_sentiment,
      evidence, evidence_start, source, engine, suggestion_id, actor, created_at)
    select had.organization_id, had.response_id, had.code_id, had.position, had.confidence, had.mention_sentiment,
      had.evidence, had.evidence_start, had.source, had.engine, had.suggestion_id, had.actor, had.created_at
    from ${reviewResolutions} cross join lateral jsonb_populate_recordset(null::assignments, before) had
    where ${reviewResolutions}.organization_id = ${organizationId} and ${isOneOf(reviewResolutions.responseId, ids)}`);
  await tx.execute(sql`delete from ${reviewResolutions} where ${isTaken}`);
}

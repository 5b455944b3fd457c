import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { newIdInSql } from "@/db/ids";
import { answersBefore } from "@/db/schema/answer-changes";
import { answerCodings } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { assignmentHistory } from "@/db/schema/codebook-versions";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { AppError } from "@/lib/errors/app-error";
import { type QuestionScope, questionNotFound } from "@/lib/questions/find-question";
import { moveQuestion } from "@/lib/questions/question-status";
import { type NamedRecode, readRecodes, requireRecoded, withRecodes } from "@/lib/questions/recodes";
import { requireIdle } from "@/lib/questions/require-idle";
import { requireWeights } from "@/lib/questions/weight-of";

/** The most answers of one question. */
const MAX_ANSWERS = 2_000_000;

/** How many answers were new, how many were known by id, and how many the question has now. */
export type StoredAnswers = { uploaded: number; updated: number; total: number };

/**
 * Stores answers on a question in the caller's transaction. `answers` selects `external_id` (each one once), `text`,
 * `segments` (null removes one) and `place` (the order, from 0). An answer with a known id is updated, and has to be
 * coded again if its text changed, unless a person decided its codes. Empty answers are flagged at once, so that no
 * base counts them even if only people code. Throws NOT_FOUND if the question is gone; JOB_ALREADY_RUNNING while a job of the question other
 * than `bringingJob` is open; VALIDATION_ERROR if the question would have too many answers, a word as a weight, or
 * another value for a recode than its groups give.
 */
export async function storeAnswers(
  tx: Db,
  scope: QuestionScope,
  answers: SQL,
  bringingJob?: string,
): Promise<StoredAnswers> {
  const owned = and(eq(questions.organizationId, scope.organizationId), eq(questions.id, scope.questionId));
  const [held] = await tx.select({ weightKey: questions.weightKey }).from(questions).where(owned).for("update");
  if (!held) throw questionNotFound();
  await requireIdle(tx, scope, bringingJob);
  await forgetMachineCodes(tx, scope, answers);
  const recodes = await readRecodes(tx, scope);
  const { uploaded, updated } = await upsert(tx, scope, answers, recodes);
  const pairs = sql`select n.segments as given, r.segments as stored from (${answers}) n join ${responses} r
    on r.organization_id = ${scope.organizationId} and r.question_id = ${scope.questionId}
      and r.external_id = n.external_id and r.occurrence = 0`;
  await requireRecoded(tx, recodes, pairs);
  await requireWeights(tx, scope, held.weightKey);
  const [question] = await tx
    .update(questions)
    .set({ responseCount: sql`${questions.responseCount} + ${uploaded}::integer` })
    .where(owned)
    .returning({ total: questions.responseCount });
  const total = question?.total ?? 0;
  if (uploaded > 0 && total > MAX_ANSWERS) throw tooManyAnswers();
  await moveQuestion(tx, scope, "answers_added");
  return { uploaded, updated, total };
}

const tooManyAnswers = () =>
  new AppError(
    "VALIDATION_ERROR",
    `A question holds at most ${MAX_ANSWERS.toLocaleString("en")} answers. Make another question for the others.`,
  );

/**
 * For answers whose text changes, deletes the machine's codes, their history and the coders' decisions, because all of
 * these belong to the old text. A person's codes stay. An answer whose machine codes a person only confirmed has to be
 * reviewed again.
 */
async function forgetMachineCodes(db: Db, { organizationId, questionId }: QuestionScope, answers: SQL): Promise<void> {
  await db.execute(sql`
    with changed as (
      select r.organization_id, r.id from ${responses} r, (${answers}) n
      where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.occurrence = 0
        and r.external_id = n.external_id and r.text <> n.text
    ), forgotten as (
      delete from ${assignmentHistory} h using changed c
      where h.organization_id = c.organization_id and h.response_id = c.id
    ), unmade as (
      delete from ${answersBefore} b using changed c
      where b.organization_id = c.organization_id and b.response_id = c.id
    ), unsaid as (
      delete from ${answerCodings} k using changed c
      where k.organization_id = c.organization_id and k.response_id = c.id
    ), uncoded as (
      delete from ${assignments} a using changed c
      where a.organization_id = c.organization_id and a.response_id = c.id and ${byMachine}
      returning a.response_id
    )
    update ${responses} r set reviewed = false, reviewed_at = null
    where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.reviewed
      and r.id in (select response_id from uncoded)
      and not exists (
        select from ${assignments} a
        where a.organization_id = r.organization_id and a.response_id = r.id and not ${byMachine})`);
}

/** A condition on mentions `a`: the machine gave them, and not a person. */
export const byMachine = sql`a.source in ('engine', 'rule')`;

async function upsert(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  answers: SQL,
  recodes: readonly NamedRecode[],
) {
  const [written] = await db.execute<{ uploaded: number; updated: number }>(sql`
    with next as (
      select coalesce(max(position) + 1, 0) as position from ${responses}
      where organization_id = ${organizationId} and question_id = ${questionId}
    ), written as (
      insert into ${responses} as known (organization_id, id, question_id, external_id, position, text, segments, flags)
      select ${organizationId}, ${newIdInSql}, ${questionId}, n.external_id, next.position + n.place, n.text,
        ${withRecodes(sql`n.segments`, recodes)},
        case when n.text ~ '\\S' then '{}' else '{empty}' end::text[]
      from next, (
        select given.external_id, given.text, given.place,
          jsonb_strip_nulls(coalesce(stored.segments, '{}') || coalesce(given.segments, '{}')) as segments
        from (${answers}) given
        left join ${responses} stored on stored.organization_id = ${organizationId}
          and stored.question_id = ${questionId} and stored.external_id = given.external_id and stored.occurrence = 0
        order by place
      ) n
      on conflict (organization_id, question_id, external_id, occurrence) do update set
        text = excluded.text,
        segments = excluded.segments,
        coded_at = case when known.text = excluded.text then known.coded_at end,
        flags = case when known.text = excluded.text then known.flags else excluded.flags end,
        not_coded = case when known.text = excluded.text then known.not_coded end,
        votes = case when known.text = excluded.text then known.votes end,
        translation = case when known.text = excluded.text then known.translation end
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::integer as uploaded, count(*) filter (where not is_new)::integer as updated
    from written`);
  return written ?? { uploaded: 0, updated: 0 };
}

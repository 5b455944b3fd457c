import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { answerChanges, answersBefore } from "@/db/schema/answer-changes";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { AppError } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";
import { answerState, hashOf, timeless } from "./answer-state";
import { changeWords, recoded, type Touch } from "./change-words";

type Recording = {
  /** The answers that `decide` may change. */
  ids: readonly string[];
  actor: string;
  /** The number of an own change that these decisions continue, so that one undo takes all of it back. */
  continues?: number | undefined;
  /** What is done, if the differences of the answers do not say it best. */
  wordsOf?: (answers: number) => string;
};

/**
 * Stores the decisions that `decide` makes about answers as one change that can be taken back, in the caller's
 * transaction, which has locked the question. Returns the number of the change; null if nothing changed. Throws
 * CONFLICT if the change to continue is not the actor's, or has been taken back.
 */
export async function recordChange(
  tx: Db,
  scope: QuestionScope,
  { ids, actor, continues, wordsOf }: Recording,
  decide: () => Promise<void>,
): Promise<number | null> {
  if (ids.length === 0) {
    await decide();
    return null;
  }
  const change =
    continues === undefined ? await openChange(tx, scope, { actor }) : await requireOpen(tx, scope, continues, actor);
  const isOwn = sql`r.organization_id = ${scope.organizationId} and r.question_id = ${scope.questionId}`;
  const before = await tx.execute<{ id: string; state: string }>(sql`
    select r.id, (${answerState})::text as state from ${responses} r
    where ${isOwn} and r.id = any(${`{${ids.join(",")}}`}::uuid[])`);
  if (continues !== undefined) await requireUnchanged(tx, scope, continues, before);
  await decide();
  await tx.execute(sql`
    insert into ${answersBefore} (organization_id, question_id, change, response_id, before, after)
    select r.organization_id, r.question_id, ${change.number}::integer, r.id, b.state, ${hashOf(sql`now.state`)}
    from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as had (id uuid, state text)
    cross join lateral (select had.state::jsonb as state) b
    join ${responses} r on ${isOwn} and r.id = had.id
    cross join lateral (select ${answerState} as state offset 0) now
    where ${timeless(sql`now.state`)} <> ${timeless(sql`b.state`)}
    on conflict (organization_id, question_id, change, response_id) do update set after = excluded.after`);
  const answers = await tx.$count(answersBefore, isOfChange(scope, change.number));
  if (answers === 0) {
    await tx.delete(answerChanges).where(isChange(scope, change.number));
    return null;
  }
  const isPart = sql`${isOfChange(scope, change.number)} and ${isOneOf(answersBefore.responseId, ids)}`;
  const touches = wordsOf ? [] : await readTouches(tx, scope, isPart);
  const part = wordsOf ? 0 : await tx.$count(answersBefore, isPart);
  const words = wordsOf ?? ((count: number) => changeWords(touches, part, count));
  const isSameAct = change.answers === 0 || change.summary === words(change.answers);
  await tx
    .update(answerChanges)
    .set({ answers, summary: isSameAct ? words(answers) : recoded(answers) })
    .where(isChange(scope, change.number));
  return change.number;
}

type Opened = { number: number; summary: string; answers: number };

/** Inserts a change without answers yet, under the question's next number. */
export async function openChange(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  { actor, summary = "", undoes = null }: { actor: string; summary?: string; undoes?: number | null },
): Promise<Opened> {
  const [opened] = await tx.execute<Opened>(sql`
    insert into ${answerChanges} (organization_id, question_id, number, summary, actor, answers, undoes)
    select ${organizationId}, ${questionId}, coalesce(max(number), 0) + 1, ${summary}::text, ${actor}::text, 0,
      ${undoes}::integer
    from ${answerChanges} where organization_id = ${organizationId} and question_id = ${questionId}
    returning number, summary, answers`);
  if (!opened) throw new Error("a change was not stored");
  return opened;
}

async function requireOpen(tx: Db, scope: QuestionScope, number: number, actor: string): Promise<Opened> {
  const isOwn = and(eq(answerChanges.actor, actor), isNull(answerChanges.undoes), isNull(answerChanges.undoneBy));
  const [open] = await tx
    .select()
    .from(answerChanges)
    .where(and(isChange(scope, number), isOwn));
  if (!open) throw new AppError("CONFLICT", `Change ${number} is not yours to continue, or has been taken back.`);
  return open;
}

/** Throws CONFLICT if an answer of the change was changed after it, which one undo of both would take back, too. */
async function requireUnchanged(
  tx: Db,
  scope: QuestionScope,
  number: number,
  states: readonly { id: string; state: string }[],
): Promise<void> {
  const [changed] = await tx.execute(sql`
    select from ${answersBefore} b
    join jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as now (id uuid, state text) on now.id = b.response_id
    where b.organization_id = ${scope.organizationId} and b.question_id = ${scope.questionId} and b.change = ${number}
      and b.after <> ${hashOf(sql`now.state::jsonb`)} limit 1`);
  if (!changed) return;
  throw new AppError(
    "CONFLICT",
    `Some of these answers were changed after change ${number}. Leave \`continues\` out, to make a change of its own.`,
  );
}

export const isChange = ({ organizationId, questionId }: QuestionScope, number: number): SQL =>
  sql`${answerChanges.organizationId} = ${organizationId} and ${answerChanges.questionId} = ${questionId}
    and ${answerChanges.number} = ${number}`;

/** A condition on `answers_before`: the answer belongs to the change. */
const isOfChange = ({ organizationId, questionId }: QuestionScope, number: number): SQL =>
  sql`${answersBefore.organizationId} = ${organizationId} and ${answersBefore.questionId} = ${questionId}
    and ${answersBefore.change} = ${number}`;

/** How the answers differ from their state before: the codes of which some are concerned, each once. */
async function readTouches(tx: Db, { organizationId }: QuestionScope, isPart: SQL): Promise<Touch[]> {
  return tx.execute<Touch>(sql`
    with touched as materialized (select response_id, before from ${answersBefore} where ${isPart}),
    was as (
      select t.response_id, c.* from touched t cross join lateral jsonb_to_recordset(t.before->'codes')
        as c (code_id uuid, mention_sentiment sentiment, evidence text, evidence_start integer)
    ), now as (
      select a.* from touched t
      join ${assignments} a on a.organization_id = ${organizationId} and a.response_id = t.response_id
    ), differing as (
      select coalesce(was.code_id, now.code_id) as code_id,
        case when was.code_id is null then 'added' when now.code_id is null then 'removed'
          when was.mention_sentiment <> now.mention_sentiment then 'sentiment'
          when (was.evidence, was.evidence_start) is distinct from (now.evidence, now.evidence_start) then 'evidence'
        end as kind
      from was full join now on now.response_id = was.response_id and now.code_id = was.code_id
    )
    select kind, c.name as code, count(*)::integer as answers from differing
    join ${codes} c on c.organization_id = ${organizationId} and c.id = differing.code_id
    where kind is not null
    group by kind, c.id, c.name
    union all
    select case when r.reviewed then 'checked' else 'unchecked' end, null, count(*)::integer
    from touched t join ${responses} r on r.organization_id = ${organizationId} and r.id = t.response_id
    where (t.before->'answer'->>'reviewed')::boolean <> r.reviewed
    group by r.reviewed
    order by kind, code`);
}

import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerChanges, answersBefore } from "@/db/schema/answer-changes";
import { codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { isCoder } from "@/lib/auth/reach";
import { AppError } from "@/lib/errors/app-error";
import { lockQuestion, type QuestionPath, type QuestionScope, scopeOf } from "@/lib/questions/find-question";
import { moveQuestion } from "@/lib/questions/question-status";
import { lockOpenJob } from "@/lib/questions/require-idle";
import { answerState, hashOf, restoreStates } from "./answer-state";
import { isChange, openChange } from "./record-change";

const UNDID = "Undid: ";
const REDID = "Redid: ";

/**
 * Takes back what a change did to answers, and nothing that was done since: answers that were changed again stay as
 * they are, and so do answers that would get back a code that the codebook no longer has. This is a change itself, so
 * that an undo can be undone. Throws NOT_FOUND; CONFLICT if no answer can be taken back; INSUFFICIENT_SCOPE if a coder
 * would undo another person's change.
 */
export async function undoChange(db: Db, caller: Caller, path: QuestionPath, number: number) {
  const scope = scopeOf(caller, path);
  return db.transaction(async (tx) => {
    await lockOpenJob(tx, scope);
    await lockQuestion(tx, caller, path);
    const [made] = await tx.select().from(answerChanges).where(isChange(scope, number));
    if (!made) {
      throw new AppError("NOT_FOUND", `There is no change ${number} of these answers, or it is older than 90 days.`);
    }
    if (isCoder(caller) && made.actor.split("/")[0] !== credentialOf(caller)) {
      throw new AppError("INSUFFICIENT_SCOPE", "Coders undo their own changes. Ask a researcher to undo this one.");
    }
    const summary = undoWords(made.summary);
    const undo = await openChange(tx, scope, { actor: credentialOf(caller), summary, undoes: number });
    const answers = await takeBack(tx, scope, { number, undo: undo.number });
    if (answers === 0) {
      throw new AppError(
        "CONFLICT",
        "Nothing is left to take back: all these answers were changed since, deleted, or had codes that the codebook no longer has.",
      );
    }
    const answersLeft = made.answers - answers;
    await tx.update(answerChanges).set({ answers, answersLeft }).where(isChange(scope, undo.number));
    if (await isTakenBack(tx, scope, number)) await markUndone(tx, scope, undo.number);
    await moveQuestion(tx, scope, "answers_settled");
    return { change: undo.number, summary, answers, answers_left: answersLeft };
  });
}

/** The undo of an undo does the change again. */
function undoWords(summary: string): string {
  if (summary.startsWith(UNDID)) return REDID + summary.slice(UNDID.length);
  return UNDID + (summary.startsWith(REDID) ? summary.slice(REDID.length) : summary);
}

/** Gives the answers that nobody has changed since their previous states. Returns how many these are. */
async function takeBack(
  tx: Db,
  scope: QuestionScope,
  { number, undo }: { number: number; undo: number },
): Promise<number> {
  const { organizationId, questionId } = scope;
  const taken = await tx.execute(sql`
    insert into ${answersBefore} (organization_id, question_id, change, response_id, before, after)
    select made.organization_id, made.question_id, ${undo}::integer, made.response_id, now.state,
      ${hashOf(sql`made.before`)}
    from ${answersBefore} made
    join ${responses} r on r.organization_id = made.organization_id and r.id = made.response_id
    cross join lateral (select ${answerState} as state offset 0) now
    where made.organization_id = ${organizationId} and made.question_id = ${questionId} and made.change = ${number}
      and made.after = ${hashOf(sql`now.state`)}
      and not exists (
        select from jsonb_array_elements(made.before->'codes') had where not exists (
          select from ${codes} c where c.organization_id = ${organizationId} and c.id = (had->>'code_id')::uuid))
    returning response_id`);
  const states = sql`select made.response_id, made.before as state from ${answersBefore} made
    join ${answersBefore} undone on undone.organization_id = made.organization_id
      and undone.question_id = made.question_id and undone.change = ${undo}
      and undone.response_id = made.response_id
    where made.organization_id = ${organizationId} and made.question_id = ${questionId} and made.change = ${number}`;
  for (const statement of restoreStates(scope, states)) await tx.execute(statement);
  return taken.length;
}

/** Whether undos that stand have taken the change back in all of its answers. */
async function isTakenBack(tx: Db, { organizationId, questionId }: QuestionScope, number: number): Promise<boolean> {
  const [left] = await tx.execute(sql`
    select from ${answersBefore} made
    where made.organization_id = ${organizationId} and made.question_id = ${questionId} and made.change = ${number}
      and not exists (
        select from ${answersBefore} taken
        join ${answerChanges} undo on undo.organization_id = taken.organization_id
          and undo.question_id = taken.question_id and undo.number = taken.change
        where taken.organization_id = ${organizationId} and taken.question_id = ${questionId}
          and taken.response_id = made.response_id and undo.undoes = ${number} and undo.undone_by is null)
    limit 1`);
  return left === undefined;
}

/** Notes that the undo took its change back. If that was an undo, the change before it stands again, and so on. */
async function markUndone(tx: Db, { organizationId, questionId }: QuestionScope, undo: number): Promise<void> {
  await tx.execute(sql`
    with recursive line as (
      select number, undoes, 0 as distance, null::integer as by from ${answerChanges}
      where organization_id = ${organizationId} and question_id = ${questionId} and number = ${undo}
      union all
      select earlier.number, earlier.undoes, line.distance + 1, line.number from line
      join ${answerChanges} earlier on earlier.number = line.undoes
        and earlier.organization_id = ${organizationId} and earlier.question_id = ${questionId}
    )
    update ${answerChanges} c set undone_by = case when line.distance % 2 = 1 then line.by end from line
    where c.organization_id = ${organizationId} and c.question_id = ${questionId} and c.number = line.number`);
}

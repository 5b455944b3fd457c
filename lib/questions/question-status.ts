import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { openAnswers } from "@/db/schema/responses";
import type { ProjectStatus, QuestionStatus } from "@/db/schema/terms";
import { questionNotFound } from "./find-question";

type QuestionScope = { organizationId: string; questionId: string };

/** What moves a question from one status to another. */
export type QuestionEvent =
  /** A codebook was generated, imported, cloned or restored: what was coded by another waits for this one. */
  | "codebook_replaced"
  | "codebook_removed"
  /** A job holds the question until it ends. */
  | "job_accepted"
  | "generation_completed"
  | "coding_completed"
  | "answers_added"
  /** People coded, reopened or deleted answers: there may be none left to code, or some again. */
  | "answers_settled";

/**
 * Moves a question by what happened to it, in the transaction in which it happens, and returns the status that it had.
 * While a job holds the question only the job's own events move it; where an event does not apply nothing changes.
 * NOT_FOUND where the question is gone.
 */
export async function moveQuestion(tx: Db, scope: QuestionScope, event: QuestionEvent): Promise<QuestionStatus> {
  return setStatus(tx, scope, NEXT[event]);
}

/** Gives a question back as the job found it that failed, was cancelled or only brought answers. */
export async function returnQuestion(tx: Db, scope: QuestionScope, before: QuestionStatus | null): Promise<void> {
  const untouched = before === null || before === "pending" || before === "coding";
  await setStatus(
    tx,
    scope,
    untouched ? sql`case when ${hasCodes} then 'codebook_ready' else 'pending' end` : sql`${before}`,
  );
}

/** Pending while all questions are (or there are none); completed when every one is coded. */
export function projectStatus(statuses: readonly QuestionStatus[]): ProjectStatus {
  if (statuses.every((status) => status === "pending")) return "pending";
  return statuses.every((status) => status === "coded") ? "completed" : "in_progress";
}

const hasCodes = sql`exists (
  select from ${codes} c where c.organization_id = q.organization_id and c.question_id = q.id)`;
const hasUncoded = sql`exists (
  select from ${openAnswers} o where o.organization_id = q.organization_id and o.question_id = q.id)`;

/** The status after each event, told from the question `q`. */
const NEXT: Record<QuestionEvent, SQL> = {
  codebook_replaced: sql`case q.status when 'coding' then 'coding' else 'codebook_ready' end`,
  codebook_removed: sql`case q.status when 'coding' then 'coding' else 'pending' end`,
  job_accepted: sql`'coding'`,
  generation_completed: sql`'codebook_ready'`,
  coding_completed: sql`'coded'`,
  answers_added: sql`case q.status when 'coded' then 'codebook_ready' else q.status::text end`,
  answers_settled: sql`case
    when q.status not in ('codebook_ready', 'coded') then q.status::text
    when q.response_count = 0 or ${hasUncoded} then 'codebook_ready'
    else 'coded' end`,
};

async function setStatus(tx: Db, { organizationId, questionId }: QuestionScope, next: SQL): Promise<QuestionStatus> {
  const [moved] = await tx.execute<{ before: QuestionStatus }>(sql`
    with held as (
      select organization_id, id, status from ${questions}
      where organization_id = ${organizationId} and id = ${questionId} for update
    )
    update ${questions} q set status = (${next})::question_status, updated_at = now()
    from held where q.organization_id = held.organization_id and q.id = held.id
    returning held.status as before`);
  if (!moved) throw questionNotFound();
  return moved.before;
}

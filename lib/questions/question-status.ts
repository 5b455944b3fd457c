import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { openAnswers } from "@/db/schema/responses";
import type { ProjectStatus, QuestionStatus } from "@/db/schema/terms";
import { type QuestionScope, questionNotFound } from "./find-question";

/** The events that can change a question's status. */
export type QuestionEvent =
  /** A codebook was generated, imported, cloned or restored; the question can now be coded with it. */
  | "codebook_replaced"
  | "codebook_removed"
  /** A job was accepted. Until it ends, only the job's events change the question's status. */
  | "job_accepted"
  | "generation_completed"
  | "coding_completed"
  /** An upload added or changed answers. */
  | "answers_added"
  /**
   * People coded, reopened or deleted answers. The question may now be completely coded, or have answers to code again.
   */
  | "answers_settled";

/**
 * Changes a question's status after an event, in the event's transaction, and returns the previous status. While a job
 * holds the question, only the job's own events change the status. Throws NOT_FOUND if the question is gone.
 */
export async function moveQuestion(tx: Db, scope: QuestionScope, event: QuestionEvent): Promise<QuestionStatus> {
  return setStatus(tx, scope, NEXT[event]);
}

/**
 * Gives a question the status back that it had before a job that failed or was cancelled. A question that had no
 * codebook then, and has one now, becomes `codebook_ready`.
 */
export async function returnQuestion(tx: Db, scope: QuestionScope, before: QuestionStatus | null): Promise<void> {
  const untouched = before === null || before === "pending" || before === "coding";
  await setStatus(
    tx,
    scope,
    untouched ? sql`case when ${hasCodes} then 'codebook_ready' else 'pending' end` : sql`${before}`,
  );
}

/** A project's status: pending if it has no questions or all are pending, completed if all are coded. */
export function projectStatus(statuses: readonly QuestionStatus[]): ProjectStatus {
  if (statuses.every((status) => status === "pending")) return "pending";
  return statuses.every((status) => status === "coded") ? "completed" : "in_progress";
}

const hasCodes = sql`exists (
  select from ${codes} c where c.organization_id = q.organization_id and c.question_id = q.id)`;
const hasUncoded = sql`exists (
  select from ${openAnswers} o where o.organization_id = q.organization_id and o.question_id = q.id)`;

/** The status after each event, as SQL over the question `q`. */
const NEXT: Record<QuestionEvent, SQL> = {
  codebook_replaced: sql`case q.status when 'coding' then 'coding' else 'codebook_ready' end`,
  codebook_removed: sql`case q.status when 'coding' then 'coding' else 'pending' end`,
  job_accepted: sql`'coding'`,
  generation_completed: sql`'codebook_ready'`,
  coding_completed: sql`'coded'`,
  answers_added: sql`case when q.status = 'coded' and ${hasUncoded} then 'codebook_ready' else q.status::text end`,
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

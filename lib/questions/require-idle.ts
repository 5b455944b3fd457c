import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOpenJob, jobs } from "@/db/schema/jobs";
import { AppError } from "@/lib/errors/app-error";
import type { QuestionScope } from "./find-question";

/**
 * Throws JOB_ALREADY_RUNNING while a job of the question has not ended. The job `own`, which makes this call, does not
 * count.
 */
export async function requireIdle(db: Db, scope: QuestionScope, own?: string): Promise<void> {
  const open = (await selectOpenJob(db, scope)).find(({ id }) => id !== own);
  if (!open) return;
  const message = "This question is still being worked on. Wait until that has ended, or cancel it.";
  throw new AppError("JOB_ALREADY_RUNNING", message, { details: { job_id: open.id } });
}

/**
 * Locks the question's open job, if there is one, until the transaction ends, so that its stages store nothing
 * meanwhile. Call it before the question is locked, because the stages lock in that order too.
 */
export async function lockOpenJob(tx: Db, scope: QuestionScope): Promise<void> {
  await selectOpenJob(tx, scope).for("update");
}

const selectOpenJob = (db: Db, { organizationId, questionId }: QuestionScope) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.questionId, questionId), isOpenJob));

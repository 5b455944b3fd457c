import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOpenJob, jobs } from "@/db/schema/jobs";
import type { JobType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { settleReservation } from "@/lib/credits/reservation";
import { AppError, type ErrorCode, type Issue } from "@/lib/errors/app-error";
import { isJobId } from "@/lib/ids/new-id";
import { moveQuestion, returnQuestion } from "@/lib/questions/question-status";
import { hasQuestion, type JobRef, type RunningJob, type StoredJob } from "./lock-job";
import { publishJobEnd } from "./publish-job-end";
import { showJob } from "./show-job";
import { usageWords } from "./usage-words";

export type JobError = { code: ErrorCode; message: string; issues?: Issue[] | undefined };

/**
 * Ends a job with its result and charges for what it has coded. Call it in the transaction of the job's last writes, in
 * which the caller has locked the job (`lockJob`).
 */
export async function completeJob(tx: Db, job: RunningJob, result: unknown): Promise<void> {
  await endJob(tx, job, { status: "completed", result, processed: job.total });
  await moveQuestion(tx, job, job.type === "codebook_generation" ? "generation_completed" : "coding_completed");
}

/** Ends a job that cannot continue. What it has coded is kept and charged. False if it had already ended. */
export async function failJob(
  db: Db,
  { organizationId, id }: JobRef,
  error: JobError | ((job: StoredJob) => JobError),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, id), isOpenJob))
      .for("update");
    if (!job) return false;
    const { code, message, issues } = typeof error === "function" ? error(job) : error;
    await endJob(tx, job, { status: "failed", errorCode: code, errorMessage: message, errorIssues: issues });
    if (hasQuestion(job) && job.type !== "file_upload") await returnQuestion(tx, job, job.statusBefore);
    return true;
  });
}

/** Cancels an open job; throws CONFLICT if it has ended, NOT_FOUND if it is not the caller's. */
export async function cancelJob(db: Db, caller: Caller, id: string) {
  const { organizationId } = caller;
  const cancelling = ({ type }: { type: JobType }) => ({
    code: "CANCELLED" as const,
    message: `The job was cancelled. ${WHAT_IS_LEFT[type] ?? "What was coded is kept."}`,
  });
  const cancelled = isJobId(id) && (await failJob(db, { organizationId, id }, cancelling));
  const job = await showJob(db, caller, id);
  if (!cancelled) throw new AppError("CONFLICT", `The job has already ended (${job.status}) and cannot be cancelled.`);
  return job;
}

/** Cancels the open jobs with this condition. */
export async function cancelJobs(tx: Db, condition: SQL | undefined, message: string): Promise<void> {
  const open = await tx
    .select({ organizationId: jobs.organizationId, id: jobs.id })
    .from(jobs)
    .where(and(condition, isOpenJob));
  for (const job of open) await failJob(tx, job, { code: "CANCELLED", message });
}

const WHAT_IS_LEFT: Partial<Record<JobType, string>> = {
  file_upload: "Nothing of the file was loaded.",
  connection_import: "What was imported is kept.",
  codebook_generation: "The codebook is as it was.",
  back_test: "What was tested is kept.",
  translation: "What was translated is kept.",
};

/** Ends a locked job of any type and charges for what it coded. */
export async function endJob(tx: Db, job: StoredJob, ending: Partial<typeof jobs.$inferInsert>): Promise<void> {
  const { organizationId, id, reservationId, charged } = job;
  await tx
    .update(jobs)
    .set({ ...ending, updatedAt: sql`now()`, finishedAt: sql`now()` })
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, id)));
  if (reservationId) await settleReservation(tx, { organizationId, reservationId }, charged, noteOf(job));
  await publishJobEnd(tx, { organizationId, id });
}

/** A note for the ledger on a job's use of a language model: "job_01…: 12 calls of the model …". */
const noteOf = ({ id, modelCalls: calls, modelCost: cost, ...used }: StoredJob): string | undefined =>
  calls === 0 ? undefined : `${id}: ${usageWords({ ...used, calls, cost })}`;

import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type JobUsage, jobs } from "@/db/schema/jobs";
import { questions } from "@/db/schema/projects";
import type { QuestionStatus } from "@/db/schema/terms";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { settleReservation } from "@/lib/credits/reservation";
import type { ErrorCode } from "@/lib/errors";
import { type ClaimedJob, JobLost } from "./claim-job";

/**
 * Ends a job with the result that `result` makes of its charge, and charges it; to be called in a transaction with
 * the last writes.
 */
export async function completeJob(
  db: Db,
  job: ClaimedJob,
  outcome: { result: (charged: number) => unknown; usage: JobUsage },
): Promise<void> {
  const charged = await end(db, job, { status: "completed", usage: outcome.usage, processed: sql`total` });
  await db
    .update(jobs)
    .set({ result: outcome.result(charged) })
    .where(and(eq(jobs.organizationId, job.organizationId), eq(jobs.id, job.id)));
  await setQuestionStatus(db, job, "coded");
}

/** Ends a job that cannot go on: what it coded is kept and charged. */
export async function failJob(db: Db, job: ClaimedJob, error: { code: ErrorCode; message: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await end(tx, job, { status: "failed", errorCode: error.code, errorMessage: error.message });
    const codebook = await readCodebook(tx, job);
    await setQuestionStatus(tx, job, codebook.length > 0 ? "codebook_ready" : "pending");
  });
}

/** Puts a job back into the queue after a failure that may pass. */
export async function requeueJob(db: Db, job: ClaimedJob): Promise<void> {
  await db.update(jobs).set({ status: "queued", leasedUntil: null, updatedAt: sql`now()` }).where(ours(job));
}

const ours = (job: ClaimedJob) =>
  and(
    eq(jobs.organizationId, job.organizationId),
    eq(jobs.id, job.id),
    eq(jobs.status, "processing"),
    eq(jobs.attempts, job.attempt),
  );

type Ending = Partial<Omit<typeof jobs.$inferInsert, "processed">> & { processed?: ReturnType<typeof sql> };

async function end(db: Db, job: ClaimedJob, ending: Ending): Promise<number> {
  const [ended] = await db
    .update(jobs)
    .set({ ...ending, leasedUntil: null, updatedAt: sql`now()`, finishedAt: sql`now()` })
    .where(ours(job))
    .returning({ charged: jobs.charged });
  if (!ended) throw new JobLost(`job ${job.id} is no longer ours`);
  const { organizationId, reservationId } = job;
  if (reservationId) await settleReservation(db, { organizationId, reservationId }, ended.charged);
  return ended.charged;
}

async function setQuestionStatus(db: Db, job: ClaimedJob, status: QuestionStatus): Promise<void> {
  await db
    .update(questions)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(questions.organizationId, job.organizationId), eq(questions.id, job.questionId)));
}

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOpenJob, jobs } from "@/db/schema/jobs";
import type { JobType } from "@/db/schema/terms";
import { jobNotFound } from "@/lib/jobs/show-job";

/** The progress of a job as the pages show it. Times are Unix epoch milliseconds. */
export type JobProgress = {
  id: string;
  type: JobType;
  status: (typeof jobs.$inferSelect)["status"];
  questionId: string | null;
  processed: number;
  total: number;
  /** How many of the processed answers are empty or gibberish, and so have no codes. */
  junk: number;
  /** How many answers the engine failed on, once the job has completed. */
  notCoded: number;
  /** Credits charged so far. */
  charged: number;
  startedAt: number | null;
  updatedAt: number;
  error: { code: string; message: string } | null;
};

/** The progress of a job of the organization; throws NOT_FOUND if there is none. */
export async function readJobProgress(db: Db, organizationId: string, id: string): Promise<JobProgress> {
  const [job] = await select(db).where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, id)));
  if (!job) throw jobNotFound();
  return progressOf(job);
}

/** The progress of several jobs by id, without jobs that have been deleted since they ended. */
export async function readProgressOf(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, JobProgress>> {
  const found = await select(db).where(and(eq(jobs.organizationId, organizationId), inArray(jobs.id, [...ids])));
  return new Map(found.map((job) => [job.id, progressOf(job)]));
}

/** The open job of a question; null if there is none. */
export async function findOpenJob(db: Db, organizationId: string, questionId: string): Promise<JobProgress | null> {
  const [job] = await select(db)
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.questionId, questionId), isOpenJob))
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return job ? progressOf(job) : null;
}

/** Why the last job of a question failed; null if it did not, was cancelled, or ended more than a day ago. */
export async function findFailure(db: Db, organizationId: string, questionId: string): Promise<string | null> {
  const [last] = await db
    .select({ status: jobs.status, code: jobs.errorCode, message: jobs.errorMessage })
    .from(jobs)
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.questionId, questionId)))
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return last?.status === "failed" && last.code !== "CANCELLED" ? last.message : null;
}

/** Whether a job has completed or failed; a cancelled job counts as failed. */
export const hasEnded = ({ status }: JobProgress): boolean => status === "completed" || status === "failed";

const COLUMNS = {
  id: jobs.id,
  type: jobs.type,
  status: jobs.status,
  questionId: jobs.questionId,
  processed: jobs.processed,
  total: jobs.total,
  junk: sql<number>`coalesce((${jobs.checkpoint}->>'junk')::integer, 0)`,
  notCoded: sql<number>`coalesce((${jobs.result}->>'not_coded')::integer, 0)`,
  charged: jobs.charged,
  dispatchedAt: jobs.dispatchedAt,
  updatedAt: jobs.updatedAt,
  errorCode: jobs.errorCode,
  errorMessage: jobs.errorMessage,
};

const select = (db: Db) => db.select(COLUMNS).from(jobs);

type Row = Awaited<ReturnType<typeof select>>[number];

function progressOf({ dispatchedAt, updatedAt, errorCode, errorMessage, ...job }: Row): JobProgress {
  return {
    ...job,
    startedAt: dispatchedAt?.getTime() ?? null,
    updatedAt: updatedAt.getTime(),
    error: errorCode === null ? null : { code: errorCode, message: errorMessage ?? "" },
  };
}

import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobResults, jobs } from "@/db/schema/jobs";
import type { JobStatus, JobType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { reachesProject } from "@/lib/auth/reach";
import { pageOf } from "@/lib/data/page";
import { shownCost } from "@/lib/engines/model-prices";
import { AppError } from "@/lib/errors/app-error";
import { isJobId } from "@/lib/ids/new-id";
import { resultText } from "./job-results";

/** Jobs are deleted this many hours after they end. */
export const JOB_HOURS = 24;

/**
 * A job as the API shows it, without its result. Throws NOT_FOUND if it is not the caller's, if it has expired, or if
 * the id is not a job id.
 */
export async function showJob(db: Db, caller: Caller, id: string) {
  return (await findJob(db, caller, id)).job;
}

/** Like `showJob`, with the result as JSON text in pieces; null if the job has none. */
export async function showJobAndResult(db: Db, caller: Caller, id: string) {
  const { organizationId } = caller;
  const { job, stored, parts } = await findJob(db, caller, id);
  const result = job.status === "completed" ? resultText(db, { organizationId, id }, { stored, parts }) : null;
  return { job, result };
}

type JobFilter = {
  status?: JobStatus | undefined;
  type?: JobType | undefined;
  questionId?: string | undefined;
};

/**
 * A page of the jobs on projects that the caller sees, newest first, without their results; the cursor is the last
 * one's id.
 */
export async function listJobs(
  db: Db,
  caller: Caller,
  { limit, cursor, status, type, questionId }: JobFilter & { limit: number; cursor?: string | undefined },
) {
  const { organizationId } = caller;
  const after =
    cursor &&
    sql`(${jobs.createdAt}, ${jobs.id}) < (
    select created_at, id from ${jobs} where organization_id = ${organizationId} and id = ${cursor})`;
  const found = await db
    .select({ ...getTableColumns(jobs), result: sql<null>`null` })
    .from(jobs)
    .where(
      and(
        eq(jobs.organizationId, organizationId),
        reachesProject(caller, sql`${jobs}.project_id`),
        notExpired,
        status && eq(jobs.status, status),
        type && eq(jobs.type, type),
        questionId ? eq(jobs.questionId, questionId) : undefined,
        after || undefined,
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => id);
  return { items: items.map(summaryOf), nextCursor };
}

async function findJob(db: Db, { organizationId }: Caller, id: string) {
  if (!isJobId(id)) throw jobNotFound();
  const [job] = await db
    .select({
      ...getTableColumns(jobs),
      result: sql<null>`null`,
      stored: sql<string>`coalesce(${jobs.result}, '{}')::text`,
      parts: db.$count(
        jobResults,
        and(eq(jobResults.organizationId, jobs.organizationId), eq(jobResults.jobId, jobs.id)),
      ),
    })
    .from(jobs)
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, id), notExpired));
  if (!job) throw jobNotFound();
  const { stored, parts } = job;
  return { job: summaryOf(job), stored, parts };
}

const notExpired = sql`(${jobs.finishedAt} is null or ${jobs.finishedAt} > now() - make_interval(hours => ${JOB_HOURS}))`;

function summaryOf(job: Omit<typeof jobs.$inferSelect, "result">) {
  const { id, type, status, processed, total, createdAt, updatedAt, errorCode, errorMessage, errorIssues, engine } =
    job;
  return {
    id,
    type,
    status,
    project_id: job.projectId,
    question_id: job.questionId,
    progress: { processed, total, percentage: total === 0 ? 100 : Math.floor((100 * processed) / total) },
    created_at: createdAt,
    updated_at: updatedAt,
    ...(status === "failed" && {
      error: { code: errorCode, message: errorMessage, ...(errorIssues && { issues: errorIssues }) },
    }),
    ...(engine && {
      usage: {
        engine,
        answers: job.askedAnswers,
        calls: job.modelCalls,
        failed_calls: job.failedCalls,
        input_tokens: job.inputTokens,
        cached_tokens: job.cachedTokens,
        output_tokens: job.outputTokens,
        estimated_cost: shownCost(job.modelCost),
      },
    }),
  };
}

/** The error for a job of another organization, or one that has been deleted. */
export const jobNotFound = () =>
  new AppError("NOT_FOUND", "This job does not exist, or it finished more than 24 hours ago.");

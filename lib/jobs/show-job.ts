import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { isJobId } from "@/lib/ids";

/** Finished jobs can be read for this long. */
export const JOB_HOURS = 24;

/** A job as the API shows it; NOT_FOUND where it is not the caller's, has expired, or the id is no job id. */
export async function showJob(db: Db, { organizationId }: Caller, id: string) {
  if (!isJobId(id)) throw notFound();
  const [job] = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.organizationId, organizationId),
        eq(jobs.id, id),
        sql`(${jobs.finishedAt} is null or ${jobs.finishedAt} > now() - make_interval(hours => ${JOB_HOURS}))`,
      ),
    );
  if (!job) throw notFound();
  const { type, status, processed, total, createdAt, updatedAt, result, errorCode, errorMessage, usage } = job;
  return {
    id: job.id,
    type,
    status,
    progress: { processed, total, percentage: total === 0 ? 100 : Math.floor((100 * processed) / total) },
    created_at: createdAt,
    updated_at: updatedAt,
    ...(status === "completed" && { result }),
    ...(status === "failed" && { error: { code: errorCode, message: errorMessage } }),
    ...(usage && { usage }),
  };
}

const notFound = () => new AppError("NOT_FOUND", "This job does not exist, or it finished more than 24 hours ago.");

import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { AppError } from "@/lib/errors";

/** JOB_ALREADY_RUNNING while a job of the question has not finished, other than the asking job's own. */
export async function requireIdle(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
  own?: string,
): Promise<void> {
  const [open] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.organizationId, organizationId),
        eq(jobs.questionId, questionId),
        inArray(jobs.status, ["queued", "processing"]),
        own === undefined ? undefined : ne(jobs.id, own),
      ),
    );
  if (open)
    throw new AppError("JOB_ALREADY_RUNNING", `The job ${open.id} of this question has not finished. Wait for it.`);
}

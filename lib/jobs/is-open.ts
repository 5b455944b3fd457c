import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOpenJob, jobs } from "@/db/schema/jobs";

/** Whether a job has not ended; false for null. */
export async function isOpen(db: Db, organizationId: string, jobId: string | null): Promise<boolean> {
  if (jobId === null) return false;
  const [open] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, jobId), isOpenJob));
  return open !== undefined;
}

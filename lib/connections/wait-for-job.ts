import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { AppError } from "@/lib/errors";
import { isOpen } from "@/lib/jobs/is-open";
import { advanceJob, type JobRef, lockAnyJob } from "@/lib/jobs/lock-job";

/**
 * Does the work of an import. If another job of a question is open, notes for which job the import waits, and returns
 * "held". The dispatcher starts that job even if the plan has no place left, because the import waits in its place.
 */
export async function unlessHeld<Value>(db: Db, ref: JobRef, work: () => Promise<Value>): Promise<Value | "held"> {
  try {
    return await work();
  } catch (error) {
    const isHeld = error instanceof AppError && error.code === "JOB_ALREADY_RUNNING";
    const waitsFor = isHeld ? error.details.job_id : undefined;
    if (waitsFor === undefined) throw error;
    await advanceJob(db, ref, { checkpoint: { waitsFor } });
    return "held";
  }
}

/**
 * Whether the job for which an import waits is still open. Counts as progress of the import, which therefore is not
 * announced again. When that job has ended, the time that the import may take begins anew.
 */
export async function isStillHeld(db: Db, ref: JobRef): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { waitsFor, ...checkpoint } = (await lockAnyJob(tx, ref)).checkpoint;
    if (waitsFor === undefined) return false;
    const isHeld = await isOpen(tx, ref.organizationId, waitsFor);
    const goesOn = { checkpoint: { ...checkpoint, continuedAt: new Date().toISOString() } };
    await tx
      .update(jobs)
      .set({ updatedAt: sql`now()`, ...(!isHeld && goesOn) })
      .where(and(eq(jobs.organizationId, ref.organizationId), eq(jobs.id, ref.id)));
    return isHeld;
  });
}

import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { AppError } from "@/lib/errors/app-error";
import { isOpen } from "@/lib/jobs/is-open";
import { advanceJob, type JobRef, lockAnyJob } from "@/lib/jobs/lock-job";

/**
 * Does a part of an import's work. If another job of one of its questions is open, stores which job the import waits
 * for and returns "held". The dispatcher starts that job even if the plan has no place left, because it uses the
 * import's place.
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
 * Whether the job for which an import waits is still open. The check counts as progress of the import, so that the
 * import is not announced again meanwhile. Once that job has ended, the import again has its full `MAX_HOURS`.
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

import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { uploads } from "@/db/schema/uploads";
import { endJob } from "@/lib/jobs/end-job";
import { type JobRef, lockAnyJob, requireAnyRunning } from "@/lib/jobs/lock-job";
import { lockProject } from "@/lib/projects/find-project";
import type { ReadOptions } from "@/lib/tables/table";
import { type LoadOrder, loadRows } from "./load-rows";
import type { UploadRef } from "./open-upload";
import { readRows } from "./read-rows";

/** The options of a job that loads a file. */
export type UploadJobOptions = { upload: UploadRef; order: LoadOrder; options: ReadOptions };

const optionsOf = (job: typeof jobs.$inferSelect) => job.options as UploadJobOptions;

/**
 * First stage: reads the file's rows in batches, each stored with the job's progress. A second run continues where the
 * first stopped.
 */
export async function readRowsStage(db: Db, ref: JobRef): Promise<void> {
  const { upload, order, options } = optionsOf(await requireAnyRunning(db, ref));
  const rows = await readRows(db, { upload, options, plan: order.plan, inJob: true }, (read, store) =>
    db.transaction(async (tx) => {
      await lockAnyJob(tx, ref);
      await store(tx);
      await setProgress(tx, ref, sql`greatest(${jobs.processed}, least(${jobs.total} - 1, ${read}::integer))`);
    }),
  );
  await db
    .update(jobs)
    .set({ total: rows, processed: Math.max(0, rows - 1), updatedAt: sql`now()` })
    .where(and(eq(jobs.organizationId, ref.organizationId), eq(jobs.id, ref.id), eq(jobs.status, "processing")));
}

/** Last stage: makes answers of all rows, ends the job and deletes the file, in one transaction. */
export async function loadRowsStage(db: Db, ref: JobRef): Promise<void> {
  const { upload, order } = optionsOf(await requireAnyRunning(db, ref));
  await db.transaction(async (tx) => {
    // Locks the project before the job, as everywhere: otherwise a simultaneous deletion of the project would deadlock.
    await lockProject(tx, ref, order.projectId);
    const job = await lockAnyJob(tx, ref);
    const result = await loadRows(tx, upload, order, job.id);
    await endJob(tx, job, { status: "completed", result, processed: job.total });
    await tx.delete(uploads).where(and(eq(uploads.organizationId, ref.organizationId), eq(uploads.id, upload.id)));
  });
}

const setProgress = (tx: Db, { organizationId, id }: JobRef, processed: ReturnType<typeof sql>) =>
  tx
    .update(jobs)
    .set({ processed, updatedAt: sql`now()` })
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, id)));

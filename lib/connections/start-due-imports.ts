import { and, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { connectionImports } from "@/db/schema/connections";
import { isOpen } from "@/lib/jobs/is-open";
import { insertImportJob, nextRun, ownImport } from "./accept-import";

const AT_ONCE = 200;

/**
 * Queues a job for each import whose schedule is due, sets its next time, and returns how many jobs it queued. An
 * import whose last job is still open is skipped until its next time. Two simultaneous calls never queue the same
 * import twice.
 */
export async function startDueImports(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(connectionImports)
      .where(and(isNotNull(connectionImports.nextRunAt), lte(connectionImports.nextRunAt, sql`now()`)))
      .orderBy(connectionImports.nextRunAt)
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    let queued = 0;
    for (const { organizationId, projectId, id, schedule, jobId } of due) {
      const waits = await isOpen(tx, organizationId, jobId);
      const next = waits ? jobId : await insertImportJob(tx, { organizationId, projectId, importId: id });
      await tx
        .update(connectionImports)
        .set({ nextRunAt: nextRun(schedule), jobId: next })
        .where(ownImport({ organizationId, id }));
      if (!waits) queued += 1;
    }
    return queued;
  });
}

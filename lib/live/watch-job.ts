import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "@/db/client";
import { hasEnded, type JobProgress, readJobProgress } from "./job-progress";

const LOOK_EVERY_MS = 1000;

/**
 * Yields the progress of a job at once and after every change, until the job ends or `signal` aborts. Throws NOT_FOUND
 * if the organization has no such job.
 */
export async function* watchJob(
  db: Db,
  organizationId: string,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<JobProgress, void> {
  let seen = "";
  while (!signal.aborted) {
    const job = await readJobProgress(db, organizationId, id);
    const now = JSON.stringify(job);
    if (now !== seen) yield job;
    seen = now;
    if (hasEnded(job)) return;
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

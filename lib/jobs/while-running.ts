import type { Db } from "@/db/client";
import { JobLost, type JobRef, requireRunning } from "./lock-job";

/** Milliseconds between two checks. */
const LOOK_EVERY = 1_000;

/**
 * Runs long work for a job, and checks every second that the job is still running. When the job is cancelled or has
 * ended, `signal` aborts and the work fails with JobLost.
 */
export async function whileRunning<Result>(
  db: Db,
  job: JobRef,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const look = async () => {
    const error = await requireRunning(db, job).catch((thrown: unknown) => thrown);
    if (error instanceof JobLost) controller.abort(error);
  };
  const looking = setInterval(look, LOOK_EVERY);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearInterval(looking);
  }
}

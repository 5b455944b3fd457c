import type { Db } from "@/db/client";
import { type CodingEngine, EngineError } from "@/lib/engines/engine";
import { advanceJob, type JobRef } from "@/lib/jobs/lock-job";
import { whileRunning } from "@/lib/jobs/while-running";

/**
 * Runs an engine's work for a job and aborts it when the job ends. If the engine fails, the usage up to then is still
 * added to the job.
 */
export async function whileAsking<Result>(
  db: Db,
  job: JobRef,
  engine: CodingEngine,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    return await whileRunning(db, job, work);
  } catch (error) {
    if (error instanceof EngineError) await advanceJob(db, job, { usage: error.usage, engine: engine.version });
    throw error;
  }
}

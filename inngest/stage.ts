import { NonRetriableError } from "inngest";
import { EngineError } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import { failJob, type JobError } from "@/lib/jobs/end-job";
import { JobLost, type JobRef } from "@/lib/jobs/lock-job";
import { withoutParameters } from "@/lib/runtime/database-errors";
import { db } from "@/lib/runtime/db";
import { log } from "@/lib/runtime/log";
import { WorkerError } from "@/lib/workers/worker-error";

type OnFailure = {
  /** The message of the job if a stage fails unexpectedly. The details of the failure are only in the log. */
  unexpected?: string;
  /** The error with which a failure ends the job; null if a later attempt may succeed. */
  failureOf?: (error: unknown) => JobError | null;
};

/** The error of the job if its question cannot be worked on as it is, so that no further attempt would help. */
export const invalidity = (error: unknown): JobError | null =>
  error instanceof AppError && error.code === "VALIDATION_ERROR" ? { code: error.code, message: error.message } : null;

/**
 * Runs one stage of a job. Returns null if the job has ended, by this stage or in another way, so that nothing is left
 * to do. Any other failure is logged and thrown, so that the stage is tried again, unless an engine or a worker says
 * that this won't help.
 */
export async function stage<Value>(
  ref: JobRef,
  work: () => Promise<Value>,
  { unexpected = "The service failed unexpectedly.", failureOf = () => null }: OnFailure = {},
): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof JobLost) return null;
    const failure = failureOf(error);
    if (failure) {
      await failJob(db, ref, failure);
      return null;
    }
    log.error({ error: withoutParameters(error), job: ref.id }, "a stage of a job failed");
    if (!(error instanceof EngineError || error instanceof WorkerError)) throw new Error(unexpected);
    throw error.retryable ? new Error(error.message) : new NonRetriableError(error.message);
  }
}

import { NonRetriableError } from "inngest";
import { withoutParameters } from "@/lib/database-errors";
import { db } from "@/lib/db";
import { EngineError } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors";
import { failJob, type JobError } from "@/lib/jobs/end-job";
import { JobLost, type JobRef } from "@/lib/jobs/lock-job";
import { log } from "@/lib/log";
import { WorkerError } from "@/lib/workers/worker-error";
import { withinShareOfJobs } from "./share-of-jobs";

type OnFailure = {
  /** The job's message for an unexpected failure; the failure's details stay in the log. */
  unexpected?: string;
  /** The job's error for a failure that ends it; null if a later attempt may succeed. */
  failureOf?: (error: unknown) => JobError | null;
};

/** The job's error if its question cannot be worked on as it is, so that another attempt would not help. */
export const invalidity = (error: unknown): JobError | null =>
  error instanceof AppError && error.code === "VALIDATION_ERROR" ? { code: error.code, message: error.message } : null;

/**
 * Runs one stage of a job; null if the job has ended, here or meanwhile, and nothing is left to do. Other failures are
 * logged and thrown, so that the stage is tried again, unless an engine says that this won't help.
 */
export function stage<Value>(
  ref: JobRef,
  work: () => Promise<Value>,
  onFailure: OnFailure = {},
): Promise<Value | null> {
  return withinShareOfJobs(ref.organizationId, () => attempted(ref, work, onFailure));
}

async function attempted<Value>(
  ref: JobRef,
  work: () => Promise<Value>,
  { unexpected = "The service failed unexpectedly.", failureOf = () => null }: OnFailure,
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

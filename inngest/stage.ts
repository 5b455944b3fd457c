import { NonRetriableError } from "inngest";
import { withoutParameters } from "@/lib/database-errors";
import { EngineError } from "@/lib/engines/engine";
import { JobLost } from "@/lib/jobs/hold-job";
import { log } from "@/lib/log";

const UNEXPECTED = "The service failed unexpectedly.";

/**
 * One stage of a job. A job that ended meanwhile has nothing left to do: null; a failure that won't pass is not retried;
 * no detail leaks.
 */
export async function stage<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof JobLost) return null;
    log.error({ error: withoutParameters(error) }, "a stage of a job failed");
    if (!(error instanceof EngineError)) throw new Error(UNEXPECTED);
    throw error.retryable ? new Error(error.message) : new NonRetriableError(error.message);
  }
}

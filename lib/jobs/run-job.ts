import type { Db } from "@/db/client";
import { CodebookFailure, codeQuestion } from "@/lib/coding/code-question";
import { type CodingEngine, EngineError } from "@/lib/coding/engines/engine";
import { isUnavailable, withoutParameters } from "@/lib/database-errors";
import { log } from "@/lib/log";
import { advanceJob, type ClaimedJob, JobLost } from "./claim-job";
import { failJob, requeueJob } from "./finish-job";

const MOST_ATTEMPTS = 5;
const RENEWAL_MILLISECONDS = 20_000;

/** Runs a claimed job to its end. Never throws: a failure that may pass puts the job back, any other ends it. */
export async function runJob(db: Db, job: ClaimedJob, engine: CodingEngine): Promise<void> {
  const renewal = setInterval(() => advanceJob(db, job).catch(() => {}), RENEWAL_MILLISECONDS);
  try {
    await codeQuestion(db, job, engine);
  } catch (error) {
    if (error instanceof JobLost) return;
    await settleFailure(db, job, error).catch((second) =>
      log.error({ job: job.id, error: withoutParameters(second) }, "job is left to its lease"),
    );
  } finally {
    clearInterval(renewal);
  }
}

async function settleFailure(db: Db, job: ClaimedJob, error: unknown): Promise<void> {
  const cause = error instanceof CodebookFailure ? error.cause : error;
  log.error({ job: job.id, attempt: job.attempt, error: withoutParameters(cause) }, "job failed");
  if (mayPass(cause) && job.attempt < MOST_ATTEMPTS) return requeueJob(db, job);
  const code = error instanceof CodebookFailure ? "CODEBOOK_GENERATION_FAILED" : "CODING_FAILED";
  const reason = cause instanceof EngineError ? cause.message : "The service failed unexpectedly.";
  return failJob(db, job, { code, message: `${reason} What was coded is kept.` });
}

const mayPass = (error: unknown) => isUnavailable(error) || (error instanceof EngineError && error.retryable);

import { type ImportProgress, importAnswersStage } from "@/lib/connections/import-answers";
import { CODE_OF_FAILURE, ProviderError } from "@/lib/connections/provider-error";
import { AppError } from "@/lib/errors/app-error";
import type { JobRef } from "@/lib/jobs/lock-job";
import { db } from "@/lib/runtime/db";
import { jobFunction } from "./job-function";
import { stage } from "./stage";

const UNEXPECTED = "The service failed unexpectedly. What was imported is kept; start the import again to go on.";
/** If a platform replies that it is busy more often than this in a row, the job fails. */
const MAX_DELAYS = 8;
const LONGEST_DELAY = 900;
const LONGEST_POLL = 30;
/** The longest pause, in seconds, before the import checks again whether the job that it waits for has ended. */
const LONGEST_LOOK = 300;

/**
 * Imports the answers of a survey page by page. Pauses if the platform asks for it, and while another job works on one
 * of the questions that the import fills.
 */
export const importAnswers = jobFunction({
  id: "import-answers",
  name: "Import answers from a survey platform",
  types: ["connection_import"],
  async work(ref, step) {
    let delays = 0;
    let polls = 0;
    let looks = 0;
    for (let round = 1; ; round++) {
      const read = () => stage(ref, () => readPages(ref, delays), { unexpected: UNEXPECTED, failureOf });
      const done = await step.run(`read-${round}`, read);
      if (!done?.more) break;
      delays = done.delayed ? delays + 1 : 0;
      polls = done.wait > 0 ? polls + 1 : 0;
      looks = done.isHeld ? looks + 1 : 0;
      const seconds = pauseAfter(done, { polls, looks });
      if (seconds > 0) await step.sleep(`wait-${round}`, `${seconds}s`);
    }
  },
  failure: () => ({ code: "INTERNAL_ERROR", message: UNEXPECTED }),
});

type Progress = ImportProgress & { delayed: boolean };

/** The pause in seconds. A busy platform decides itself how long; any other pause grows each time, up to a limit. */
function pauseAfter({ wait, delayed, isHeld }: Progress, { polls, looks }: { polls: number; looks: number }): number {
  if (isHeld) return Math.min(2 ** looks, LONGEST_LOOK);
  return delayed ? wait : Math.min(wait * polls, LONGEST_POLL);
}

/** Imports further pages. If the platform is busy, returns how many seconds to wait before the next attempt. */
async function readPages(ref: JobRef, delays: number): Promise<Progress> {
  try {
    return { ...(await importAnswersStage(db, ref)), delayed: false };
  } catch (error) {
    const wait = waitAfter(error, delays);
    if (wait === null) throw error;
    return { more: true, wait, isHeld: false, delayed: true };
  }
}

/**
 * Seconds to wait for a busy platform: as many as it asks for, else twice as many as the last time. Null if waiting
 * cannot help, or if the platform was busy too often.
 */
function waitAfter(error: unknown, delays: number): number | null {
  if (!(error instanceof ProviderError && error.failure === "busy") || delays >= MAX_DELAYS) return null;
  const seconds = error.retryAfter ?? 2 ** (delays + 1);
  return seconds > LONGEST_DELAY ? null : Math.max(1, Math.ceil(seconds));
}

/** The error with which the job fails; null if another attempt may succeed. */
function failureOf(error: unknown) {
  if (error instanceof AppError) return error;
  if (!(error instanceof ProviderError)) return null;
  const message = `${error.message} What was imported is kept; the next run goes on from there.`;
  return { code: CODE_OF_FAILURE[error.failure], message };
}

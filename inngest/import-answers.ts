import { importAnswersStage } from "@/lib/connections/import-answers";
import { CODE_OF_FAILURE, ProviderError } from "@/lib/connections/provider-error";
import { withoutParameters } from "@/lib/database-errors";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { failJob } from "@/lib/jobs/end-job";
import { JobLost, type JobRef } from "@/lib/jobs/hold-job";
import { log } from "@/lib/log";
import { inngest } from "./client";
import { dispatch } from "./dispatch";
import { jobDispatched, jobRef } from "./events";

const RETRIES = 8;
const UNEXPECTED = "The service failed unexpectedly. What was imported is kept; start the import again to go on.";
/** Times in a row that a platform may be busy before the job gives up. */
const MOST_DELAYS = 8;
const LONGEST_DELAY = 900;
const LONGEST_POLL = 30;

/** Brings the answers of a survey: page by page, waiting where the platform asks for it; then the next job's turn. */
export const importAnswers = inngest.createFunction(
  {
    id: "import-answers",
    name: "Import answers from a survey platform",
    triggers: { event: jobDispatched("connection_import") },
    retries: RETRIES,
    concurrency: { key: "event.data.id", limit: 1 },
    async onFailure({ event, step }) {
      const ref = jobRef.parse(event.data.event.data);
      await step.run("fail", () => failJob(db, ref, { code: "INTERNAL_ERROR", message: UNEXPECTED }));
      await step.run("dispatch-next", dispatch);
    },
  },
  async ({ event, step }) => {
    const ref = jobRef.parse(event.data);
    let delays = 0;
    let polls = 0;
    for (let round = 1; ; round++) {
      const done = await step.run(`read-${round}`, () => readPages(ref, delays));
      if (!done.more) break;
      delays = done.delayed ? delays + 1 : 0;
      polls = done.wait > 0 ? polls + 1 : 0;
      const seconds = done.delayed ? done.wait : Math.min(done.wait * polls, LONGEST_POLL);
      if (seconds > 0) await step.sleep(`wait-${round}`, `${seconds}s`);
    }
    await step.run("dispatch-next", dispatch);
  },
);

type Progress = { more: boolean; wait: number; delayed: boolean };

/** What won't pass ends the job here; what may pass is tried again later, so many times in a row. */
async function readPages(ref: JobRef, delays: number): Promise<Progress> {
  try {
    return { ...(await importAnswersStage(db, ref)), delayed: false };
  } catch (error) {
    if (error instanceof JobLost) return ENDED;
    const wait = waitAfter(error, delays);
    if (wait !== null) return { more: true, wait, delayed: true };
    const failure = failureOf(error);
    if (!failure) {
      log.error({ error: withoutParameters(error) }, "an import of answers failed");
      throw new Error(UNEXPECTED);
    }
    await failJob(db, ref, failure);
    return ENDED;
  }
}

const ENDED: Progress = { more: false, wait: 0, delayed: false };

/** Seconds: as the platform says, else twice as long every time; null where waiting won't help, or not any more. */
function waitAfter(error: unknown, delays: number): number | null {
  const isBusy = error instanceof ProviderError && error.failure === "busy";
  const isHeld = error instanceof AppError && error.code === "JOB_ALREADY_RUNNING";
  if (!(isBusy || isHeld) || delays >= MOST_DELAYS) return null;
  const said = isBusy ? error.retryAfter : undefined;
  const seconds = said ?? 2 ** (delays + 1);
  return seconds > LONGEST_DELAY ? null : Math.max(1, Math.ceil(seconds));
}

function failureOf(error: unknown) {
  if (error instanceof AppError) return error;
  if (!(error instanceof ProviderError)) return null;
  const message = `${error.message} What was imported is kept; the next run goes on from there.`;
  return { code: CODE_OF_FAILURE[error.failure], message };
}

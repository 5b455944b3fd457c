import { NonRetriableError } from "inngest";
import { countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { EngineError } from "@/lib/coding/engines/engine";
import { selectEngine } from "@/lib/coding/select-engine";
import { buildCodebookStage } from "@/lib/coding/stages/build-codebook";
import { classifyStage } from "@/lib/coding/stages/classify";
import { finishStage } from "@/lib/coding/stages/finish";
import { prepareStage } from "@/lib/coding/stages/prepare";
import { reviewStage } from "@/lib/coding/stages/review";
import { withoutParameters } from "@/lib/database-errors";
import { db } from "@/lib/db";
import { failJob } from "@/lib/jobs/end-job";
import { hasQuestion, JobLost } from "@/lib/jobs/hold-job";
import { log } from "@/lib/log";
import { inngest } from "./client";
import { dispatch } from "./dispatch";
import { JOB_DISPATCHED, jobRef } from "./events";

const RETRIES = 8;
const UNEXPECTED = "The service failed unexpectedly.";

/** Codes the answers of a job's question: prepare, codebook, classify, review, finish; then the next job's turn. */
export const codeQuestion = inngest.createFunction(
  {
    id: "code-question",
    name: "Code the answers of a question",
    triggers: { event: JOB_DISPATCHED },
    retries: RETRIES,
    concurrency: { key: "event.data.id", limit: 1 },
    async onFailure({ event, error, step }) {
      const ref = jobRef.parse(event.data.event.data);
      await step.run("fail", () =>
        failJob(db, ref, async (job) => {
          const hasCodes = hasQuestion(job) && countCodes(await readCodebook(db, job)) > 0;
          const code = hasCodes ? "CODING_FAILED" : "CODEBOOK_GENERATION_FAILED";
          return { code, message: `${error.message} What was coded is kept.` };
        }),
      );
      await step.run("dispatch-next", dispatch);
    },
  },
  async ({ event, step }) => {
    const ref = jobRef.parse(event.data);
    const engine = selectEngine();
    await step.run("prepare", () => stage(() => prepareStage(db, ref)));
    await step.run("build-codebook", () => stage(() => buildCodebookStage(db, ref, engine)));
    for (let round = 1, remaining = 1; remaining > 0; round++) {
      const classified = await step.run(`classify-${round}`, () => stage(() => classifyStage(db, ref, engine)));
      remaining = classified?.remaining ?? 0;
    }
    await step.run("review", () => stage(() => reviewStage(db, ref, engine)));
    await step.run("finish", () => stage(() => finishStage(db, ref)));
    await step.run("dispatch-next", dispatch);
  },
);

/** A job that ended meanwhile has nothing left to do; a failure that won't pass is not retried; no detail leaks. */
async function stage<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof JobLost) return null;
    log.error({ error: withoutParameters(error) }, "a stage of a job failed");
    if (!(error instanceof EngineError)) throw new Error(UNEXPECTED);
    throw error.retryable ? new Error(error.message) : new NonRetriableError(error.message);
  }
}

import { countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { buildCodebookStage } from "@/lib/coding/stages/build-codebook";
import { classifyStage } from "@/lib/coding/stages/classify";
import { extendCodebookStage } from "@/lib/coding/stages/extend-codebook";
import { finishStage } from "@/lib/coding/stages/finish";
import { prepareStage } from "@/lib/coding/stages/prepare";
import { reviewStage } from "@/lib/coding/stages/review";
import { db } from "@/lib/db";
import { selectEngine } from "@/lib/engines/select-engine";
import { failJob } from "@/lib/jobs/end-job";
import { hasQuestion } from "@/lib/jobs/hold-job";
import { inngest } from "./client";
import { dispatch } from "./dispatch";
import { jobDispatched, jobRef } from "./events";
import { stage } from "./stage";

const RETRIES = 8;

/** Codes the answers of a job's question: prepare, codebook, classify, extend, review, finish; then the next job's turn. */
export const codeQuestion = inngest.createFunction(
  {
    id: "code-question",
    name: "Code the answers of a question",
    triggers: [{ event: jobDispatched("one_call") }, { event: jobDispatched("auto_coding") }],
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
    const inRounds = async (name: string, work: () => Promise<{ remaining: number }>) => {
      for (let round = 1, remaining = 1; remaining > 0; round++) {
        const done = await step.run(`${name}-${round}`, () => stage(work));
        remaining = done?.remaining ?? 0;
      }
    };
    await step.run("prepare", () => stage(() => prepareStage(db, ref)));
    await step.run("build-codebook", () => stage(() => buildCodebookStage(db, ref, engine)));
    await inRounds("classify", () => classifyStage(db, ref, engine));
    const extended = await step.run("extend-codebook", () => stage(() => extendCodebookStage(db, ref, engine)));
    if (extended?.added) await inRounds("classify-unfitting", () => classifyStage(db, ref, engine));
    await inRounds("review", () => reviewStage(db, ref, engine));
    await step.run("finish", () => stage(() => finishStage(db, ref)));
    await step.run("dispatch-next", dispatch);
  },
);

import { generateCodebookStage } from "@/lib/coding/stages/build-codebook";
import { prepareStage } from "@/lib/coding/stages/prepare";
import { db } from "@/lib/db";
import { selectEngine } from "@/lib/engines/select-engine";
import { failJob } from "@/lib/jobs/end-job";
import { inngest } from "./client";
import { dispatch } from "./dispatch";
import { jobDispatched, jobRef } from "./events";
import { stage } from "./stage";

const RETRIES = 8;

/** Builds the codebook of a job's question from its answers; then the next job's turn. */
export const generateCodebook = inngest.createFunction(
  {
    id: "generate-codebook",
    name: "Generate the codebook of a question",
    triggers: { event: jobDispatched("codebook_generation") },
    retries: RETRIES,
    concurrency: { key: "event.data.id", limit: 1 },
    async onFailure({ event, error, step }) {
      const ref = jobRef.parse(event.data.event.data);
      const reason = { code: "CODEBOOK_GENERATION_FAILED" as const, message: error.message };
      await step.run("fail", () => failJob(db, ref, () => reason));
      await step.run("dispatch-next", dispatch);
    },
  },
  async ({ event, step }) => {
    const ref = jobRef.parse(event.data);
    await step.run("prepare", () => stage(() => prepareStage(db, ref)));
    await step.run("generate", () => stage(() => generateCodebookStage(db, ref, selectEngine())));
    await step.run("dispatch-next", dispatch);
  },
);

import { whileAnswersFit } from "@/lib/coding/job/answer-room";
import { generateCodebookStage } from "@/lib/coding/job/generate-codebook";
import { prepareStage } from "@/lib/coding/job/prepare";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { db } from "@/lib/runtime/db";
import { jobFunction } from "./job-function";
import { invalidity, stage } from "./stage";

/** Builds the codebook of a job's question from its answers. */
export const generateCodebook = jobFunction({
  id: "generate-codebook",
  name: "Generate the codebook of a question",
  types: ["codebook_generation"],
  async work(ref, step) {
    await step.run("prepare", () => stage(ref, () => prepareStage(db, ref)));
    const generate = async () => generateCodebookStage(db, ref, await currentEngine(db));
    await step.run("generate", () => stage(ref, () => whileAnswersFit(db, ref, generate), { failureOf: invalidity }));
  },
  failure: (message) => ({ code: "CODEBOOK_GENERATION_FAILED", message }),
});

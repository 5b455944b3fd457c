import { generateCodebookStage } from "@/lib/coding/job/generate-codebook";
import { prepareStage } from "@/lib/coding/job/prepare";
import { db } from "@/lib/db";
import { selectEngine } from "@/lib/engines/select-engine";
import { jobFunction } from "./job-function";
import { stage } from "./stage";

/** Builds the codebook of a job's question from its answers. */
export const generateCodebook = jobFunction({
  id: "generate-codebook",
  name: "Generate the codebook of a question",
  types: ["codebook_generation"],
  async work(ref, step) {
    await step.run("prepare", () => stage(ref, () => prepareStage(db, ref)));
    await step.run("generate", () => stage(ref, () => generateCodebookStage(db, ref, selectEngine())));
  },
  failure: (message) => ({ code: "CODEBOOK_GENERATION_FAILED", message }),
});

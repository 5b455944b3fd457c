import { whileAnswersFit } from "@/lib/coding/job/answer-room";
import { engineOfJob } from "@/lib/coding/job/engine-of-job";
import { jobStore } from "@/lib/coding/job/job-store";
import { codeAnswers } from "@/lib/coding/pipeline/code-answers";
import { suggestAfterJob } from "@/lib/refinement/suggest-after-job";
import { db } from "@/lib/runtime/db";
import { jobFunction } from "./job-function";
import { invalidity, stage } from "./stage";

/** Codes the answers of a job's question. Each stage of the pipeline is a durable step. */
export const codeQuestion = jobFunction({
  id: "code-question",
  name: "Code the answers of a question",
  types: ["one_call", "auto_coding"],
  async work(ref, step) {
    const engine = await stage(ref, () => engineOfJob(db, ref));
    if (!engine) return;
    await codeAnswers(jobStore(db, ref, engine), (name, work) =>
      step.run(name, () => stage(ref, () => whileAnswersFit(db, ref, work), { failureOf: invalidity })),
    );
    await step.run("request-suggestions", () => suggestAfterJob(db, ref, engine));
  },
  failure: (message) => ({ code: "CODING_FAILED", message: `${message} What was coded is kept.` }),
});

import { backTestRound, finishBackTest } from "@/lib/coding/back-test/run-back-test";
import { engineOfJob } from "@/lib/coding/job/engine-of-job";
import { db } from "@/lib/runtime/db";
import { jobFunction } from "./job-function";
import { invalidity, stage } from "./stage";

/** Codes answers anew that people have decided, round by round, and stores the codes beside those of the answers. */
export const backTest = jobFunction({
  id: "back-test",
  name: "Back-test a question",
  types: ["back_test"],
  async work(ref, step) {
    for (let round = 1, left = 1; left > 0; round++) {
      const code = async () => backTestRound(db, ref, await engineOfJob(db, ref));
      left = (await step.run(`code-${round}`, () => stage(ref, code))) ?? 0;
    }
    await step.run("finish", () => stage(ref, () => finishBackTest(db, ref), { failureOf: invalidity }));
  },
  failure: (message) => ({ code: "CODING_FAILED", message: `${message} What was tested is kept.` }),
});

import { finishTranslation, translationRound } from "@/lib/coding/translation/run-translation";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { db } from "@/lib/runtime/db";
import { jobFunction } from "./job-function";
import { invalidity, stage } from "./stage";

/** Translates answers into the project's language, round by round. */
export const translate = jobFunction({
  id: "translate",
  name: "Translate answers",
  types: ["translation"],
  async work(ref, step) {
    for (let round = 1, left = 1; left > 0; round++) {
      const work = async () => translationRound(db, ref, await currentEngine(db));
      left = (await step.run(`translate-${round}`, () => stage(ref, work, { failureOf: invalidity }))) ?? 0;
    }
    await step.run("finish", () => stage(ref, () => finishTranslation(db, ref), { failureOf: invalidity }));
  },
  failure: (message) => ({ code: "CODING_FAILED", message: `${message} What was translated is kept.` }),
});

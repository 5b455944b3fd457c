import type { Db } from "@/db/client";
import { changeHeldCodebook } from "@/lib/codebook/change-codebook";
import { countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { replaceWith } from "@/lib/codebook/replace-with";
import { advanceJob, holdJob, type JobRef, requireRunning } from "@/lib/jobs/hold-job";
import { generateCodebook } from "../ask-engine";
import type { CodingEngine } from "../engines/engine";
import { groupEqual } from "../group-equal";
import { readAnswers, readContext } from "./question-work";

/** Second stage: builds a codebook from the answers where the question has none. */
export async function buildCodebookStage(db: Db, ref: JobRef, engine: CodingEngine): Promise<void> {
  const job = await requireRunning(db, ref);
  if (countCodes(await readCodebook(db, job)) > 0) return;
  const { context } = await readContext(db, job);
  const groups = groupEqual(await readAnswers(db, job), context.language);
  const { codebook, usage } = await generateCodebook(engine, context, groups);
  await db.transaction(async (tx) => {
    await holdJob(tx, ref);
    await changeHeldCodebook(tx, job, { change: "generate", actor: `job:${job.id}` }, (_, current, question) => ({
      codebook: countCodes(current) === 0 ? replaceWith(codebook, current, question) : current,
      summary: `Generated ${countCodes(codebook)} codes.`,
    }));
    await advanceJob(tx, ref, { usage, engine: engine.version });
  });
}

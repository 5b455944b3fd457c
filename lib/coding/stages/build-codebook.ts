import type { Db } from "@/db/client";
import { countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { storeCodebook } from "@/lib/codebook/store-codebook";
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
    if (countCodes(await readCodebook(tx, job)) === 0) await storeCodebook(tx, job, codebook);
    await advanceJob(tx, ref, { usage, engine: engine.version });
  });
}

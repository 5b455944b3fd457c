import type { Db } from "@/db/client";
import { changeHeldCodebook } from "@/lib/codebook/change-codebook";
import { type Codebook, countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { replaceWith } from "@/lib/codebook/replace-with";
import { type CodingEngine, EngineError } from "@/lib/engines/engine";
import { completeJob } from "@/lib/jobs/end-job";
import { advanceJob, holdJob, type JobRef, type RunningJob, requireRunning } from "@/lib/jobs/hold-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { generateCodebook } from "../ask-engine";
import { actorOf, generationOptionsOf } from "../job-options";
import { readContext } from "./question-work";
import { keptGroups, readGroups } from "./read-groups";

/** Second stage of coding: builds a codebook from the answers where the question has none. */
export async function buildCodebookStage(db: Db, ref: JobRef, engine: CodingEngine): Promise<void> {
  const job = await requireRunning(db, ref);
  if (countCodes(await readCodebook(db, job)) > 0) return;
  const { codebook, usage } = await build(db, job, engine, keptGroups);
  await db.transaction(async (tx) => {
    await holdJob(tx, ref);
    if (countCodes(await readCodebook(tx, job)) === 0) await replace(tx, job, codebook);
    await advanceJob(tx, ref, { usage, engine: engine.version });
  });
}

/** The last stage of a generation: builds a codebook in the place of the one that there is, and ends the job. */
export async function generateCodebookStage(db: Db, ref: JobRef, engine: CodingEngine): Promise<void> {
  const job = await requireRunning(db, ref);
  const { codebook, usage } = await build(db, job, engine, readGroups);
  if (countCodes(codebook) === 0) {
    throw new EngineError("The answers say too little to build a codebook from them.", { retryable: false });
  }
  await db.transaction(async (tx) => {
    const held = await holdJob(tx, ref);
    await advanceJob(tx, ref, { usage, engine: engine.version });
    const { projectId } = await readContext(tx, job);
    const stored = await replace(tx, job, codebook);
    await completeJob(tx, held, {
      project_id: projectId,
      question_id: job.questionId,
      version: stored.version,
      categories: stored.codebook.length,
      codes: countCodes(stored.codebook),
    });
  });
}

async function build(db: Db, job: RunningJob, engine: CodingEngine, read: typeof keptGroups) {
  const { context } = await readContext(db, job);
  const groups = await read(db, job, context.language);
  const knobs = generationOptionsOf(job);
  return whileRunning(db, job, (signal) => generateCodebook(engine, context, groups, { knobs, signal }));
}

const replace = (tx: Db, job: RunningJob, codebook: Codebook) =>
  changeHeldCodebook(tx, job, { change: "generate", actor: actorOf(job) }, (_, current, question) => ({
    codebook: replaceWith(codebook, current, question),
    summary: `Generated ${countCodes(codebook)} codes.`,
  }));

import type { Db } from "@/db/client";
import { countCodes } from "@/lib/codebook/codebook";
import { decidedNames } from "@/lib/codebook/decided-names";
import { type CodingEngine, EngineError } from "@/lib/engines/engine";
import { completeJob } from "@/lib/jobs/end-job";
import { advanceJob, type JobRef, lockJob, requireRunning } from "@/lib/jobs/lock-job";
import { generationOptionsOf, guidanceOf } from "../job-options";
import { generateCodebook } from "../pipeline/generate-codebook";
import { forgetWork, readJobAnswers } from "./job-work";
import { readQuestion } from "./read-question";
import { replaceCodebook } from "./save-codebook";
import { whileAsking } from "./while-asking";

/** The last stage of a generation: builds a codebook, replaces the question's present one, and ends the job. */
export async function generateCodebookStage(db: Db, ref: JobRef, engine: CodingEngine): Promise<void> {
  const job = await requireRunning(db, ref);
  const { context, groups } = await readJobAnswers(db, job);
  const options = generationOptionsOf(job);
  const guidance = guidanceOf(job);
  const decided = await decidedNames(db, job);
  const generated = await whileAsking(db, job, engine, (signal) =>
    generateCodebook(engine, context, groups, { options, guidance, decided, signal }),
  );
  if (countCodes(generated.codebook) === 0) {
    throw new EngineError("The answers say too little to build a codebook from them.", { retryable: false });
  }
  await db.transaction(async (tx) => {
    const running = await lockJob(tx, ref);
    await advanceJob(tx, ref, { usage: generated.usage, engine: engine.version });
    const { projectId } = await readQuestion(tx, job);
    const stored = await replaceCodebook(tx, job, engine, generated);
    await completeJob(tx, running, {
      project_id: projectId,
      question_id: job.questionId,
      version: stored.version,
      categories: stored.codebook.length,
      codes: countCodes(stored.codebook),
      frame: generated.frame,
    });
  });
  forgetWork(ref);
}

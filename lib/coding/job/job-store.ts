import type { Db } from "@/db/client";
import { countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { CodingEngine } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { type JobRef, requireRunning } from "@/lib/jobs/lock-job";
import { readAnswerIds } from "@/lib/responses/answer-pages";
import { codingOptionsOf, guidanceOf } from "../job-options";
import type { CodingStore } from "../pipeline/coding-store";
import { readNewDisagreements, saveManual } from "./coding-manual";
import { finishStage } from "./finish";
import { isCodedBy, isOpen, isUnfitting, readTried } from "./job-answers";
import { readJobAnswers, readJobWork } from "./job-work";
import { prepareStage } from "./prepare";
import { readGroupCodings } from "./read-codings";
import { saveCodebook, saveExtension } from "./save-codebook";
import { saveCoded } from "./save-coded";
import { saveReviewed } from "./save-reviewed";
import { whileAsking } from "./while-asking";

/**
 * The pipeline's store over the rows of a job. Each method that saves writes the job's progress and charge in the same
 * transaction, and skips answers that have been coded or reviewed meanwhile. So nothing is coded or charged twice,
 * however often and in whichever process a stage runs. Throws JobLost when the job has ended meanwhile.
 */
export function jobStore(db: Db, ref: JobRef, engine: CodingEngine): CodingStore {
  const ownEngine = onBehalfOf(ref.organizationId, engine);
  const running = () => requireRunning(db, ref);
  return {
    engine: ownEngine,
    whileWanted: (work) => whileAsking(db, ref, engine, work),
    prepare: () => prepareStage(db, ref),
    hasCodebook: async () => countCodes(await readCodebook(db, await running())) > 0,
    readGuidance: async () => guidanceOf(await running()),
    readAnswers: async () => readJobAnswers(db, await running()),
    saveCodebook: (generated) => saveCodebook(db, ref, engine, generated),
    readWork: async () => readJobWork(db, await running()),
    async readOpen() {
      const job = await running();
      return readAnswerIds(db, job, isOpen(job));
    },
    async readNewDisagreements() {
      return readNewDisagreements(db, await running());
    },
    saveManual: (manual, usage) => saveManual(db, ref, engine, { manual, usage }),
    saveCoded: (coded, usage, coder) => saveCoded(db, ref, { coded, usage, coder }),
    async isAllNotCoded() {
      const job = await running();
      const tried = await readTried(db, job);
      return tried.notCoded > 0 && tried.coded === 0;
    },
    async readUnfitting() {
      const job = await running();
      const { extended } = job.checkpoint;
      const isWanted = codingOptionsOf(job).extendCodebook && !extended;
      const unfitting = isWanted ? await readAnswerIds(db, job, isUnfitting(job)) : null;
      return { unfitting, added: extended?.codeIds.length ?? 0 };
    },
    saveExtension: (generated) => saveExtension(db, ref, engine, generated),
    async readReviewable() {
      const job = await running();
      return { own: await readAnswerIds(db, job, isCodedBy(job)), reviewed: job.checkpoint.reviewed ?? 0 };
    },
    readCodings: (groups) => readGroupCodings(db, ref, groups),
    saveReviewed: (review) => saveReviewed(db, ref, review),
    finish: () => finishStage(db, ref),
  };
}

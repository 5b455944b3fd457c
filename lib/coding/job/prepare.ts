import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { inParts } from "@/lib/data/parts";
import { advanceJob, type JobRef, lockJob, type RunningJob, requireRunning } from "@/lib/jobs/lock-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { PREPARED_PER_TRANSACTION } from "../parameters";
import { prepareQuestion } from "../prepare-question";
import { forgetAssignments } from "../store-assignments";
import { storePreparation } from "../store-preparation";
import { CODED_NOW, isFlaggedJunk, isOfQuestion, isOpen } from "./job-answers";
import { readQuestion } from "./read-question";
import { keepBeforeRun, noteRun } from "./run-version";

/**
 * Prepares the job's answers for coding: makes the run's version of the codebook, and marks junk as done without codes.
 * Languages and flags were determined when the job was accepted, except for a codebook generation, which is free and
 * determines them here.
 */
export async function prepareStage(db: Db, ref: JobRef): Promise<void> {
  const job = await requireRunning(db, ref);
  if (job.type === "codebook_generation") {
    await prepareOpen(db, job);
    await noteHalf(db, ref);
    return;
  }
  await db.transaction(async (tx) => noteRun(tx, await lockJob(tx, job)));
  await settleJunk(db, ref);
}

/** Prepares the open answers of a question together with the coded ones, since a new answer may repeat an old one. */
async function prepareOpen(db: Db, job: RunningJob): Promise<void> {
  const { context } = await readQuestion(db, job);
  const { wording, language, codingType } = context;
  const options = { question: wording, language, codingType };
  const open = await whileRunning(db, job, (signal) =>
    prepareQuestion(db, job, { isOpen: isOpen(job), options, signal }),
  );
  for (const part of inParts(open, PREPARED_PER_TRANSACTION)) {
    await db.transaction(async (tx) => {
      await lockJob(tx, job);
      await storePreparation(tx, { ...job, isOpen: isOpen(job) }, part);
      await advanceJob(tx, job, {});
    });
  }
}

/** Counts junk as processed and deletes the codes that it had from earlier runs. */
async function settleJunk(db: Db, ref: JobRef): Promise<void> {
  let settled: number;
  do {
    settled = await db.transaction(async (tx) => {
      const job = await lockJob(tx, ref);
      const junk = await tx
        .select({ id: responses.id })
        .from(responses)
        .where(and(isOfQuestion(job), isOpen(job), isFlaggedJunk()))
        .limit(PREPARED_PER_TRANSACTION)
        .for("update");
      const ids = junk.map(({ id }) => id);
      await keepBeforeRun(tx, job, ids);
      await tx
        .update(responses)
        .set(CODED_NOW)
        .where(and(eq(responses.organizationId, job.organizationId), isOneOf(responses.id, ids)));
      await forgetAssignments(tx, job.organizationId, ids);
      const checkpoint = { junk: (job.checkpoint.junk ?? 0) + ids.length };
      await advanceJob(tx, ref, { processed: ids.length, checkpoint });
      return ids.length;
    });
  } while (settled === PREPARED_PER_TRANSACTION);
}

/**
 * Sets the progress of a codebook generation to one half: it codes no answers, and preparing them is about half of its
 * work.
 */
async function noteHalf(db: Db, ref: JobRef): Promise<void> {
  await db.transaction(async (tx) => {
    const { total, processed } = await lockJob(tx, ref);
    await advanceJob(tx, ref, { processed: Math.ceil(total / 2) - processed });
  });
}

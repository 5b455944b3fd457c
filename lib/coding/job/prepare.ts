import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { changeHeldCodebook } from "@/lib/codebook/change-codebook";
import { advanceJob, holdJob, type JobRef, type RunningJob, requireRunning } from "@/lib/jobs/hold-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { inParts } from "@/lib/parts";
import { actorOf, codingOptionsOf } from "../job-options";
import { PREPARED_PER_TRANSACTION } from "../parameters";
import { prepareQuestion } from "../prepare-question";
import { forgetAssignments } from "../store-assignments";
import { storePreparation } from "../store-preparation";
import { isFlaggedJunk, isOfQuestion, isOpen } from "./job-answers";
import { readQuestion } from "./read-question";

/**
 * Readies the answers that the job is to code: keeps their present codes with the codebook's version where all are coded
 * again, and marks the junk among them as done without codes. They were prepared when the job was accepted, save those
 * of a codebook generation, which costs nothing and so was accepted without.
 */
export async function prepareStage(db: Db, ref: JobRef): Promise<void> {
  const job = await requireRunning(db, ref);
  if (job.type === "codebook_generation") {
    await prepareOpen(db, job);
    await noteHalf(db, ref);
    return;
  }
  await db.transaction(async (tx) => keepCodes(tx, await holdJob(tx, job)));
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
      await holdJob(tx, job);
      await storePreparation(tx, { ...job, isOpen: isOpen(job) }, part);
      await advanceJob(tx, job, {});
    });
  }
}

async function keepCodes(tx: Db, job: RunningJob): Promise<void> {
  if (codingOptionsOf(job).mode !== "all" || job.checkpoint.kept) return;
  await changeHeldCodebook(tx, job, { change: "run", actor: actorOf(job) }, (_, codebook) => ({
    codebook,
    summary: "Coded all answers again.",
    touched: sql`select id from ${responses} where ${isOfQuestion(job)} and ${isOpen(job)}`,
  }));
  await advanceJob(tx, job, { checkpoint: { kept: true } });
}

/** Counts junk as processed and deletes the codes that it had. */
async function settleJunk(db: Db, ref: JobRef): Promise<void> {
  let settled: number;
  do {
    settled = await db.transaction(async (tx) => {
      const job = await holdJob(tx, ref);
      const junk = tx
        .select({ id: responses.id })
        .from(responses)
        .where(and(isOfQuestion(job), isOpen(job), isFlaggedJunk()))
        .limit(PREPARED_PER_TRANSACTION);
      const written = await tx
        .update(responses)
        .set({ codedAt: sql`now()` })
        .where(and(eq(responses.organizationId, job.organizationId), inArray(responses.id, junk)))
        .returning({ id: responses.id });
      const ids = written.map(({ id }) => id);
      await forgetAssignments(tx, job.organizationId, ids);
      await advanceJob(tx, ref, { processed: ids.length });
      return ids.length;
    });
  } while (settled === PREPARED_PER_TRANSACTION);
}

/**
 * Sets the progress of a codebook generation to one half: it codes no answers, and preparing them is half of its work.
 */
async function noteHalf(db: Db, ref: JobRef): Promise<void> {
  await db.transaction(async (tx) => {
    const { total, processed } = await holdJob(tx, ref);
    await advanceJob(tx, ref, { processed: Math.ceil(total / 2) - processed });
  });
}

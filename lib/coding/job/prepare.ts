import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { changeHeldCodebook } from "@/lib/codebook/change-codebook";
import { advanceJob, holdJob, type JobRef, type RunningJob, requireRunning } from "@/lib/jobs/hold-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { inParts } from "@/lib/parts";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { actorOf, codingOptionsOf } from "../job-options";
import { PREPARED_PER_TRANSACTION } from "../parameters";
import { prepareQuestion } from "../prepare-question";
import { forgetAssignments } from "../store-assignments";
import { isFlaggedJunk, isOfQuestion, isOpen } from "./job-answers";
import { readQuestion } from "./read-question";

/**
 * Stores language and flags of every answer that the job is to code, and marks the junk among them as done without
 * codes. Where all answers are coded again, first keeps their present codes with the codebook's version.
 */
export async function prepareStage(db: Db, ref: JobRef): Promise<void> {
  const job = await requireRunning(db, ref);
  if (!job.checkpoint.prepared) await prepareOpen(db, job);
  if (job.type === "codebook_generation") await noteHalf(db, ref);
  else await settleJunk(db, ref);
}

/**
 * Prepares the open answers of a question together with the coded ones, since a new answer may repeat an old one.
 * Answers that came with the request were prepared before the job was accepted.
 */
async function prepareOpen(db: Db, job: RunningJob): Promise<void> {
  const { context } = await readQuestion(db, job);
  const { wording, language, codingType } = context;
  const options = { question: wording, language, codingType };
  const open = await whileRunning(db, job, (signal) =>
    prepareQuestion(db, job, { isOpen: isOpen(job), options, signal }),
  );
  await db.transaction(async (tx) => keepCodes(tx, await holdJob(tx, job)));
  for (const part of inParts(open, PREPARED_PER_TRANSACTION)) {
    await db.transaction(async (tx) => {
      await storePreparation(tx, await holdJob(tx, job), part);
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

async function storePreparation(tx: Db, job: RunningJob, prepared: readonly PreparedAnswer[]): Promise<void> {
  for (const alike of alikeIn(prepared)) {
    const [{ language, flags }] = alike;
    const noted = sql`${`{${flags.join(",")}}`}::text[]`;
    const isNews = sql`(${responses.language}, ${responses.flags}) is distinct from (${language}, ${noted})`;
    const ids = alike.map(({ id }) => id);
    await tx
      .update(responses)
      .set({ language, flags: noted })
      .where(and(eq(responses.organizationId, job.organizationId), isOneOf(responses.id, ids), isOpen(job), isNews));
  }
}

/** Groups answers by language and flags; there are few combinations, and each is written in one statement. */
function alikeIn(prepared: readonly PreparedAnswer[]): [PreparedAnswer, ...PreparedAnswer[]][] {
  const groups = new Map<string, [PreparedAnswer, ...PreparedAnswer[]]>();
  for (const answer of prepared) {
    const key = JSON.stringify([answer.language, answer.flags]);
    const group = groups.get(key);
    if (group) group.push(answer);
    else groups.set(key, [answer]);
  }
  return [...groups.values()];
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

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
 * Sees to it that language and flags of every answer that the job is to code are stored, and settles the junk among
 * them: it is not coded. Where all are coded again, the codes that they have are kept with the codebook's version first.
 */
export async function prepareStage(db: Db, ref: JobRef): Promise<void> {
  const job = await requireRunning(db, ref);
  if (!job.checkpoint.prepared) await prepareOpen(db, job);
  if (job.type === "codebook_generation") await noteHalf(db, ref);
  else await settleJunk(db, ref);
}

/**
 * Answers that came with the request were prepared before the job was accepted. Those of a question are prepared here,
 * together with the ones that are coded: a new answer may repeat an old one.
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

/** Answers of one language and with the same flags, which are few combinations, each written in one statement. */
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

/** Junk counts as processed, and loses the codes that it had. */
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

/** Reading the answers is half of the work of a generation, which codes none. */
async function noteHalf(db: Db, ref: JobRef): Promise<void> {
  await db.transaction(async (tx) => {
    const { total, processed } = await holdJob(tx, ref);
    await advanceJob(tx, ref, { processed: Math.ceil(total / 2) - processed });
  });
}

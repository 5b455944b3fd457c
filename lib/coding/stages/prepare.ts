import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { changeHeldCodebook } from "@/lib/codebook/change-codebook";
import { advanceJob, holdJob, type JobRef, type RunningJob, requireRunning } from "@/lib/jobs/hold-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { inParts } from "@/lib/parts";
import type { Preparation } from "@/lib/preparation/prepare";
import { isJunk } from "../charge";
import { actorOf, codingOptionsOf } from "../job-options";
import { prepareQuestion } from "../prepare-question";
import { forgetAssignments } from "../store-assignments";
import { isOpen, readContext } from "./question-work";

const STORED_AT_ONCE = 5_000;

/**
 * First stage: notes language and flags of every answer that the job is to code; junk is done with that. Where all are
 * coded again, the codes that they have are kept with the codebook's version first. Stored part by part, and the same
 * however often it runs.
 */
export async function prepareStage(db: Db, ref: JobRef): Promise<void> {
  const job = await requireRunning(db, ref);
  const { context } = await readContext(db, job);
  const { wording, language, codingType } = context;
  const options = { question: wording, language, codingType };
  const open = await whileRunning(db, ref, (signal) =>
    prepareQuestion(db, job, { isOpen: isOpen(job), options, signal }),
  );
  await db.transaction(async (tx) => keepCodes(tx, await holdJob(tx, ref)));
  for (const part of inParts(open, STORED_AT_ONCE)) {
    await db.transaction(async (tx) => {
      const junk = await storePreparation(tx, await holdJob(tx, ref), part);
      await advanceJob(tx, ref, { processed: junk });
    });
  }
  if (isGeneration(job)) await noteReading(db, ref);
}

/** Reading the answers is half of its work; it codes none. */
const isGeneration = ({ type }: RunningJob) => type === "codebook_generation";

async function noteReading(db: Db, ref: JobRef): Promise<void> {
  await db.transaction(async (tx) => {
    const { total, processed } = await holdJob(tx, ref);
    await advanceJob(tx, ref, { processed: Math.ceil(total / 2) - processed });
  });
}

async function keepCodes(tx: Db, job: RunningJob): Promise<void> {
  if (codingOptionsOf(job).mode !== "all" || job.checkpoint.kept) return;
  await changeHeldCodebook(tx, job, { change: "run", actor: actorOf(job) }, (_, codebook) => ({
    codebook,
    summary: "Coded all answers again.",
    touched: sql`select id from ${responses} where ${and(
      eq(responses.organizationId, job.organizationId),
      eq(responses.questionId, job.questionId),
      isOpen(job),
    )}`,
  }));
  await advanceJob(tx, job, { checkpoint: { kept: true } });
}

/** Returns how many of the answers are done with their preparation. */
async function storePreparation(tx: Db, job: RunningJob, prepared: readonly Preparation[]): Promise<number> {
  let done = 0;
  for (const alike of alikeIn(prepared)) {
    const [{ language, flags }] = alike;
    const isDone = isJunk(flags) && !isGeneration(job);
    const ids = alike.map(({ id }) => id);
    const noted = sql`${`{${flags.join(",")}}`}::text[]`;
    const isNews = sql`(${responses.language}, ${responses.flags}) is distinct from (${language}, ${noted})`;
    const written = await tx
      .update(responses)
      .set({ language, flags: noted, ...(isDone && { codedAt: sql`now()` }) })
      .where(
        and(
          eq(responses.organizationId, job.organizationId),
          isOneOf(responses.id, ids),
          isOpen(job),
          isDone ? undefined : isNews,
        ),
      )
      .returning({ id: responses.id });
    if (!isDone) continue;
    await forgetAssignments(
      tx,
      job.organizationId,
      written.map(({ id }) => id),
    );
    done += written.length;
  }
  return done;
}

/** Answers of one language and with the same flags, which are few combinations, each written in one statement. */
function alikeIn(prepared: readonly Preparation[]): [Preparation, ...Preparation[]][] {
  const groups = new Map<string, [Preparation, ...Preparation[]]>();
  for (const answer of prepared) {
    const key = JSON.stringify([answer.language, answer.flags]);
    const group = groups.get(key);
    if (group) group.push(answer);
    else groups.set(key, [answer]);
  }
  return [...groups.values()];
}

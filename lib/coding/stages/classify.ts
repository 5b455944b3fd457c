import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { AnswerCoding, CodingEngine, CodingTask, EngineUsage, Mention } from "@/lib/engines/engine";
import { advanceJob, holdJob, type JobRef, type RunningJob, requireRunning } from "@/lib/jobs/hold-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { inParts } from "@/lib/parts";
import { readAnswerIds } from "@/lib/responses/answer-pages";
import { NO_USAGE } from "../ask-engine";
import { isBillable } from "../charge";
import { type FlaggedAnswer, type Group, groupsWith, mentionsIn } from "../group-equal";
import { forgetAssignments, storeAssignments } from "../store-assignments";
import { isOpen, readWork } from "./question-work";

const DEFAULT_BUDGET = 15_000;
const STORED_AT_ONCE = 1_000;

/**
 * Third stage: codes batch after batch of what is still open, for about `budget` milliseconds, and says how many
 * answers remain. A batch is stored with its progress and charge in one transaction and only where its answers are
 * still open, so nothing is coded or charged twice, however often and wherever the stage runs. Answers that are coded
 * again keep their old codes until then.
 */
export async function classifyStage(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  budget = DEFAULT_BUDGET,
): Promise<{ remaining: number }> {
  const job = await requireRunning(db, ref);
  const { groups, task } = await readWork(db, job);
  const deadline = performance.now() + budget;
  const ids = await readAnswerIds(db, job, isOpen(job));
  const open = await groupsWith(groups, ids);
  return whileRunning(db, ref, async (signal) => {
    let next = 0;
    let storing = Promise.resolve();
    do {
      const batch = open.slice(next, next + engine.batchSize).map((group) => openPart(group, ids));
      next += batch.length;
      const classified = await classifyBatch(engine, task, batch, signal).finally(() => storing);
      storing = storeBatch(db, ref, engine, classified);
      storing.catch(() => {});
    } while (next < open.length && performance.now() < deadline);
    await storing;
    return { remaining: open.length - next };
  });
}

const openPart = ({ representative, answers }: Group, open: ReadonlySet<string>): Group => ({
  representative,
  answers: answers.filter(({ id }) => open.has(id)),
});

type Classified = { batch: readonly Group[]; codings: readonly AnswerCoding[]; usage: EngineUsage };

async function classifyBatch(
  engine: CodingEngine,
  task: CodingTask,
  batch: readonly Group[],
  signal: AbortSignal,
): Promise<Classified> {
  if (task.codes.length === 0 || batch.length === 0) return { batch, codings: [], usage: NO_USAGE };
  const representatives = batch.map(({ representative }) => representative);
  const { value, usage } = await engine.classify(task, representatives, { signal });
  return { batch, codings: value, usage };
}

/** In one transaction, or several where very many answers are equal to those of the batch. */
async function storeBatch(db: Db, ref: JobRef, engine: CodingEngine, { batch, codings, usage }: Classified) {
  const all = batch.flatMap(({ answers }, index) =>
    answers.map((answer) => ({ answer, mentions: codings[index]?.mentions ?? [] })),
  );
  let unnoted = usage;
  for (const part of inParts(all, STORED_AT_ONCE)) {
    await storePart(db, ref, engine, part, unnoted);
    unnoted = NO_USAGE;
  }
}

type CodedAnswer = { answer: FlaggedAnswer; mentions: readonly Mention[] };

async function storePart(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  part: readonly CodedAnswer[],
  usage: EngineUsage,
): Promise<void> {
  const answers = part.map(({ answer }) => answer);
  const coded = part.map(({ answer, mentions }) => ({ id: answer.id, mentions: mentionsIn(answer, mentions) }));
  await db.transaction(async (tx) => {
    const job = await holdJob(tx, ref);
    const fresh = await markCoded(tx, job, answers);
    await forgetAssignments(tx, ref.organizationId, [...fresh]);
    const scope = { organizationId: ref.organizationId, engine: engine.version };
    await storeAssignments(tx, scope, coded.filter(isIn(fresh)));
    const counted = job.checkpoint.extended ? [] : answers.filter(isIn(fresh));
    const charged = counted.filter(({ flags }) => isBillable(flags)).length;
    await advanceJob(tx, ref, { processed: counted.length, charged, usage, engine: engine.version });
  });
}

const isIn = (ids: ReadonlySet<string>) => (item: { id: string }) => ids.has(item.id);

/** Marks those answers that are still open, and returns their ids. */
async function markCoded(tx: Db, job: RunningJob, answers: readonly FlaggedAnswer[]): Promise<Set<string>> {
  const ids = answers.map(({ id }) => id);
  const marked = await tx
    .update(responses)
    .set({ codedAt: sql`now()` })
    .where(and(eq(responses.organizationId, job.organizationId), isOneOf(responses.id, ids), isOpen(job)))
    .returning({ id: responses.id });
  return new Set(marked.map(({ id }) => id));
}

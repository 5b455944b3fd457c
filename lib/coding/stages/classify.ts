import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { advanceJob, holdJob, type JobRef, requireRunning } from "@/lib/jobs/hold-job";
import { codingTask, NO_USAGE } from "../ask-engine";
import { isBillable } from "../charge";
import type { AnswerCoding, CodingEngine, CodingTask, EngineUsage } from "../engines/engine";
import { type Group, groupEqual, mentionsIn } from "../group-equal";
import { type CodedResponse, storeAssignments } from "../store-assignments";
import { readAnswers, readContext, type StoredAnswer } from "./question-work";

const DEFAULT_BUDGET = 15_000;

/**
 * Third stage: codes batch after batch of what is not coded yet, for about `budget` milliseconds, and says how many
 * answers remain. A batch is stored with its progress and charge in one transaction and only where its answers are
 * still uncoded, so nothing is coded or charged twice, however often and wherever the stage runs.
 */
export async function classifyStage(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  budget = DEFAULT_BUDGET,
): Promise<{ remaining: number }> {
  const deadline = performance.now() + budget;
  const job = await requireRunning(db, ref);
  const { context } = await readContext(db, job);
  const groups = groupEqual(await readAnswers(db, job), context.language);
  const task = codingTask(context, await readCodebook(db, job), groups);
  const open = groups.map(openPart).filter(({ answers }) => answers.length > 0);
  let next = 0;
  do {
    const batch = open.slice(next, next + engine.batchSize);
    next += batch.length;
    const { codings, usage } = await classifyBatch(engine, task, batch);
    await storeBatch(db, ref, engine, { batch, codings, usage });
  } while (next < open.length && performance.now() < deadline);
  return { remaining: open.length - next };
}

const openPart = ({ representative, answers }: Group<StoredAnswer>): Group<StoredAnswer> => ({
  representative,
  answers: answers.filter(({ done }) => !done),
});

async function classifyBatch(engine: CodingEngine, task: CodingTask, batch: readonly Group<StoredAnswer>[]) {
  if (task.codes.length === 0 || batch.length === 0) return { codings: [], usage: NO_USAGE };
  const { value, usage } = await engine.classify(
    task,
    batch.map(({ representative }) => representative),
  );
  return { codings: value, usage };
}

type Classified = { batch: readonly Group<StoredAnswer>[]; codings: readonly AnswerCoding[]; usage: EngineUsage };

async function storeBatch(db: Db, ref: JobRef, engine: CodingEngine, { batch, codings, usage }: Classified) {
  const answers = batch.flatMap((group) => group.answers);
  const coded = batch.flatMap((group, index) =>
    group.answers.map((answer) => ({ id: answer.id, mentions: mentionsIn(answer, codings[index]?.mentions ?? []) })),
  );
  await db.transaction(async (tx) => {
    await holdJob(tx, ref);
    const fresh = await markCoded(tx, ref.organizationId, answers);
    await storeAssignments(
      tx,
      { organizationId: ref.organizationId, engine: engine.version },
      coded.filter(isIn(fresh)),
    );
    const charged = answers.filter(isIn(fresh)).filter(({ flags }) => isBillable(flags)).length;
    await advanceJob(tx, ref, { processed: fresh.size, charged, usage, engine: engine.version });
  });
}

const isIn = (ids: ReadonlySet<string>) => (item: StoredAnswer | CodedResponse) => ids.has(item.id);

/** Marks those answers that are still uncoded, and returns their ids. */
async function markCoded(tx: Db, organizationId: string, answers: readonly StoredAnswer[]): Promise<Set<string>> {
  const ids = answers.map(({ id }) => id);
  const marked = await tx
    .update(responses)
    .set({ codedAt: sql`now()` })
    .where(
      and(
        eq(responses.organizationId, organizationId),
        isOneOf(responses.id, ids),
        isNull(responses.codedAt),
        eq(responses.reviewed, false),
      ),
    )
    .returning({ id: responses.id });
  return new Set(marked.map(({ id }) => id));
}

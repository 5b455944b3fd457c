import { type CodingEngine, type CodingTask, type EngineUsage, NO_USAGE } from "@/lib/engines/engine";
import { ROUND_MS } from "../parameters";
import { type AnswerGroup, groupsWith, representativesOf } from "./answer-groups";
import type { CodedGroup, CodingStore } from "./coding-store";

/**
 * Codes open answers batch by batch for about `budget` milliseconds, and returns how many distinct answers remain.
 * Stores each batch while the engine works on the next.
 */
export async function classify(store: CodingStore, budget = ROUND_MS): Promise<{ remaining: number }> {
  const { engine } = store;
  const { groups, task } = await store.readWork();
  const deadline = performance.now() + budget;
  const ids = await store.readOpen();
  const open = await groupsWith(groups, ids);
  return store.whileWanted(async (signal) => {
    let next = 0;
    let saving = Promise.resolve();
    do {
      const batch = open.slice(next, next + engine.batchSize).map((group) => openPart(group, ids));
      next += batch.length;
      const { coded, usage } = await classifyBatch(engine, task, batch, signal).finally(() => saving);
      saving = store.saveCoded(coded, usage);
      saving.catch(() => {});
    } while (next < open.length && performance.now() < deadline);
    await saving;
    return { remaining: open.length - next };
  });
}

const openPart = ({ representative, answers }: AnswerGroup, open: ReadonlySet<string>): AnswerGroup => ({
  representative,
  answers: answers.filter(({ id }) => open.has(id)),
});

/** Asks the engine to code a batch; where the codebook has no codes, every answer is stored without one. */
async function classifyBatch(
  engine: CodingEngine,
  task: CodingTask,
  batch: readonly AnswerGroup[],
  signal: AbortSignal,
): Promise<{ coded: CodedGroup[]; usage: EngineUsage }> {
  if (task.codes.length === 0 || batch.length === 0) {
    return { coded: batch.map((group) => ({ group, coding: { mentions: [] } })), usage: NO_USAGE };
  }
  const { value, usage } = await engine.classify(task, representativesOf(batch), { signal });
  return { coded: batch.map((group, index) => ({ group, coding: value[index] ?? { mentions: [] } })), usage };
}

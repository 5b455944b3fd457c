import {
  type CodingEngine,
  type CodingTask,
  coderOf,
  EngineError,
  type EngineUsage,
  NO_USAGE,
} from "@/lib/engines/engine";
import { ROUND_MS } from "../parameters";
import { type AnswerGroup, type CodedGroup, groupsWith, representativesOf } from "./answer-groups";
import type { CodingStore } from "./coding-store";
import { obeyRules } from "./obey-rules";
import { withRuledCodes } from "./word-rules";

/**
 * Codes open answers batch by batch for about `budget` milliseconds, and returns how many distinct answers remain.
 * Stores each batch while the engine codes the next one. If the engine fails, the answers that it coded before are
 * stored all the same. Throws an `EngineError` if the engine failed on every answer, or as soon as the model refuses.
 */
export async function classify(store: CodingStore, budget = ROUND_MS): Promise<{ remaining: number }> {
  const { engine } = store;
  const { groups, task } = await store.readWork();
  const deadline = performance.now() + budget;
  const ids = await store.readOpen();
  const open = groupsWith(groups, ids);
  return store.whileWanted(async (signal) => {
    let next = 0;
    let saving = Promise.resolve();
    do {
      const batch = open.slice(next, next + nextSize(open.length - next, engine)).map((group) => openPart(group, ids));
      next += batch.length;
      const { coded, usage, failure, refusal } = await classifyBatch(engine, task, batch, signal).finally(() => saving);
      saving = store.saveCoded(coded, usage, coderOf(engine, task));
      saving.catch(() => {});
      if (failure) await saving.then(() => Promise.reject(failure));
      if (refusal) {
        await saving;
        if (await store.isAllNotCoded()) throw refusal;
      }
    } while (next < open.length && performance.now() < deadline);
    await saving;
    if (next >= open.length && (await store.isAllNotCoded())) {
      throw new EngineError("The model coded none of the answers.", { retryable: false });
    }
    return { remaining: open.length - next };
  });
}

/**
 * The size of the next batch. If two batches are left, they get equal sizes, so that the last one never has a single
 * answer. Reason: if a model's provider refuses a request with a single answer because of its content, the engine takes
 * that for a refusal of the request itself.
 */
const nextSize = (left: number, { batchSize }: CodingEngine): number =>
  left > batchSize && left < 2 * batchSize ? Math.ceil(left / 2) : batchSize;

const openPart = ({ representative, answers }: AnswerGroup, open: ReadonlySet<string>): AnswerGroup => ({
  representative,
  answers: answers.filter(({ id }) => open.has(id)),
});

/** Asks the engine to code a batch. If the codebook has no codes, every answer is stored without one. */
async function classifyBatch(
  engine: CodingEngine,
  task: CodingTask,
  batch: readonly AnswerGroup[],
  signal: AbortSignal,
): Promise<{ coded: CodedGroup[]; usage: EngineUsage; failure?: EngineError; refusal?: EngineError }> {
  if (task.codes.length === 0 || batch.length === 0) {
    return { coded: batch.map((group) => ({ group, coding: { mentions: [] } })), usage: NO_USAGE };
  }
  const { value, ...rest } = await engine.classify(task, representativesOf(batch), { signal });
  const coded = batch.flatMap((group, index) => {
    const coding = value[index];
    return coding ? [{ group, coding: obeyRules(withRuledCodes(coding, task, group.representative.text), task) }] : [];
  });
  return { coded, ...rest };
}

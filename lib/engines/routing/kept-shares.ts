import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { evenly } from "@/lib/data/parts";
import { type CodingTask, type EngineAnswer, EngineError, type EngineOptions, type ForecastOptions } from "../engine";
import type { Learner } from "../learner";
import { isKept, learnRule } from "./learn-rule";
import {
  CHARACTERS_IN_FORECAST,
  EXAMPLES_IN_FORECAST,
  FORECAST_KEPT_MS,
  FORECASTS_KEPT,
  JUDGED_IN_FORECAST,
  MIN_COMPARED,
} from "./parameters";

/**
 * Forecasts the share of answers that will stay with the learning engine. It learns the rule in the same way as the
 * coding does, but from a sample of the reviewed answers, and applies it to a sample of the answers. Shares are cached.
 * The share is 0 if it is not known after `timeout` milliseconds, or if the learning engine fails.
 */
export function keptShares(learner: Learner) {
  const shares = new LRUCache<string, Promise<number>>({ max: FORECASTS_KEPT, ttl: FORECAST_KEPT_MS });
  return async (
    task: CodingTask,
    answers: readonly EngineAnswer[],
    { timeout, group }: ForecastOptions = {},
  ): Promise<number> => {
    const examples = sampleOf(task);
    if (examples.filter(({ byModel }) => byModel).length < MIN_COMPARED) return 0;
    const judged = some(answers, JUDGED_IN_FORECAST);
    const sample = { ...task, examples, corpus: judged.map(({ text }) => text), manual: undefined };
    const key = keyOf(sample);
    const share = shares.get(key) ?? learnShare(learner, sample, judged, group === undefined ? {} : { group });
    shares.set(key, share);
    share.catch(() => shares.delete(key));
    return within(timeout, share);
  };
}

/**
 * A sample of the reviewed answers. Those that the model had coded come first, because the rule compares only these.
 */
function sampleOf({ examples }: CodingTask) {
  const compared = some(
    examples.filter(({ byModel }) => byModel),
    EXAMPLES_IN_FORECAST,
  );
  const others = examples.filter(({ byModel }) => !byModel);
  return [...compared, ...some(others, EXAMPLES_IN_FORECAST - compared.length)];
}

/** A sample of at most `max` items; fewer if their texts are long. */
function some<Item extends { text: string }>(items: readonly Item[], max: number): readonly Item[] {
  const chosen = evenly(items, max);
  const characters = chosen.reduce((sum, { text }) => sum + text.length, 0);
  return evenly(chosen, Math.floor(chosen.length * Math.min(1, CHARACTERS_IN_FORECAST / Math.max(1, characters))));
}

async function learnShare(
  learner: Learner,
  task: CodingTask,
  judged: readonly EngineAnswer[],
  options: EngineOptions,
): Promise<number> {
  const from = await learnRule(learner, task, options);
  if (from === null) return 0;
  const judgements = await learner.judge(task, judged, options);
  return judgements.filter((each) => isKept(each, from)).length / judged.length;
}

async function within(timeout: number | undefined, share: Promise<number>): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<number>((resolve) => {
    if (timeout !== undefined) timer = setTimeout(() => resolve(0), timeout);
  });
  try {
    return await Promise.race([share, enough]);
  } catch (error) {
    if (error instanceof EngineError) return 0;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const keyOf = ({ codingType, language, question, codes, examples }: CodingTask): string =>
  createHash("sha256")
    .update(JSON.stringify([codingType, language, question, codes, examples]))
    .digest("base64");

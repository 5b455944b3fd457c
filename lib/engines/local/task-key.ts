import { createHash } from "node:crypto";
import { evenly, inTurns } from "@/lib/parts";
import type { CodingTask } from "../engine";

const MOST_LEARNT = 20_000;
const HASHED_AT_ONCE = 1_000;
const keys = new WeakMap<CodingTask, Promise<string>>();

/** A task cut down to what the engine learns from: of very long lists an even selection. */
export function learnable(task: CodingTask): CodingTask {
  return { ...task, corpus: evenly(task.corpus, MOST_LEARNT), examples: evenly(task.examples, MOST_LEARNT) };
}

/** Equal for tasks of equal content: the key under which a trained task is kept. */
export function taskKey(task: CodingTask): Promise<string> {
  const key = keys.get(task) ?? hashOf(task);
  keys.set(task, key);
  return key;
}

async function hashOf({ codingType, language, question, codes, examples, corpus }: CodingTask): Promise<string> {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([codingType, language, question, codes]));
  for await (const part of inTurns(examples, HASHED_AT_ONCE)) {
    for (const { text, codeIds, sentiments = [] } of part) {
      hash.update(`\u0001${text}\u0002${codeIds.join("\u0003")}\u0005${sentiments.join("\u0003")}`);
    }
  }
  for await (const part of inTurns(corpus, HASHED_AT_ONCE)) for (const text of part) hash.update(`\u0004${text}`);
  return hash.digest("base64");
}

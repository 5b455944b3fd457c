import { createHash } from "node:crypto";
import type { CodingTask } from "../../engine";
import { evenly } from "../numeric/evenly";

const MOST_LEARNT = 20_000;
const keys = new WeakMap<CodingTask, string>();

/** A task cut down to what the engine learns from: of very long lists an even selection. */
export function learnable(task: CodingTask): CodingTask {
  return { ...task, corpus: evenly(task.corpus, MOST_LEARNT), examples: evenly(task.examples, MOST_LEARNT) };
}

/** Equal for tasks of equal content: the key under which a trained task is kept. */
export function taskKey(task: CodingTask): string {
  let key = keys.get(task);
  if (!key) {
    const hash = createHash("sha256");
    hash.update(JSON.stringify([task.codingType, task.language, task.question, task.codes]));
    for (const { text, codeIds } of task.examples) hash.update(`\u0001${text}\u0002${codeIds.join("\u0003")}`);
    for (const text of task.corpus) hash.update(`\u0004${text}`);
    key = hash.digest("base64");
    keys.set(task, key);
  }
  return key;
}

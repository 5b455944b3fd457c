import { LRUCache } from "lru-cache";

/** Words that are kept per function. An open question's answers have about 3,000 different ones, very long ones 20,000. */
const MOST_KEPT = 20_000;

/** A function of a word or a language that computes each value once and keeps it. */
export function remembering<Value>(read: (word: string) => Value): (word: string) => Value {
  // A bound by size lets the cache grow as it is needed; a bound by number would take its room at once.
  const known = new LRUCache<string, { value: Value }>({ maxSize: MOST_KEPT, sizeCalculation: () => 1 });
  return (word) => {
    const hit = known.get(word);
    if (hit) return hit.value;
    const value = read(word);
    known.set(word, { value });
    return value;
  };
}

/** A value that is computed when it is first asked for, and kept. */
export function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

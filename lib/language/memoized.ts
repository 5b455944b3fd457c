import { LRUCache } from "lru-cache";

/** Words kept per function. The answers to an open question have about 3,000 different words, very long answers 20,000. */
const MAX_KEPT = 20_000;

/** A function of a word or a language that computes each value once and keeps it. */
export function memoized<Value>(compute: (word: string) => Value): (word: string) => Value {
  // With `maxSize` the cache grows as needed; `max` would allocate memory for 20,000 entries at once.
  const known = new LRUCache<string, { value: Value }>({ maxSize: MAX_KEPT, sizeCalculation: () => 1 });
  return (word) => {
    const hit = known.get(word);
    if (hit) return hit.value;
    const value = compute(word);
    known.set(word, { value });
    return value;
  };
}

/** A function that computes its value at the first call and keeps it. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

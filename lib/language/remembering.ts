const MOST_KEPT = 200_000;

/** A function of a word or a language that computes each value once and keeps it. */
export function remembering<Value>(read: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (word) => {
    const hit = known.get(word);
    if (hit) return hit.value;
    const value = read(word);
    if (known.size >= MOST_KEPT) known.clear();
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

const MOST_KEPT = 200_000;

/** What `read` says of a word, or of a language, kept for the next time that it comes. */
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

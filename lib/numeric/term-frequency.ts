/** The words of a text with the number of their uses, in the order of their first. */
export function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Sublinear term frequency: what so many uses of a word count. */
export function sublinear(count: number): number {
  return count === 1 ? 1 : 1 + Math.log(count);
}

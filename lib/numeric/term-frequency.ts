/** How often each word occurs, in the order of first occurrence. */
export function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Sublinear term frequency: 1 + ln(count). */
export function sublinear(count: number): number {
  return count === 1 ? 1 : 1 + Math.log(count);
}

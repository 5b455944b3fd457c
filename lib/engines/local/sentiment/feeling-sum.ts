/**
 * The feeling of a passage: the sum of the values of its praising words, and that of its blaming words, which is
 * negative.
 */
export type Feeling = { praise: number; blame: number };

/** Adds the value of a word to a feeling, in place. */
export function add(feeling: Feeling, value: number): void {
  if (value > 0) feeling.praise += value;
  else feeling.blame += value;
}

/** The sum of two feelings. */
export function sumOf(one: Feeling, other: Feeling): Feeling {
  return { praise: one.praise + other.praise, blame: one.blame + other.blame };
}

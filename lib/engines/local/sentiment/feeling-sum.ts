/** How a passage feels: the sums of its praising and of its blaming words (blame is negative). */
export type Feeling = { praise: number; blame: number };

export function add(feeling: Feeling, value: number): void {
  if (value > 0) feeling.praise += value;
  else feeling.blame += value;
}

/** Both in one. */
export function sumOf(one: Feeling, other: Feeling): Feeling {
  return { praise: one.praise + other.praise, blame: one.blame + other.blame };
}

import type { ConceptHit, Reading } from "../reading";

/** An answer, or a passage of one: its words, the stems of its content words, and the known themes in it. */
export type Part = { words: readonly string[]; stems: readonly string[]; hits: readonly ConceptHit[] };

/** The whole answer as one part. */
export function wholeOf({ words, stems, passages }: Reading): Part {
  return { words, stems, hits: passages.flatMap(({ hits }) => hits) };
}

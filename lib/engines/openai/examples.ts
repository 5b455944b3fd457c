import type { CodedExample } from "../engine";
import type { Frame } from "./frame";
import { lexicalIndex } from "./similar";

/** A hand-coded answer as the prompt shows it. */
export type ShownExample = { text: string; codes: number[] };

const PER_ANSWER = 3;
const MOST = 16;
const LONGEST = 400;

/**
 * Picks the hand-coded answers that are most like those of a batch, each answer's nearest first.
 * Examples whose codes have all left the codebook are never shown.
 */
export function exampleFinder(
  examples: readonly CodedExample[],
  frame: Frame,
): (texts: readonly string[]) => ShownExample[] {
  const usable = examples.flatMap((example) => shown(example, frame));
  const index = lexicalIndex(usable.map((example) => example.text));
  return (texts) => {
    const ranked = texts.flatMap((text) =>
      index.nearest(text, PER_ANSWER).map((neighbour, rank) => ({ ...neighbour, rank })),
    );
    ranked.sort((one, other) => one.rank - other.rank || other.similarity - one.similarity);
    const chosen = [...new Set(ranked.map((neighbour) => neighbour.index))].slice(0, MOST);
    return chosen.flatMap((position) => usable[position] ?? []);
  };
}

function shown({ text, codeIds }: CodedExample, frame: Frame): ShownExample[] {
  const codes = codeIds.flatMap((id) => frame.numberOf(id) ?? []);
  if (codeIds.length > 0 && codes.length === 0) return [];
  return [{ text: text.slice(0, LONGEST), codes }];
}

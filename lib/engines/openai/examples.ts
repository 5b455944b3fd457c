import type { CodedExample } from "../engine";
import type { Frame } from "./frame";
import { EXAMPLES_PER_ANSWER, EXAMPLES_PER_PROMPT, LONGEST_EXAMPLE } from "./parameters";
import { lexicalIndex } from "./similar";

/** A hand-coded answer as a prompt shows it. */
export type ShownExample = { text: string; codes: number[] };

/**
 * Chooses the hand-coded answers most similar to those of a batch, the nearest of each answer first. Examples whose
 * codes were all deleted are left out.
 */
export function exampleFinder(
  examples: readonly CodedExample[],
  frame: Frame,
): (texts: readonly string[]) => ShownExample[] {
  const usable = examples.flatMap((example) => shown(example, frame));
  const index = lexicalIndex(usable.map((example) => example.text));
  return (texts) => {
    const ranked = texts.flatMap((text) =>
      index.nearest(text, EXAMPLES_PER_ANSWER).map((neighbour, rank) => ({ ...neighbour, rank })),
    );
    ranked.sort((one, other) => one.rank - other.rank || other.similarity - one.similarity);
    const chosen = [...new Set(ranked.map((neighbour) => neighbour.index))].slice(0, EXAMPLES_PER_PROMPT);
    return chosen.flatMap((position) => usable[position] ?? []);
  };
}

function shown({ text, codeIds }: CodedExample, frame: Frame): ShownExample[] {
  const codes = codeIds.flatMap((id) => frame.numberOf(id) ?? []);
  if (codeIds.length > 0 && codes.length === 0) return [];
  return [{ text: text.slice(0, LONGEST_EXAMPLE), codes }];
}

import type { CodedExample } from "../engine";
import type { Frame } from "./frame";
import {
  EXAMPLES_PER_ANSWER,
  EXAMPLES_PER_CODE,
  LONGEST_EXAMPLE,
  MAX_ALIKE,
  MAX_FIXED_EXAMPLES,
  MIN_EXAMPLE_SIMILARITY,
  NEAREST_EXAMPLES,
} from "./parameters";
import { lexicalIndex } from "./similar";

/** An answer coded by a person, as a prompt shows it. */
export type ShownExample = { text: string; codes: number[] };

/** Finds the examples that are most similar to the answers of one prompt. */
export type Nearest = (texts: readonly string[]) => ShownExample[];

/**
 * Chooses answers coded by people that prompts show as examples. `fixed` ones cover every code and are in every prompt;
 * of all others, `nearest` chooses those most similar to the answers of one prompt. An example whose codes were all
 * deleted is left out.
 */
export function examplesOf(
  examples: readonly CodedExample[],
  frame: Frame,
): { fixed: ShownExample[]; nearest: Nearest } {
  const usable = examples.flatMap((example) => shown(example, frame));
  const fixed = coveringCodes(usable);
  const isFixed = new Set(fixed);
  const others = usable.filter((example) => !isFixed.has(example));
  return { fixed, nearest: nearestOf(others, NEAREST_EXAMPLES, MIN_EXAMPLE_SIMILARITY) };
}

/** The examples shown in every prompt. */
export const fixedExamples = (examples: readonly CodedExample[], frame: Frame): ShownExample[] =>
  coveringCodes(examples.flatMap((example) => shown(example, frame)));

/** Finds coded answers to show in a review: those that are similar to a doubtful answer. */
export const alikeIn = (coded: readonly CodedExample[], frame: Frame): Nearest =>
  nearestOf(
    coded.flatMap((example) => shown(example, frame)),
    MAX_ALIKE,
    MIN_EXAMPLE_SIMILARITY,
  );

function nearestOf(usable: readonly ShownExample[], max: number, atLeast: number): Nearest {
  const index = lexicalIndex(usable.map(({ text }) => text));
  return (texts) => {
    const ranked = texts.flatMap((text) =>
      index.nearest(text, EXAMPLES_PER_ANSWER, atLeast).map((neighbour, rank) => ({ ...neighbour, rank })),
    );
    ranked.sort((one, other) => one.rank - other.rank || other.similarity - one.similarity);
    const chosen = [...new Set(ranked.map((neighbour) => neighbour.index))].slice(0, max);
    return chosen.flatMap((position) => usable[position] ?? []);
  };
}

/** Chooses examples, shortest first, until they cover each code that has examples. Some of them have no code. */
function coveringCodes(usable: readonly ShownExample[]): ShownExample[] {
  const counts = new Map<number, number>();
  const byLength = [...usable].sort((one, other) => one.text.length - other.text.length);
  const covering = byLength.filter(({ codes }) => {
    const keys = codes.length > 0 ? codes : [NO_CODE];
    const isWanted = keys.some((code) => (counts.get(code) ?? 0) < EXAMPLES_PER_CODE);
    if (isWanted) for (const code of keys) counts.set(code, (counts.get(code) ?? 0) + 1);
    return isWanted;
  });
  return covering.slice(0, MAX_FIXED_EXAMPLES);
}

const NO_CODE = 0;

function shown({ text, codeIds }: CodedExample, frame: Frame): ShownExample[] {
  const codes = codeIds.flatMap((id) => frame.numberOf(id) ?? []);
  if (codeIds.length > 0 && codes.length === 0) return [];
  return [{ text: text.slice(0, LONGEST_EXAMPLE), codes }];
}

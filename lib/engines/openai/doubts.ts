import type { AnswerCoding, EngineAnswer } from "../engine";
import { lexicalIndex } from "./similar";

/** An answer under review with the numbers of the codes that it has so far. */
export type DoubtfulAnswer = EngineAnswer & { proposed: number[] };

const NEAR_EQUAL = 0.85;
const NEIGHBOURS = 5;

/**
 * The positions of the codings worth a second look: those with a code of low confidence, and those of
 * answers that are worded almost alike but have other codes.
 */
export function findDoubts(answers: readonly EngineAnswer[], codings: readonly AnswerCoding[]): number[] {
  const index = lexicalIndex(answers.map((answer) => answer.text));
  const sets = codings.map(codeSet);
  const doubts = new Set<number>();
  answers.forEach((answer, position) => {
    if (codings[position]?.mentions.some((mention) => mention.confidence === "low")) doubts.add(position);
    for (const { index: other } of index.nearest(answer.text, NEIGHBOURS, NEAR_EQUAL)) {
      if (sets[other] !== sets[position]) doubts.add(position).add(other);
    }
  });
  return [...doubts].sort((one, other) => one - other);
}

function codeSet(coding: AnswerCoding): string {
  return JSON.stringify(coding.mentions.map((mention) => mention.codeId).sort());
}

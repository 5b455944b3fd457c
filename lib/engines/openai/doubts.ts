import type { AnswerCoding, EngineAnswer } from "../engine";
import { NEAR_EQUAL_SIMILARITY, NEIGHBOURS_COMPARED } from "./parameters";
import { lexicalIndex } from "./similar";

/** An answer under review with its present codes, by number, and the passages that carry them. */
export type DoubtfulAnswer = EngineAnswer & { proposed: { code: number; evidence: string | null }[] };

/**
 * The indexes of codings to review: those with low confidence, and those of near-equal answers with different codes.
 */
export function findDoubts(answers: readonly EngineAnswer[], codings: readonly AnswerCoding[]): number[] {
  const index = lexicalIndex(answers.map((answer) => answer.text));
  const sets = codings.map(codeSet);
  const doubts = new Set<number>();
  answers.forEach((answer, position) => {
    if (codings[position]?.mentions.some((mention) => mention.confidence === "low")) doubts.add(position);
    for (const { index: other } of index.nearest(answer.text, NEIGHBOURS_COMPARED, NEAR_EQUAL_SIMILARITY)) {
      if (sets[other] !== sets[position]) doubts.add(position).add(other);
    }
  });
  return [...doubts].sort((one, other) => one - other);
}

function codeSet(coding: AnswerCoding): string {
  return JSON.stringify(coding.mentions.map((mention) => mention.codeId).sort());
}

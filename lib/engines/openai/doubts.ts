import type { AnswerCoding, EngineAnswer, ReviewOptions } from "../engine";
import { nearEqual } from "./near-equal";

/**
 * The indexes of the codings in doubt, those with the best reasons first: answers in `doubted` and near-equal answers
 * with different codes, then codes of low confidence, then answers without a code. Answers in `settled` and answers
 * without a coding are never among them.
 */
export function findDoubts(
  answers: readonly EngineAnswer[],
  codings: readonly (AnswerCoding | undefined)[],
  { settled, doubted }: Pick<ReviewOptions, "settled" | "doubted"> = {},
): number[] {
  const sets = codings.map((coding) => coding && codeSet(coding));
  const doubts = new Set<number>();
  neighboursOf(answers).forEach((neighbours, position) => {
    const coding = codings[position];
    if (!coding) return;
    if (doubted?.has(coding.answerId)) doubts.add(position);
    for (const other of neighbours) {
      if (sets[other] !== undefined && sets[other] !== sets[position]) doubts.add(position).add(other);
    }
  });
  for (const isWeak of [hasLowConfidence, isEmpty]) {
    codings.forEach((coding, position) => {
      if (coding && isWeak(coding)) doubts.add(position);
    });
  }
  return [...doubts].filter((position) => !settled?.has(codings[position]?.answerId ?? ""));
}

/** A key of the codes of an answer that does not depend on their order. */
export const codeSet = ({ mentions }: Pick<AnswerCoding, "mentions">): string =>
  JSON.stringify(mentions.map(({ codeId }) => codeId).sort());

const hasLowConfidence = ({ mentions }: AnswerCoding) => mentions.some(({ confidence }) => confidence === "low");
const isEmpty = ({ mentions, notCoded }: AnswerCoding) => mentions.length === 0 && !notCoded;

/**
 * The near-equal answers of a list, cached by the list's first answer, because coding and review pass different lists
 * with the same answers.
 */
const found = new WeakMap<EngineAnswer, { answers: readonly EngineAnswer[]; neighbours: number[][] }>();

function neighboursOf(answers: readonly EngineAnswer[]): number[][] {
  const [first] = answers;
  if (!first) return [];
  const known = found.get(first);
  if (known && isSameList(known.answers, answers)) return known.neighbours;
  const neighbours = nearEqual(answers.map(({ text }) => text));
  found.set(first, { answers, neighbours });
  return neighbours;
}

const isSameList = (one: readonly EngineAnswer[], other: readonly EngineAnswer[]) =>
  one.length === other.length && one.every((answer, position) => answer === other[position]);

/**
 * Moves answers that have near-equal ones to the beginning, next to each other, so that the model sees them together.
 * All other answers follow in their order.
 */
export async function nearEqualTogether(answers: readonly EngineAnswer[]): Promise<EngineAnswer[]> {
  const neighbours = await neighboursOf(answers);
  const together = new Set<number>();
  neighbours.forEach((near, position) => {
    if (near.length > 0) together.add(position);
    for (const other of near) together.add(other);
  });
  const alone = answers.filter((_, position) => !together.has(position));
  return [...[...together].flatMap((position) => answers[position] ?? []), ...alone];
}

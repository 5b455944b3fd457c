import type { LearnerAnswer, ReviewedAnswer } from "./meta-features";
import { MIN_SENTENCE_SIMILARITY } from "./parameters";

/**
 * Returns a test of an answer and a code: true if the answer has a content word in common with a reviewed answer that
 * has the code, or a similar meaning by its sentence vector.
 */
export function supportOfReviewed(
  reviewed: readonly ReviewedAnswer[],
  codeCount: number,
): (answer: LearnerAnswer, code: number) => boolean {
  const words = Array.from({ length: codeCount }, () => new Set<string>());
  const sentences = Array.from({ length: codeCount }, (): Float32Array[] => []);
  for (const { stems, sentence, codes } of reviewed) {
    for (const code of codes) {
      for (const stem of stems) words[code]?.add(stem);
      if (sentence) sentences[code]?.push(sentence);
    }
  }
  return ({ stems, sentence }, code) =>
    stems.some((stem) => words[code]?.has(stem)) ||
    (sentence !== null && (sentences[code] ?? []).some((each) => product(each, sentence) >= MIN_SENTENCE_SIMILARITY));
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < one.length; k++) sum += (one[k] as number) * (other[k] as number);
  return sum;
}

import type { Passage } from "../reading";
import type { Prior } from "../scoring/prior";
import { CLEAR_MATCH_QUANTILE, HIGHEST_SCORE, LEAST_CLEAR_MATCH } from "./parameters";

/**
 * An answer as input of the learner: its words, the number of its content words, its passages, its sentence vector (if
 * the language has an encoder), and its scores by the codebook's wording.
 */
export type LearnerAnswer = {
  text: string;
  words: readonly string[];
  contentWords: number;
  passages: readonly Pick<Passage, "text" | "words">[];
  sentence: Float32Array | null;
  prior: Prior;
};

/** An answer that people coded; `codes` holds code indexes and is empty if none fits. */
export type ReviewedAnswer = LearnerAnswer & { codes: ReadonlySet<number> };

/** The number of reviewed answers, and how many of them have each code. */
export type CodeCounts = { answers: number; given: Float64Array };

/**
 * The meta-features of an answer and a code, in the order of their columns:
 * - bias: always 1
 * - score: the score by wording, in multiples of a clear match
 * - shareOfBest: the score divided by the answer's best score
 * - scoreTimesShare: the product of these two
 * - learned: what whole reviewed answers teach about the code
 * - chosenByWording: 1 if wording alone would give the code
 * - frequency: the logarithm of how often people gave the code, minus the mean over all codes
 * - length: the logarithm of the number of content words
 * - classifierShare: the score of the classifier trained on the codebook's wording, divided by that classifier's best
 *   score
 * - learnedFromPassages: what single passages of reviewed answers teach about the code
 */
export const META_FEATURES = [
  "bias",
  "score",
  "shareOfBest",
  "scoreTimesShare",
  "learned",
  "chosenByWording",
  "frequency",
  "length",
  "classifierShare",
  "learnedFromPassages",
] as const;

/** Additive smoothing of the counts of codes. */
const COUNT_SMOOTHING = 0.5;
/** Index of the wording classifier's scores in `views` of a prior. */
const CLASSIFIER_VIEW = 1;

/**
 * Computes the meta-features of an answer: one row of `META_FEATURES.length` values for each code. `scale` is the score
 * of a clear match. If people reviewed the answer, `own` holds the codes that they gave; these are not counted in the
 * frequencies, so that the answer does not predict itself.
 */
export function metaFeaturesOf(
  { prior, contentWords }: LearnerAnswer,
  lesson: Float64Array,
  passage: Float64Array,
  chosenByWording: ReadonlySet<number>,
  { answers, given }: CodeCounts,
  scale: number,
  own: ReadonlySet<number> | null = null,
): Float64Array {
  const codeCount = prior.whole.length;
  const features = new Float64Array(codeCount * META_FEATURES.length);
  const best = largest(prior.whole);
  const classifier = prior.views[CLASSIFIER_VIEW] ?? new Float64Array(codeCount);
  const bestOfClassifier = largest(classifier);
  const length = Math.log(1 + contentWords);
  for (let code = 0; code < codeCount; code++) {
    const count = (given[code] as number) - (own?.has(code) ? 1 : 0);
    const score = Math.min(HIGHEST_SCORE, (prior.whole[code] as number) / scale);
    const share = best > 0 ? (prior.whole[code] as number) / best : 0;
    const at = code * META_FEATURES.length;
    features[at] = 1;
    features[at + 1] = score;
    features[at + 2] = share;
    features[at + 3] = score * share;
    features[at + 4] = lesson[code] as number;
    features[at + 5] = chosenByWording.has(code) ? 1 : 0;
    features[at + 6] = Math.log(((count + COUNT_SMOOTHING) * codeCount) / (answers + COUNT_SMOOTHING * codeCount));
    features[at + 7] = length;
    features[at + 8] = bestOfClassifier > 0 ? (classifier[code] as number) / bestOfClassifier : 0;
    features[at + 9] = passage[code] as number;
  }
  return features;
}

/**
 * The prediction of the wording scores for each code before anything is learnt, from -1 (not given) to 0 (even odds).
 */
export function expectedFromWording(scores: Float64Array, scale: number): Float64Array {
  const best = largest(scores);
  return scores.map((score) => (best > 0 ? Math.min(1, score / scale) * (score / best) : 0) - 1);
}

/** The score of a clear match in this question: the 90th percentile of the answers' best scores. */
export function clearMatchScore(answers: readonly LearnerAnswer[]): number {
  const best = answers.map(({ prior }) => largest(prior.whole)).toSorted((a, b) => a - b);
  return Math.max(LEAST_CLEAR_MATCH, best[Math.floor(best.length * CLEAR_MATCH_QUANTILE)] ?? 0);
}

function largest(values: Float64Array): number {
  let best = 0;
  for (const value of values) if (value > best) best = value;
  return best;
}

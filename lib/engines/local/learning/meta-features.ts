import type { Passage } from "../reading";
import type { Prior } from "../scoring/prior";
import { LARGEST_LOG_ODDS } from "./parameters";

/**
 * An answer as input of the learner: its words, the stems of its content words, its passages, its sentence vector (if
 * the language has an encoder), and its scores by the codebook's wording.
 */
export type LearnerAnswer = {
  text: string;
  words: readonly string[];
  stems: readonly string[];
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
 * - wording: the log-odds of the code by wording alone
 * - learned: what whole reviewed answers teach about the code
 * - learnedFromPassages: what single passages of reviewed answers teach about the code
 * - frequency: the logarithm of how often people gave the code, minus the mean over all codes
 * - length: the logarithm of the number of content words
 */
export const META_FEATURES = ["bias", "wording", "learned", "learnedFromPassages", "frequency", "length"] as const;

/** Additive smoothing of the counts of codes. */
const COUNT_SMOOTHING = 0.5;

/**
 * Computes the meta-features of an answer: one row of `META_FEATURES.length` values for each code. `byWording` holds
 * the probability of each code by wording alone. If people reviewed the answer, `own` holds the codes that they gave;
 * these are not counted in the frequencies, so that the answer does not predict itself.
 */
export function metaFeaturesOf(
  { stems }: Pick<LearnerAnswer, "stems">,
  byWording: Float64Array,
  lesson: Float64Array,
  passage: Float64Array,
  { answers, given }: CodeCounts,
  own: ReadonlySet<number> | null = null,
): Float64Array {
  const codeCount = byWording.length;
  const features = new Float64Array(codeCount * META_FEATURES.length);
  const length = Math.log(1 + stems.length);
  for (let code = 0; code < codeCount; code++) {
    const count = (given[code] as number) - (own?.has(code) ? 1 : 0);
    const at = code * META_FEATURES.length;
    features[at] = 1;
    features[at + 1] = logOdds(byWording[code] as number);
    features[at + 2] = lesson[code] as number;
    features[at + 3] = passage[code] as number;
    features[at + 4] = Math.log(((count + COUNT_SMOOTHING) * codeCount) / (answers + COUNT_SMOOTHING * codeCount));
    features[at + 5] = length;
  }
  return features;
}

function logOdds(probability: number): number {
  const odds = Math.log(probability / (1 - probability));
  return Math.max(-LARGEST_LOG_ODDS, Math.min(LARGEST_LOG_ODDS, odds));
}

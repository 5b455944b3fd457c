import { probabilityOf } from "./logistic-regression";

/**
 * A code that may fit an answer: its score; its gain, which is the part of the score by words that no better candidate
 * explains; and the sum of the answer's scores for all codes.
 */
export type Candidate = { code: number; score: number; gain: number; total: number };

/** The weights of the features of a candidate, fitted with `bench/quality/default-weights.ts`. */
const FITTED = { bias: 1.44, score: 0.98, gain: 0.7, share: 0.59 };
const WEIGHTS = Float64Array.from(Object.values(FITTED));
export const CANDIDATE_FEATURES = Object.keys(FITTED);

/** The features of a candidate, in the order of `CANDIDATE_FEATURES`. */
export function candidateFeatures({ score, gain, total }: Candidate): Float64Array {
  return Float64Array.of(1, Math.log(score), Math.log(gain / score), Math.log(score / total));
}

/** The probability that a candidate fits its answer. */
export function probabilityOfCandidate(candidate: Candidate): number {
  return probabilityOf(candidateFeatures(candidate), 0, WEIGHTS);
}

import type { Confidence } from "@/db/schema/terms";
import { isCatchAllName } from "@/lib/language/headings/catch-all-name";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import type { CodingTask } from "../../engine";
import type { Prior } from "../scoring/prior";
import { indexOfMax } from "./decision";
import { MAX_CANDIDATES, MIN_PROBABILITY, MIN_SCORE, SURE_PROBABILITY } from "./parameters";
import { type Candidate, candidateFeatures, probabilityOfCandidate } from "./wording-probability";

/** Chooses codes by wording scores alone, as if nobody had reviewed answers. */
export type WordingChooser = {
  /** The codes that an answer gets; `trust` holds a factor on the probability of each code. */
  choose(prior: Prior, trust?: Float64Array): ChosenCode[];
  /** For each code, the probability that it fits the answer. */
  probabilities(prior: Prior): Float64Array;
  /** The codes that may fit an answer with a word that supports them, each with its features. */
  candidates(prior: Prior): { code: number; features: Float64Array }[];
};

export type ChosenCode = { code: number; confidence: Confidence };

/**
 * Candidates are found greedily: each further code must explain words of the answer better than the codes before it
 * (facility location). A candidate is given if it fits with enough probability, and if a word of the answer supports
 * it. Catch-all and no-answer codes are never candidates.
 */
export function wordingChooser({ codes }: Pick<CodingTask, "codes">): WordingChooser {
  const isSkipped = codes.map(({ name }) => isCatchAllName(name) || isNoAnswerName(name));
  const candidates = (prior: Prior) => candidatesOf(prior, isSkipped);
  return {
    candidates: (prior) =>
      candidates(prior)
        .filter(({ code }) => prior.isBacked(code))
        .map((candidate) => ({ code: candidate.code, features: candidateFeatures(candidate) })),
    choose(prior, trust) {
      const chosen = candidates(prior).flatMap((candidate): ChosenCode[] => {
        const probability = (trust?.[candidate.code] ?? 1) * probabilityOfCandidate(candidate);
        const confidence = confidenceOf(candidate.code, probability, prior);
        return confidence && !prior.isTypical(candidate.code) ? [{ code: candidate.code, confidence }] : [];
      });
      const typical = [...codes.keys()].filter(
        (code) => prior.isTypical(code) && (trust?.[code] ?? 1) > SURE_PROBABILITY.medium,
      );
      return [...typical.map((code): ChosenCode => ({ code, confidence: "high" })), ...chosen];
    },
    probabilities(prior) {
      const found = new Float64Array(codes.length);
      for (const candidate of candidates(prior)) {
        found[candidate.code] = prior.isBacked(candidate.code) ? probabilityOfCandidate(candidate) : 0;
      }
      return found;
    },
  };
}

function candidatesOf({ whole, wordsOf }: Prior, isSkipped: readonly boolean[]): Candidate[] {
  const scores = whole.map((score, code) => (isSkipped[code] ? 0 : score));
  const first = indexOfMax(scores);
  const best = scores[first] ?? 0;
  if (best < MIN_SCORE) return [];
  const total = scores.reduce((sum, score) => sum + Math.max(0, score), 0);
  const explained = wordsOf(first).map((share) => share * best);
  const found: Candidate[] = [{ code: first, score: best, gain: best, total }];
  let open: { code: number; amounts: readonly number[] }[] = [];
  scores.forEach((score, code) => {
    if (code !== first && score >= MIN_SCORE) open.push({ code, amounts: wordsOf(code).map((share) => share * score) });
  });
  while (open.length > 0 && found.length < MAX_CANDIDATES) {
    const gains = Float64Array.from(open, ({ amounts }) => gainOf(amounts, explained));
    const next = indexOfMax(gains);
    const [gain, { code, amounts }] = [gains[next] as number, open[next] as (typeof open)[number]];
    if (gain < MIN_SCORE) break;
    found.push({ code, score: scores[code] as number, gain, total });
    amounts.forEach((amount, at) => {
      explained[at] = Math.max(explained[at] as number, amount);
    });
    open = open.filter((_, at) => at !== next && (gains[at] as number) >= MIN_SCORE);
  }
  return found;
}

function gainOf(amounts: readonly number[], explained: readonly number[]): number {
  return amounts.reduce((sum, amount, at) => sum + Math.max(0, amount - (explained[at] as number)), 0);
}

/**
 * The confidence with which a code is given, or null. High confidence also needs that the answer contains the name of a
 * generated code, or is worded like one of its quotes; medium needs a word of its name, or of what its definition
 * mentions. A code of a frame without one of its typical expressions is given with the probability of medium confidence,
 * and then with low: of 236 such assignments that two readers judged, 26% fitted, of those above it 36%.
 */
function confidenceOf(code: number, probability: number, prior: Prior): Confidence | null {
  if (prior.isNamed(code)) return "high";
  if (prior.isTypical(code) === false)
    return probability < SURE_PROBABILITY.medium || !prior.isBacked(code) ? null : "low";
  if (probability < MIN_PROBABILITY || !prior.isBacked(code)) return null;
  if (probability < SURE_PROBABILITY.medium || !prior.isKnown(code)) return "low";
  return probability >= SURE_PROBABILITY.high && prior.isVouched(code) ? "high" : "medium";
}

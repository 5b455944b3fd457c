import type { Confidence } from "@/db/schema/terms";
import { isCatchAllName } from "@/lib/language/headings/catch-all-name";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import type { CodingTask } from "../../engine";
import { isGenerated } from "../scoring/definition";
import type { Prior } from "../scoring/prior";
import { indexOfMax } from "./decision";
import { scoresNeeded, zeroInsufficient } from "./most-given";
import {
  CODE_LEVEL,
  DEFAULT_SURE_LEAD,
  GENERATED_CODE_LEVEL,
  LEAST_SAMPLE_FOR_LEAD,
  MOST_SURE_OF_AGREED,
  MOST_SURE_OF_CODES,
  NAME_PSEUDO_ANSWERS,
  NAME_SCORE_SCALE,
} from "./parameters";

/** Chooses codes by wording scores. It is used as long as nobody has reviewed answers. */
export type WordingChooser = { choose(prior: Prior): ChosenCode[] };

export type ChosenCode = { code: number; confidence: Confidence };

/**
 * Lowers the confidence of codes that no word of the answer supports, but only similar answers or parts of words:
 * medium becomes low, and low becomes no code. 23% of these codes are right, 64% of the others (generated codebooks of
 * seven English sets). In a generated codebook, high confidence also needs the code's name in the answer, or a wording
 * similar to one of its quotes. Medium needs a word of the code's name, or of what its definition mentions; 42% of the
 * codes are right that only have words in common with quotes ("free" in "bikes for free" and "free coffee"), 63% of the
 * others.
 */
export function doubtUnbacked(chosen: readonly ChosenCode[], prior: Prior): ChosenCode[] {
  return chosen.flatMap(({ code, confidence }) => {
    if (confidence === "high") return { code, confidence: prior.isVouched(code) ? "high" : "medium" };
    if (!prior.isBacked(code)) return confidence === "medium" ? { code, confidence: "low" } : [];
    return { code, confidence: prior.isKnown(code) ? confidence : "low" };
  });
}

/**
 * Learns from a sample of the answers which scores are high in this question. Codes are then chosen greedily: each
 * further code must explain words of the answer better than the codes before it, by a least gain (facility location).
 * Catch-all and no-answer codes are never chosen. Confidence is high if the answer contains the code's name, or if
 * independent views agree on the first code and its lead is among the largest of the question.
 */
export function learnWordingChooser(
  { codes }: Pick<CodingTask, "codes">,
  sample: readonly Prior[],
  names: readonly Prior[],
): WordingChooser {
  const catchAll = codes.map(({ name }) => isCatchAllName(name) || isNoAnswerName(name));
  const scale = scaleOf(sample, names, catchAll);
  const level = isGenerated(codes) ? GENERATED_CODE_LEVEL : CODE_LEVEL;
  const least = { first: level.first * scale.best, further: level.further * scale.best };
  const aboveMean = (prior: Prior) => lessMean(prior.whole, scale.mean, catchAll);
  const needed = isGenerated(codes)
    ? scoresNeeded(sample, (prior) => explain(prior, aboveMean(prior), least))
    : new Float64Array(codes.length);
  const take = (prior: Prior) => explain(prior, zeroInsufficient(aboveMean(prior), needed, prior), least);
  const lead = sureLead(sample.map(take), scale.best);
  return {
    choose(prior) {
      const choice = take(prior);
      return choice.codes.map((code, index) => ({
        code,
        confidence: prior.isNamed(code) ? "high" : confidenceOf(choice, code, index, lead, scale.best),
      }));
    },
  };
}

/**
 * `mean` is the mean score of all codes; `best` is how far the score of an answer's best code usually lies above it.
 */
type Scale = { mean: number; best: number };

/**
 * The chosen codes in their order, all scores minus the mean, the lead of the first code over the second best one, and
 * how many of the views rank the first code first.
 */
type Choice = { codes: number[]; aboveMean: Float64Array; lead: number; agreeing: number; views: number };

/**
 * Learns the scale from the sampled answers and from the codes' names, which are scored as if they were answers. The
 * names count as `NAME_PSEUDO_ANSWERS` answers, so they matter most if the sample is small.
 */
function scaleOf(sample: readonly Prior[], names: readonly Prior[], catchAll: readonly boolean[]): Scale {
  const share = (NAME_SCORE_SCALE * NAME_PSEUDO_ANSWERS) / Math.max(1, names.length);
  const weighted = [
    ...sample.map((prior) => ({ prior, weight: 1 })),
    ...names.map((prior) => ({ prior, weight: share })),
  ];
  const total = sample.length + NAME_PSEUDO_ANSWERS;
  const average = (value: (scores: Float64Array) => number) =>
    weighted.reduce((sum, { prior, weight }) => sum + weight * value(prior.whole), 0) / total;
  const mean = average((whole) => lessMean(whole, 0, catchAll).reduce((sum, score) => sum + score, 0) / whole.length);
  return { mean, best: average((whole) => Math.max(0, ...lessMean(whole, mean, catchAll))) };
}

function lessMean(scores: Float64Array, mean: number, catchAll: readonly boolean[]): Float64Array {
  const aboveMean = new Float64Array(scores.length);
  for (let code = 0; code < aboveMean.length; code++)
    if (!catchAll[code]) aboveMean[code] = Math.max(0, (scores[code] as number) - mean);
  return aboveMean;
}

/**
 * Chooses codes greedily by gain, which is how much better a code explains each word than the codes chosen before it.
 * Stops when the gain is below `least`.
 */
function explain(
  { views, wordsOf }: Prior,
  aboveMean: Float64Array,
  least: { first: number; further: number },
): Choice {
  const first = indexOfMax(aboveMean);
  const best = aboveMean[first] ?? 0;
  const lead = best - secondOf(aboveMean, first);
  if (best <= 0 || best < least.first) return { codes: [], aboveMean, lead, agreeing: 0, views: views.length };
  const codes = [first];
  const explained = wordsOf(first).map((share) => share * best);
  let open: { code: number; words: readonly number[] }[] = [];
  aboveMean.forEach((score, code) => {
    if (code !== first && score >= least.further)
      open.push({ code, words: wordsOf(code).map((share) => share * score) });
  });
  while (open.length > 0) {
    const gains = Float64Array.from(open, ({ words }) => gainOf(words, explained));
    const next = indexOfMax(gains);
    const { code, words } = open[next] as (typeof open)[number];
    if ((gains[next] as number) < least.further) break;
    codes.push(code);
    words.forEach((amount, at) => {
      explained[at] = Math.max(explained[at] as number, amount);
    });
    open = open.filter((_, at) => at !== next && (gains[at] as number) >= least.further);
  }
  return {
    codes,
    aboveMean,
    lead,
    agreeing: views.filter((view) => ranksFirst(first, view, aboveMean)).length,
    views: views.length,
  };
}

function gainOf(words: readonly number[], explained: readonly number[]): number {
  return words.reduce((sum, amount, at) => sum + Math.max(0, amount - (explained[at] as number)), 0);
}

function secondOf(aboveMean: Float64Array, first: number): number {
  let second = 0;
  for (let code = 0; code < aboveMean.length; code++) {
    if (code !== first && (aboveMean[code] as number) > second) second = aboveMean[code] as number;
  }
  return second;
}

/** True if this view ranks no other eligible code higher. */
function ranksFirst(first: number, view: Float64Array, aboveMean: Float64Array): boolean {
  const score = view[first] as number;
  for (let code = 0; code < view.length; code++) {
    if ((view[code] as number) > score && (aboveMean[code] as number) > 0) return false;
  }
  return score > 0;
}

/**
 * The lead that a first code needs for high confidence. It is set so that only a limited share of the given codes has
 * it, and a limited share of the answers on which all views agree.
 */
function sureLead(choices: readonly Choice[], best: number): number {
  if (choices.length < LEAST_SAMPLE_FOR_LEAD) return DEFAULT_SURE_LEAD * best;
  const leads = choices
    .filter(allViewsAgree)
    .map(({ lead }) => lead)
    .toSorted((a, b) => b - a);
  const given = choices.reduce((sum, { codes }) => sum + codes.length, 0);
  const most = Math.min(given * MOST_SURE_OF_CODES, leads.length * MOST_SURE_OF_AGREED);
  return leads[Math.floor(most)] ?? DEFAULT_SURE_LEAD * best;
}

function allViewsAgree({ codes, agreeing, views }: Choice): boolean {
  return codes.length > 0 && agreeing === views;
}

function confidenceOf(choice: Choice, code: number, index: number, lead: number, best: number): Confidence {
  if (index === 0 && allViewsAgree(choice) && choice.lead >= lead) return "high";
  if (index === 0 && choice.agreeing * 2 > choice.views) return "medium";
  return (choice.aboveMean[code] as number) >= best ? "medium" : "low";
}

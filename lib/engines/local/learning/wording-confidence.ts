import type { Confidence } from "@/db/schema/terms";
import { isQuietName } from "@/lib/language/silence/quiet-name";
import type { CodingTask } from "../../engine";
import type { Prior } from "../scoring/prior";
import { indexOfMax } from "./decision";

/** Chooses codes from scores by wording, where nobody has reviewed answers yet. */
export type Confident = { choose(prior: Prior): { code: number; confidence: Confidence }[] };

/** The level that a code must reach, from 0 (what any code gets of any answer) to 1 (what the best code usually gets). */
const LEVEL = 0.3;
/** The first code may lie so much lower. */
const FIRST = 2 / 3;
/** At most these shares may be sure: of all codes given, and of answers on whose first code all views agree. */
const SURE_SHARE = 0.12;
const SURE_OF_AGREED = 0.6;
/** The same lead without answers to compare with, as a multiple of what the best code usually gets. */
const USUAL_LEAD = 1.4;
const LEAST_SAMPLE = 20;
/** Names count as so many answers, and their scores are so many times an answer's. */
const NAMES_AS_ANSWERS = 20;
const NAME_SCALE = 0.4;

const CATCH_ALL =
  /^(?:other(?: .{0,20})?|others|miscellaneous|misc|rest|none|not assigned|unclassif\w*|nothing|sonstiges?|andere[sr]?|weiteres|otros?|otras?|autres?|divers|outros?|outras?|altro|overig|inne|övrigt|andet|annet|diğer|другое|其他|その他|أخرى)$/iu;

/**
 * Takes codes one after the other, each for what it explains of the answer's words better than those
 * before (facility location, greedy), while that reaches a level that follows from the scores of the
 * question's answers; catch-all codes never by their wording. Sure is a code whose name is said, and the first
 * code where independent views agree on it and its lead is among the widest of the question.
 */
export function learnConfidence(
  { codes }: Pick<CodingTask, "codes">,
  sample: readonly Prior[],
  names: readonly Prior[],
): Confident {
  const catchAll = codes.map(({ name }) => CATCH_ALL.test(name.trim()) || isQuietName(name));
  const scale = scaleOf(sample, names, catchAll);
  const take = (prior: Prior) => explain(prior, above(prior.whole, scale.mean, catchAll), LEVEL * scale.best);
  const lead = sureLead(sample.map(take), scale.best);
  return {
    choose(prior) {
      const choice = take(prior);
      return choice.codes.map((code, place) => ({
        code,
        confidence: prior.isNamed(code) ? "high" : confidenceOf(choice, code, place, lead, scale.best),
      }));
    },
  };
}

/** What codes usually get of an answer, and what the best one gets above that. */
type Scale = { mean: number; best: number };

/** Codes in the order of what they add, scores above the usual, the lead of the best, the number of views that have it first. */
type Choice = { codes: number[]; own: Float64Array; lead: number; agreeing: number; views: number };

/** Learnt from answers of the question and, where these are few, from how names score as answers, which they outdo. */
function scaleOf(sample: readonly Prior[], names: readonly Prior[], catchAll: readonly boolean[]): Scale {
  const share = (NAME_SCALE * NAMES_AS_ANSWERS) / Math.max(1, names.length);
  const weighted = [
    ...sample.map((prior) => ({ prior, weight: 1 })),
    ...names.map((prior) => ({ prior, weight: share })),
  ];
  const total = sample.length + NAMES_AS_ANSWERS;
  const average = (value: (scores: Float64Array) => number) =>
    weighted.reduce((sum, { prior, weight }) => sum + weight * value(prior.whole), 0) / total;
  const mean = average((whole) => above(whole, 0, catchAll).reduce((sum, score) => sum + score, 0) / whole.length);
  return { mean, best: average((whole) => Math.max(0, ...above(whole, mean, catchAll))) };
}

function above(scores: Float64Array, mean: number, catchAll: readonly boolean[]): Float64Array {
  const own = new Float64Array(scores.length);
  for (let code = 0; code < own.length; code++)
    if (!catchAll[code]) own[code] = Math.max(0, (scores[code] as number) - mean);
  return own;
}

/** Codes by what they explain of each word beyond the codes before them, as long as it is `least` or more. */
function explain({ views, wordsOf }: Prior, own: Float64Array, least: number): Choice {
  const first = indexOfMax(own);
  const best = own[first] ?? 0;
  const lead = best - secondOf(own, first);
  if (best <= 0 || best < least * FIRST) return { codes: [], own, lead, agreeing: 0, views: views.length };
  const codes = [first];
  const explained = wordsOf(first).map((share) => share * best);
  let open: { code: number; words: readonly number[] }[] = [];
  own.forEach((score, code) => {
    if (code !== first && score >= least) open.push({ code, words: wordsOf(code).map((share) => share * score) });
  });
  while (open.length > 0) {
    const gains = Float64Array.from(open, ({ words }) => gainOf(words, explained));
    const next = indexOfMax(gains);
    const { code, words } = open[next] as (typeof open)[number];
    if ((gains[next] as number) < least) break;
    codes.push(code);
    words.forEach((amount, at) => {
      explained[at] = Math.max(explained[at] as number, amount);
    });
    open = open.filter((_, at) => at !== next && (gains[at] as number) >= least);
  }
  return { codes, own, lead, agreeing: views.filter((view) => isFirst(first, view, own)).length, views: views.length };
}

function gainOf(words: readonly number[], explained: readonly number[]): number {
  return words.reduce((sum, amount, at) => sum + Math.max(0, amount - (explained[at] as number)), 0);
}

function secondOf(own: Float64Array, first: number): number {
  let second = 0;
  for (let code = 0; code < own.length; code++) {
    if (code !== first && (own[code] as number) > second) second = own[code] as number;
  }
  return second;
}

/** True where no other code in play has a higher score by this view. */
function isFirst(first: number, view: Float64Array, own: Float64Array): boolean {
  const score = view[first] as number;
  for (let code = 0; code < view.length; code++) {
    if ((view[code] as number) > score && (own[code] as number) > 0) return false;
  }
  return score > 0;
}

/** The lead that few of the question's answers reach, and by far not all on whose first code all views agree. */
function sureLead(choices: readonly Choice[], best: number): number {
  if (choices.length < LEAST_SAMPLE) return USUAL_LEAD * best;
  const leads = choices
    .filter(agrees)
    .map(({ lead }) => lead)
    .toSorted((a, b) => b - a);
  const given = choices.reduce((sum, { codes }) => sum + codes.length, 0);
  const most = Math.min(given * SURE_SHARE, leads.length * SURE_OF_AGREED);
  return leads[Math.floor(most)] ?? USUAL_LEAD * best;
}

function agrees({ codes, agreeing, views }: Choice): boolean {
  return codes.length > 0 && agreeing === views;
}

function confidenceOf(choice: Choice, code: number, place: number, lead: number, best: number): Confidence {
  if (place === 0 && agrees(choice) && choice.lead >= lead) return "high";
  if (place === 0 && choice.agreeing * 2 > choice.views) return "medium";
  return (choice.own[code] as number) >= best ? "medium" : "low";
}

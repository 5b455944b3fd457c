import type { Confidence } from "@/db/schema/terms";
import { isQuietName } from "@/lib/coding/quiet-code";
import type { CodingTask } from "../../engine";
import { parseDefinition } from "../scoring/definition";
import type { Prior } from "../scoring/prior";
import { indexOfMax } from "./decision";

/** Chooses codes from scores by wording, where nobody has reviewed answers yet. */
export type Confident = {
  choose(prior: Prior, words: number): { code: number; confidence: Confidence }[];
};

const CHOICE = {
  least: 0.13,
  share: 0.77,
  learntShare: 0.84,
  shortShare: 0.9,
  medium: 0.35,
  highGap: 0.6,
  passageLeast: 0.3,
  passageShare: 0.45,
  namedShare: 0.35,
};

/** Frames of names only or with quotes score higher, as classifiers weigh more in them. */
const LEARNT_SCALE = 2.1;

const SHARES = [0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];
const SLIGHT = 0.02;
/** The share of answers whose lead makes them sure, and the limits of that lead. */
const SURE_SHARE = 0.13;
const NARROWEST_GAP = 0.45;
const WIDEST_GAP = 0.8;
const LEAST_SAMPLE = 100;
const LEAST_REVIEWED = 10;

/** Content words of an answer that names one thing only. */
const SHORT = 2;

const CATCH_ALL =
  /^(?:other(?: .{0,20})?|others|miscellaneous|misc|rest|none|not assigned|unclassif\w*|nothing|sonstiges?|andere[sr]?|weiteres|otros?|otras?|autres?|divers|outros?|outras?)$/iu;

/**
 * All codes near the best one, none below a least score; catch-all codes never by their wording. How near
 * is near, reviewed answers tell where there are some.
 */
export function learnConfidence(
  { codes }: Pick<CodingTask, "codes">,
  reviewed: readonly ReviewedPrior[] = [],
  sample: readonly SampledPrior[] = [],
): Confident {
  const described = codes.filter(({ definition }) => definition && parseDefinition(definition).quotes.length === 0);
  const scale = described.length > codes.length / 2 ? 1 : LEARNT_SCALE;
  const catchAll = codes.map(({ name }) => CATCH_ALL.test(name.trim()) || isQuietName(name));
  const usual = scale > 1 ? CHOICE.learntShare : CHOICE.share;
  const single = reviewed.length >= LEAST_REVIEWED && reviewed.every((answer) => answer.codes.size === 1);
  const choose = (prior: Prior, words: number, share: number) => chosenCodes(prior, words, share, catchAll, single);
  const share = reviewed.length >= LEAST_REVIEWED ? bestShare(reviewed, usual, choose) : usual;
  const highGap = usualGap(sample, (prior, words) => gapOf(choose(prior, words, share)) / scale);
  return {
    choose(prior, words) {
      const { chosen, own, next } = choose(prior, words, share);
      const best = Math.max(0, ...own) / scale;
      return chosen.map((code) => ({
        code,
        confidence: confidenceOf((own[code] as number) / scale, best, next / scale, highGap),
      }));
    },
  };
}

/** A reviewed answer as wording scores it: its codes by number, its content words. */
export type ReviewedPrior = { prior: Prior; words: number; codes: ReadonlySet<number> };

/** An answer of the question as wording scores it. */
export type SampledPrior = Pick<ReviewedPrior, "prior" | "words">;

type Chosen = { chosen: number[]; own: Float64Array; next: number };

function chosenCodes(
  { whole: scores, passages, named }: Prior,
  words: number,
  usual: number,
  catchAll: readonly boolean[],
  single: boolean,
): Chosen {
  const share = words <= SHORT ? Math.max(CHOICE.shortShare, usual) : usual;
  const own = scores.map((score, code) => (catchAll[code] ? 0 : score));
  const ranked = [...own.keys()].toSorted((a, b) => (own[b] as number) - (own[a] as number));
  const best = own[ranked[0] ?? 0] ?? 0;
  if (best < CHOICE.least) return { chosen: [], own, next: 0 };
  if (single) return { chosen: ranked.slice(0, 1), own, next: own[ranked[1] ?? -1] ?? 0 };
  const chosen = ranked.filter((code) => (own[code] as number) >= Math.max(CHOICE.least, best * share));
  const seconds = [
    ...leaders(passages, best, catchAll),
    ...named.filter((code) => (own[code] as number) >= Math.max(CHOICE.least, best * CHOICE.namedShare)),
  ];
  for (const code of seconds) if (!chosen.includes(code)) chosen.push(code);
  return { chosen, own, next: own[ranked[1] ?? -1] ?? 0 };
}

/** The share of the best score that reproduces people's codes best (micro-F1); the usual one where the gain is slight. */
function bestShare(
  reviewed: readonly ReviewedPrior[],
  usual: number,
  choose: (prior: Prior, words: number, share: number) => Chosen,
): number {
  const f1 = (share: number) => {
    let both = 0;
    let all = 0;
    for (const { prior, words, codes } of reviewed) {
      const { chosen } = choose(prior, words, share);
      both += chosen.filter((code) => codes.has(code)).length;
      all += chosen.length + codes.size;
    }
    return (2 * both) / Math.max(1, all);
  };
  const least = f1(usual) + SLIGHT;
  return SHARES.reduce((best, share) => (f1(share) > Math.max(least, f1(best)) ? share : best), usual);
}

/** The best code of each passage, where it is clear: a second subject must not drown in the first. */
function leaders(passages: readonly Float64Array[], best: number, catchAll: readonly boolean[]): number[] {
  if (passages.length < 2) return [];
  return passages.flatMap((scores) => {
    const leader = indexOfMax(scores.map((score, code) => (catchAll[code] ? 0 : score)));
    const score = scores[leader] ?? 0;
    return score >= Math.max(CHOICE.passageLeast, best * CHOICE.passageShare) ? [leader] : [];
  });
}

/** Sure is the best code with a wide lead over every other. */
function confidenceOf(score: number, best: number, next: number, highGap: number): Confidence {
  if (score === best && score - next >= highGap) return "high";
  return score >= CHOICE.medium ? "medium" : "low";
}

function gapOf({ chosen, own, next }: Chosen): number {
  return chosen.length > 0 ? Math.max(0, ...own) - next : 0;
}

/** How wide a lead is for this codebook: what few answers of the question reach, within limits. */
function usualGap(sample: readonly SampledPrior[], gap: (prior: Prior, words: number) => number): number {
  if (sample.length < LEAST_SAMPLE) return CHOICE.highGap;
  const gaps = sample.map(({ prior, words }) => gap(prior, words)).toSorted((a, b) => b - a);
  const reached = gaps[Math.floor(gaps.length * SURE_SHARE)] ?? CHOICE.highGap;
  return Math.min(WIDEST_GAP, Math.max(NARROWEST_GAP, reached));
}

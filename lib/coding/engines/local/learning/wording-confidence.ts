import type { Confidence } from "@/db/schema/terms";
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
  shortShare: 0.9,
  medium: 0.35,
  highGap: 0.55,
  passageLeast: 0.3,
  passageShare: 0.45,
  namedShare: 0.35,
};

/** Frames of names only or with quotes score higher, as classifiers weigh more in them. */
const LEARNT_SCALE = 2.1;

/** Content words of an answer that names one thing only. */
const SHORT = 2;

const CATCH_ALL =
  /^(?:other(?: .{0,20})?|others|miscellaneous|misc|rest|none|not assigned|unclassif\w*|nothing|sonstiges?|andere[sr]?|weiteres|otros?|otras?|autres?|divers|outros?|outras?)$/iu;

/** All codes near the best one, none below a least score; catch-all codes never by their wording. */
export function learnConfidence({ codes }: Pick<CodingTask, "codes">): Confident {
  const described = codes.filter(({ definition }) => definition && parseDefinition(definition).quotes.length === 0);
  const scale = described.length > codes.length / 2 ? 1 : LEARNT_SCALE;
  const catchAll = codes.map(({ name }) => CATCH_ALL.test(name.trim()));
  return {
    choose({ whole: scores, passages, named }, words) {
      const share = words <= SHORT ? CHOICE.shortShare : CHOICE.share;
      const own = scores.map((score, code) => (catchAll[code] ? 0 : score));
      const ranked = [...own.keys()].toSorted((a, b) => (own[b] as number) - (own[a] as number));
      const best = own[ranked[0] ?? 0] ?? 0;
      if (best < CHOICE.least) return [];
      const chosen = ranked.filter((code) => (own[code] as number) >= Math.max(CHOICE.least, best * share));
      const seconds = [
        ...leaders(passages, best, catchAll),
        ...named.filter((code) => (own[code] as number) >= Math.max(CHOICE.least, best * CHOICE.namedShare)),
      ];
      for (const code of seconds) if (!chosen.includes(code)) chosen.push(code);
      const next = own[ranked.find((code) => !chosen.includes(code)) ?? -1] ?? 0;
      return chosen.map((code) => ({
        code,
        confidence: confidenceOf((own[code] as number) / scale, best / scale, next / scale),
      }));
    },
  };
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

/** Sure is the best code with a wide lead over every code not chosen. */
function confidenceOf(score: number, best: number, next: number): Confidence {
  if (score === best && score - next >= CHOICE.highGap) return "high";
  return score >= CHOICE.medium ? "medium" : "low";
}

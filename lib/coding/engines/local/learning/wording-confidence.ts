import type { Confidence } from "@/db/schema/terms";
import type { CodingTask } from "../../engine";

/** Chooses codes from scores by wording, where nobody has reviewed answers yet. */
export type Confident = { choose(scores: Float64Array, words: number): { code: number; confidence: Confidence }[] };

export const CHOICE = { least: 0.13, share: 0.77, shortShare: 0.9, medium: 0.35, highGap: 0.42 };

/** Content words of an answer that names one thing only. */
const SHORT = 2;

const CATCH_ALL =
  /^(?:other(?: .{0,20})?|others|miscellaneous|misc|rest|none|not assigned|unclassif\w*|nothing|sonstiges?|andere[sr]?|weiteres|otros?|otras?|autres?|divers|outros?|outras?)$/iu;

/** All codes near the best one, none below a least score; catch-all codes never by their wording. */
export function learnConfidence({ codes }: Pick<CodingTask, "codes">): Confident {
  const catchAll = codes.map(({ name }) => CATCH_ALL.test(name.trim()));
  return {
    choose(scores, words) {
      const share = words <= SHORT ? CHOICE.shortShare : CHOICE.share;
      const own = scores.map((score, code) => (catchAll[code] ? 0 : score));
      const ranked = [...own.keys()].toSorted((a, b) => (own[b] as number) - (own[a] as number));
      const best = own[ranked[0] ?? 0] ?? 0;
      if (best < CHOICE.least) return [];
      const chosen = ranked.filter((code) => (own[code] as number) >= Math.max(CHOICE.least, best * share));
      const next = own[ranked[chosen.length] ?? -1] ?? 0;
      return chosen.map((code) => ({ code, confidence: confidenceOf(own[code] as number, best, next) }));
    },
  };
}

/** Sure is the best code with a wide lead over every code not chosen. */
function confidenceOf(score: number, best: number, next: number): Confidence {
  if (score === best && score - next >= CHOICE.highGap) return "high";
  return score >= CHOICE.medium ? "medium" : "low";
}

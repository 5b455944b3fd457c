import { VIEWS } from "./code-views";

/** What each view weighs with 45 reviewed answers, and how that changes with their number's logarithm. */
const USUAL: Record<(typeof VIEWS)[number], readonly [number, number]> = {
  one: [-5.86, -0.34],
  score: [5.82, -0.17],
  share: [1.24, -0.08],
  both: [-3.17, 0.5],
  lesson: [2.4, 0.6],
  worded: [0.9, -0.17],
  given: [0.16, 0.01],
  words: [0.42, 0.09],
  taught: [0.93, -0.05],
  passage: [1.9, -0.1],
};

/**
 * The weights from which learning sets out with so many reviewed answers, as coded answers of
 * several questions have taught (`bench/quality/usual-weights.ts`), but for `lesson` and `passage`: between
 * them the weight is divided that `lesson` had alone, which did better with 25 reviewed answers than a fit of both.
 */
export function usualWeights(reviewed: number): Float64Array {
  const growth = growthOf(reviewed);
  return Float64Array.from(VIEWS, (view) => USUAL[view][0] + growth * USUAL[view][1]);
}

/** 0 with 45 reviewed answers, up or down by 1 with each factor of e. */
export function growthOf(reviewed: number): number {
  return Math.log((reviewed + 5) / 50);
}

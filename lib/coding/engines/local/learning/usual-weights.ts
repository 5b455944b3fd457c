import { VIEWS } from "./code-views";

/** What each view weighs with 45 reviewed answers, and how that changes with their number's logarithm. */
const USUAL: Record<(typeof VIEWS)[number], readonly [number, number]> = {
  one: [-5.83, -0.35],
  score: [6.01, -0.06],
  share: [1.04, -0.09],
  both: [-3.27, 0.45],
  lesson: [4.23, 0.6],
  worded: [0.75, -0.22],
  given: [0.17, 0],
  words: [0.42, 0.09],
  taught: [1.14, -0.04],
};

/**
 * The weights from which learning sets out with so many reviewed answers, as coded answers of
 * several questions have taught (`bench/quality/usual-weights.ts`).
 */
export function usualWeights(reviewed: number): Float64Array {
  const growth = growthOf(reviewed);
  return Float64Array.from(VIEWS, (view) => USUAL[view][0] + growth * USUAL[view][1]);
}

/** 0 with 45 reviewed answers, up or down by 1 with each factor of e. */
export function growthOf(reviewed: number): number {
  return Math.log((reviewed + 5) / 50);
}

import { VIEWS } from "./code-views";

/** What each view weighs with 45 reviewed answers, and how that changes with their number's logarithm. */
const USUAL: Record<(typeof VIEWS)[number], readonly [number, number]> = {
  one: [-6.1, -0.29],
  score: [1.22, -0.37],
  share: [1.91, -0.37],
  both: [-0.99, 0.68],
  passage: [2.98, -0.31],
  margin: [3.09, 0.85],
  given: [0.38, -0.09],
  seen: [-0.07, 0.1],
  words: [0.62, 0.06],
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

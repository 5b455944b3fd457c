import { VIEWS } from "./code-views";

/** What each view weighs with 45 reviewed answers, and how that changes with their number's logarithm. */
const USUAL: Record<(typeof VIEWS)[number], readonly [number, number]> = {
  one: [-5.97, -0.3],
  score: [2.62, -0.88],
  share: [0.75, -0.14],
  both: [-2.23, 0.68],
  passage: [1.97, -0.01],
  margin: [2.89, 0.66],
  given: [0.32, -0.04],
  seen: [0.01, 0.13],
  words: [0.5, 0.08],
  common: [0.89, -0.12],
  taught: [1.11, -0.06],
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

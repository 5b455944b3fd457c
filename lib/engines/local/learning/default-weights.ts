import { META_FEATURES } from "./meta-features";

/** For each meta-feature: its weight at 45 reviewed answers, and the change of the weight per unit of `growthOf`. */
const DEFAULT_WEIGHTS: Record<(typeof META_FEATURES)[number], readonly [number, number]> = {
  bias: [-5.86, -0.34],
  score: [5.82, -0.17],
  shareOfBest: [1.24, -0.08],
  scoreTimesShare: [-3.17, 0.5],
  learned: [2.4, 0.6],
  chosenByWording: [0.9, -0.17],
  frequency: [0.16, 0.01],
  length: [0.42, 0.09],
  classifierShare: [0.93, -0.05],
  learnedFromPassages: [1.9, -0.1],
};

/**
 * The starting weights of the meta-features, by the number of reviewed answers; they are then adjusted to the
 * question's own reviewed answers. They were fitted to coded answers of several questions
 * (`bench/quality/default-weights.ts`). Exception: `learned` and `learnedFromPassages` each have a share of the weight
 * that was fitted for `learned` alone. With 25 reviewed answers this scored better than fitting both (`npm run
 * bench:quality -- --only learning`).
 */
export function defaultWeights(reviewed: number): Float64Array {
  const growth = growthOf(reviewed);
  return Float64Array.from(META_FEATURES, (view) => DEFAULT_WEIGHTS[view][0] + growth * DEFAULT_WEIGHTS[view][1]);
}

/** How many reviewed answers there are, on a logarithmic scale: 0 for 45, and about 1 more for e times as many. */
export function growthOf(reviewed: number): number {
  return Math.log((reviewed + 5) / 50);
}

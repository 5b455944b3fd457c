import { META_FEATURES } from "./meta-features";

/** For each meta-feature: its weight at 45 reviewed answers, and the change of the weight per unit of `growthOf`. */
const DEFAULT_WEIGHTS: Record<(typeof META_FEATURES)[number], readonly [number, number]> = {
  bias: [-1.69, -0.36],
  wording: [0.92, -0.02],
  learned: [2.6, 0.35],
  learnedFromPassages: [2, 0],
  frequency: [0.13, 0.03],
  length: [0.48, 0.04],
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

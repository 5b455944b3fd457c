import { solveSymmetric } from "@/lib/numeric/solve-symmetric";

/** Rows of the same length laid end to end, and which of them are right. */
export type Judged = { rows: Float64Array; right: Uint8Array };

const MOST_STEPS = 15;
const LONGEST_STEP = 3;

/**
 * Logistic regression by Newton's steps, drawn towards `usual` weights: the maximum a posteriori of a
 * normal prior with the given precision. `counts` tells how much each row weighs, 1 where left out.
 */
export function fitWeights(
  { rows, right }: Judged,
  usual: Float64Array,
  precision: number,
  counts?: Float64Array,
): Float64Array {
  const width = usual.length;
  const weights = Float64Array.from(usual);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = weights.map((weight, k) => precision * ((usual[k] as number) - weight));
    const curve = new Float64Array(width * width);
    for (let k = 0; k < width; k++) curve[k * width + k] = precision;
    for (let row = 0; row < right.length; row++) {
      const from = row * width;
      const count = counts?.[row] ?? 1;
      const probability = probabilityOf(rows, from, weights);
      const error = ((right[row] as number) - probability) * count;
      const spread = Math.max(1e-6, probability * (1 - probability)) * count;
      for (let k = 0; k < width; k++) {
        const value = rows[from + k] as number;
        if (value === 0) continue;
        slope[k] = (slope[k] as number) + error * value;
        for (let j = 0; j <= k; j++) {
          curve[k * width + j] = (curve[k * width + j] as number) + spread * value * (rows[from + j] as number);
        }
      }
    }
    const change = solveSymmetric(curve, slope);
    const longest = Math.max(...change.map(Math.abs));
    const share = Math.min(1, LONGEST_STEP / Math.max(longest, 1e-12));
    for (let k = 0; k < width; k++) weights[k] = (weights[k] as number) + share * (change[k] as number);
    if (longest < 1e-4) break;
  }
  return weights;
}

/** The probability that the weights give to the row which begins at `from`. */
export function probabilityOf(rows: Float64Array, from: number, weights: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += (weights[k] as number) * (rows[from + k] as number);
  return 1 / (1 + Math.exp(-sum));
}

import { solveSymmetric } from "@/lib/numeric/solve-symmetric";

/** Feature rows of equal width, one after another, and a 0/1 label for each. */
export type LabelledRows = { rows: Float64Array; labels: Uint8Array };

const MAX_STEPS = 15;
const LONGEST_STEP = 3;

/**
 * Fits a logistic regression by Newton's method: the maximum a posteriori with a normal prior of mean `priorMean` and
 * the given precision. `counts` are the weights of the rows, 1 by default.
 */
export function fitWeights(
  { rows, labels }: LabelledRows,
  priorMean: Float64Array,
  precision: number,
  counts?: Float64Array,
): Float64Array {
  const width = priorMean.length;
  const weights = Float64Array.from(priorMean);
  for (let step = 0; step < MAX_STEPS; step++) {
    const gradient = weights.map((weight, k) => precision * ((priorMean[k] as number) - weight));
    const hessian = new Float64Array(width * width);
    for (let k = 0; k < width; k++) hessian[k * width + k] = precision;
    for (let row = 0; row < labels.length; row++) {
      const from = row * width;
      const count = counts?.[row] ?? 1;
      const probability = probabilityOf(rows, from, weights);
      const error = ((labels[row] as number) - probability) * count;
      const variance = Math.max(1e-6, probability * (1 - probability)) * count;
      for (let k = 0; k < width; k++) {
        const value = rows[from + k] as number;
        if (value === 0) continue;
        gradient[k] = (gradient[k] as number) + error * value;
        for (let j = 0; j <= k; j++) {
          hessian[k * width + j] = (hessian[k * width + j] as number) + variance * value * (rows[from + j] as number);
        }
      }
    }
    const change = solveSymmetric(hessian, gradient);
    const longest = Math.max(...change.map(Math.abs));
    const share = Math.min(1, LONGEST_STEP / Math.max(longest, 1e-12));
    for (let k = 0; k < width; k++) weights[k] = (weights[k] as number) + share * (change[k] as number);
    if (longest < 1e-4) break;
  }
  return weights;
}

/** The probability of label 1 for the row that starts at index `from`. */
export function probabilityOf(rows: Float64Array, from: number, weights: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += (weights[k] as number) * (rows[from + k] as number);
  return 1 / (1 + Math.exp(-sum));
}

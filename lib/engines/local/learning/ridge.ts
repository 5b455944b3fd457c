import { solveSymmetric } from "@/lib/numeric/solve-symmetric";
import type { FeatureVector } from "./features";
import type { LinearTable } from "./linear-table";
import { RIDGE_PENALTY } from "./parameters";

/** Linear models of several targets, learnt from the same vectors. */
export type RidgeModel = {
  /** For each training vector, the predicted targets of a model trained without that vector (or without its group). */
  heldOut: readonly Float64Array[];
  table: LinearTable;
};

/** A regression that is prepared for a set of vectors and can then be fitted to any targets. */
export type Ridge = { fit(targets: readonly Float64Array[]): RidgeModel };

/**
 * Ridge regression in its dual form with an intercept. Its cost depends on the number of vectors, and hardly on the
 * number of features or targets. The held-out predictions follow in closed form (leave-one-out, Cawley and Talbot
 * 2003). `groups` lists the indexes of vectors that are held out together; by default each vector is a group of its
 * own.
 */
export function ridgeOf(
  vectors: readonly FeatureVector[],
  size: number,
  groups: readonly (readonly number[])[] = vectors.map((_, row) => [row]),
): Ridge {
  const count = vectors.length;
  const root = inverseRoot(kernelMatrix(vectors, size), count);
  const spreads = groups.map((rows) => invert(inverseBlock(root, count, rows), rows.length));
  return {
    fit(targets) {
      const duals = solve(root, targets);
      const heldOut = targets.map((target) => target.slice());
      groups.forEach((rows, group) => {
        const spread = spreads[group] as Float64Array;
        rows.forEach((row, at) => {
          rows.forEach((other, index) => {
            addTimes(
              heldOut[row] as Float64Array,
              duals[other] as Float64Array,
              -(spread[at * rows.length + index] as number),
            );
          });
        });
      });
      return { heldOut, table: tableOf(vectors, duals, size) };
    },
  };
}

/**
 * The kernel matrix: dot products of all pairs of vectors, plus 1 for the intercept, plus the penalty on the diagonal.
 * Only the lower triangle is filled, row by row.
 */
function kernelMatrix(vectors: readonly FeatureVector[], size: number): Float64Array {
  const count = vectors.length;
  const table = new Float64Array(count * count);
  const spread = new Float32Array(size);
  vectors.forEach((vector, row) => {
    for (let at = 0; at < vector.features.length; at++)
      spread[vector.features[at] as number] = vector.values[at] as number;
    for (let column = 0; column <= row; column++) {
      table[row * count + column] = 1 + product(vectors[column] as FeatureVector, spread, vector.embedding);
    }
    for (let at = 0; at < vector.features.length; at++) spread[vector.features[at] as number] = 0;
    table[row * count + row] = (table[row * count + row] as number) + RIDGE_PENALTY;
  });
  return table;
}

function product({ features, values, embedding }: FeatureVector, spread: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++)
    sum += (values[at] as number) * (spread[features[at] as number] as number);
  for (let k = 0; k < embedding.length; k++) sum += (embedding[k] as number) * (other[k] as number);
  return sum;
}

/** The inverse of the Cholesky factor of a positive definite matrix: a lower triangle, row by row. */
function inverseRoot(matrix: Float64Array, size: number): Float64Array {
  const factor = matrix;
  const inverse = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    const own = i * size;
    for (let j = 0; j <= i; j++) {
      const other = j * size;
      let sum = factor[own + j] as number;
      for (let k = 0; k < j; k++) sum -= (factor[own + k] as number) * (factor[other + k] as number);
      factor[own + j] = i === j ? Math.sqrt(sum) : sum / (factor[other + j] as number);
    }
    const pivot = factor[own + i] as number;
    for (let k = 0; k < i; k++) {
      const share = (factor[own + k] as number) / pivot;
      for (let j = 0; j <= k; j++) {
        inverse[own + j] = (inverse[own + j] as number) - share * (inverse[k * size + j] as number);
      }
    }
    inverse[own + i] = 1 / pivot;
  }
  return inverse;
}

/** The given rows and columns of the inverse matrix, computed from the inverse of its Cholesky factor. */
function inverseBlock(root: Float64Array, size: number, rows: readonly number[]): Float64Array {
  const block = new Float64Array(rows.length * rows.length);
  rows.forEach((one, i) => {
    rows.forEach((other, j) => {
      let sum = 0;
      for (let row = Math.max(one, other); row < size; row++) {
        sum += (root[row * size + one] as number) * (root[row * size + other] as number);
      }
      block[i * rows.length + j] = sum;
    });
  });
  return block;
}

function invert(matrix: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column++) {
    const unit = new Float64Array(size);
    unit[column] = 1;
    inverse.set(solveSymmetric(matrix, unit), column * size);
  }
  return inverse;
}

/** The dual coefficients of all targets: the inverse kernel matrix times the targets. */
function solve(root: Float64Array, targets: readonly Float64Array[]): Float64Array[] {
  const count = targets.length;
  const width = targets[0]?.length ?? 0;
  const half = targets.map((_, row) => {
    const sums = new Float64Array(width);
    for (let k = 0; k <= row; k++) addTimes(sums, targets[k] as Float64Array, root[row * count + k] as number);
    return sums;
  });
  return targets.map((_, row) => {
    const sums = new Float64Array(width);
    for (let k = row; k < count; k++) addTimes(sums, half[k] as Float64Array, root[k * count + row] as number);
    return sums;
  });
}

function tableOf(vectors: readonly FeatureVector[], duals: readonly Float64Array[], size: number): LinearTable {
  const width = duals[0]?.length ?? 0;
  const dimensions = vectors[0]?.embedding.length ?? 0;
  const weights = new Float32Array(size * width);
  const embedding = new Float32Array(dimensions * width);
  const biases = new Float64Array(width);
  vectors.forEach((vector, index) => {
    const dual = duals[index] as Float64Array;
    for (let at = 0; at < vector.features.length; at++) {
      const from = (vector.features[at] as number) * width;
      addTimes(weights.subarray(from, from + width), dual, vector.values[at] as number);
    }
    for (let k = 0; k < dimensions; k++) {
      addTimes(embedding.subarray(k * width, (k + 1) * width), dual, vector.embedding[k] as number);
    }
    addTimes(biases, dual, 1);
  });
  return { biases, weights, embedding };
}

function addTimes(sums: Float64Array | Float32Array, values: Float64Array, weight: number): void {
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) + weight * (values[k] as number);
}

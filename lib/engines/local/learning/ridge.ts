import { solveSymmetric } from "@/lib/numeric/solve-symmetric";
import type { FeatureVector } from "./features";
import type { LinearTable } from "./linear-table";

/** Linear models of several values at once, learnt from the same vectors. */
export type RidgeModel = {
  /** The values of each training vector as the other ones predict them. */
  unseen: readonly Float64Array[];
  table: LinearTable;
};

/** Vectors ready to learn values from, any number of times. */
export type Ridge = { fit(targets: readonly Float64Array[]): RidgeModel };

const PENALTY = 1;

/**
 * Ridge regression in its dual form, a constant beside the features: what it costs depends on the number of
 * vectors, hardly on that of values. The values predicted by the other vectors follow from the same solution
 * (leave-one-out in closed form, Cawley and Talbot 2003), also where vectors of one of the `groups`, given by
 * their places, are to be predicted without each other.
 */
export function ridgeOf(
  vectors: readonly FeatureVector[],
  size: number,
  groups: readonly (readonly number[])[] = vectors.map((_, row) => [row]),
): Ridge {
  const count = vectors.length;
  const root = inverseRoot(similarities(vectors, size), count);
  const spreads = groups.map((rows) => invert(inverseBlock(root, count, rows), rows.length));
  return {
    fit(targets) {
      const duals = solve(root, targets);
      const unseen = targets.map((target) => target.slice());
      groups.forEach((rows, group) => {
        const spread = spreads[group] as Float64Array;
        rows.forEach((row, at) => {
          rows.forEach((other, place) => {
            addTimes(
              unseen[row] as Float64Array,
              duals[other] as Float64Array,
              -(spread[at * rows.length + place] as number),
            );
          });
        });
      });
      return { unseen, table: tableOf(vectors, duals, size) };
    },
  };
}

/** The dot products of all pairs of vectors, the penalty added to those with themselves; the lower half, row by row. */
function similarities(vectors: readonly FeatureVector[], size: number): Float64Array {
  const count = vectors.length;
  const table = new Float64Array(count * count);
  const spread = new Float32Array(size);
  vectors.forEach((vector, row) => {
    for (let at = 0; at < vector.features.length; at++)
      spread[vector.features[at] as number] = vector.values[at] as number;
    for (let column = 0; column <= row; column++) {
      table[row * count + column] = 1 + product(vectors[column] as FeatureVector, spread, vector.meaning);
    }
    for (let at = 0; at < vector.features.length; at++) spread[vector.features[at] as number] = 0;
    table[row * count + row] = (table[row * count + row] as number) + PENALTY;
  });
  return table;
}

function product({ features, values, meaning }: FeatureVector, spread: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++)
    sum += (values[at] as number) * (spread[features[at] as number] as number);
  for (let k = 0; k < meaning.length; k++) sum += (meaning[k] as number) * (other[k] as number);
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

/** Rows and columns of the inverse matrix, found from its root. */
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

/** The duals of all targets: the transposed root times the root times them. */
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
  const dimensions = vectors[0]?.meaning.length ?? 0;
  const weights = new Float32Array(size * width);
  const meaning = new Float32Array(dimensions * width);
  const biases = new Float64Array(width);
  vectors.forEach((vector, index) => {
    const dual = duals[index] as Float64Array;
    for (let at = 0; at < vector.features.length; at++) {
      const from = (vector.features[at] as number) * width;
      addTimes(weights.subarray(from, from + width), dual, vector.values[at] as number);
    }
    for (let k = 0; k < dimensions; k++) {
      addTimes(meaning.subarray(k * width, (k + 1) * width), dual, vector.meaning[k] as number);
    }
    addTimes(biases, dual, 1);
  });
  return { biases, weights, meaning };
}

function addTimes(sums: Float64Array | Float32Array, values: Float64Array, weight: number): void {
  for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) + weight * (values[k] as number);
}

import { seededRandom } from "@/lib/numeric/random";
import type { FeatureVector } from "./features";
import { SVM_MAX_EPOCHS, SVM_TOLERANCE } from "./parameters";

/** The cost of a misclassified training text, relative to the squared weights (C of the SVM). */
const COST = 1;

/**
 * A linear classifier. The margin of a vector is the dot product of its features with `weights`, plus that of its
 * embedding with `embedding`, plus `bias`.
 */
export type LinearModel = { weights: Float32Array; embedding: Float32Array; bias: number };

/**
 * Training vectors, one after another. The features of vector `i` are at the indexes from `starts[i]` up to `starts[i +
 * 1]`. `size` is the number of features, `width` the length of an embedding; `squares` holds the squared lengths of the
 * vectors.
 */
export type TrainingSet = {
  size: number;
  width: number;
  starts: Int32Array;
  features: Int32Array;
  values: Float32Array;
  embeddings: Float32Array;
  squares: Float64Array;
};

/** Copies vectors into the arrays of a training set. */
export function trainingSet(vectors: readonly FeatureVector[], size: number): TrainingSet {
  const starts = new Int32Array(vectors.length + 1);
  vectors.forEach((vector, index) => {
    starts[index + 1] = (starts[index] as number) + vector.features.length;
  });
  const width = vectors[0]?.embedding.length ?? 0;
  const set: TrainingSet = {
    size,
    width,
    starts,
    features: new Int32Array(starts.at(-1) ?? 0),
    values: new Float32Array(starts.at(-1) ?? 0),
    embeddings: new Float32Array(vectors.length * width),
    squares: Float64Array.from(vectors, ({ values, embedding }) => 1 + squareOf(values) + squareOf(embedding)),
  };
  vectors.forEach((vector, index) => {
    set.features.set(vector.features, starts[index]);
    set.values.set(vector.values, starts[index]);
    set.embeddings.set(vector.embedding, index * width);
  });
  return set;
}

/** The margin of a vector: positive if the classifier gives the code, and the larger, the surer the classifier is. */
export function marginOf({ weights, embedding, bias }: LinearModel, vector: FeatureVector): number {
  let sum = bias;
  for (let at = 0; at < vector.features.length; at++) {
    sum += (vector.values[at] as number) * (weights[vector.features[at] as number] as number);
  }
  for (let k = 0; k < embedding.length; k++) sum += (vector.embedding[k] as number) * (embedding[k] as number);
  return sum;
}

/**
 * Trains an L2-regularised support vector machine with squared hinge loss, by dual coordinate descent with shrinking
 * (Hsieh et al. 2008). It uses the vectors with the `chosen` indexes, or all, and shuffles them with a fixed seed.
 */
export function trainSvm(
  set: TrainingSet,
  isPositive: (index: number) => boolean,
  chosen: readonly number[] | null = null,
): LinearModel {
  const { size, width, starts, features, values, embeddings, squares } = set;
  const order = chosen ? Int32Array.from(chosen) : Int32Array.from(squares.keys());
  const count = order.length;
  const weights = new Float64Array(size);
  const embedding = new Float64Array(width);
  let bias = 0;
  const alphas = new Float64Array(squares.length);
  const signs = new Int8Array(squares.length);
  for (const index of order) signs[index] = isPositive(index) ? 1 : -1;
  const ridge = 1 / (2 * COST);
  const random = seededRandom(1);
  let active = count;
  let bound = Number.POSITIVE_INFINITY;
  for (let epoch = 0; epoch < SVM_MAX_EPOCHS; epoch++) {
    let highest = Number.NEGATIVE_INFINITY;
    let lowest = Number.POSITIVE_INFINITY;
    shuffle(order, active, random);
    for (let place = 0; place < active; place++) {
      const index = order[place] as number;
      const sign = signs[index] as number;
      const alpha = alphas[index] as number;
      const end = starts[index + 1] as number;
      let margin = bias;
      for (let at = starts[index] as number; at < end; at++) {
        margin += (values[at] as number) * (weights[features[at] as number] as number);
      }
      margin += dot(embedding, embeddings, index * width);
      const gradient = sign * margin - 1 + alpha * ridge;
      if (alpha === 0 && gradient > bound) {
        active--;
        order[place] = order[active] as number;
        order[active] = index;
        place--;
        continue;
      }
      const projected = alpha === 0 ? Math.min(0, gradient) : gradient;
      if (projected > highest) highest = projected;
      if (projected < lowest) lowest = projected;
      if (Math.abs(projected) < 1e-10) continue;
      const next = Math.max(0, alpha - gradient / ((squares[index] as number) + ridge));
      alphas[index] = next;
      const step = (next - alpha) * sign;
      for (let at = starts[index] as number; at < end; at++) {
        const feature = features[at] as number;
        weights[feature] = (weights[feature] as number) + step * (values[at] as number);
      }
      const from = index * width;
      for (let k = 0; k < width; k++) embedding[k] = (embedding[k] as number) + step * (embeddings[from + k] as number);
      bias += step;
    }
    if (highest - lowest <= SVM_TOLERANCE) {
      if (active === count) break;
      active = count;
      bound = Number.POSITIVE_INFINITY;
    } else {
      bound = highest <= 0 ? Number.POSITIVE_INFINITY : highest;
    }
  }
  return { weights: new Float32Array(weights), embedding: new Float32Array(embedding), bias };
}

/** A dot product, computed as two independent sums that the processor can compute in parallel. */
function dot(weights: Float64Array, values: Float32Array, from: number): number {
  let even = 0;
  let odd = 0;
  let k = 0;
  for (; k + 1 < weights.length; k += 2) {
    even += (weights[k] as number) * (values[from + k] as number);
    odd += (weights[k + 1] as number) * (values[from + k + 1] as number);
  }
  if (k < weights.length) even += (weights[k] as number) * (values[from + k] as number);
  return even + odd;
}

function squareOf(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}

function shuffle(order: Int32Array, length: number, random: () => number): void {
  for (let last = length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const moved = order[last] as number;
    order[last] = order[other] as number;
    order[other] = moved;
  }
}

import { QuantizedMatrices } from "./quantized-matrices";
import type { EncoderWeights, LayerWeights } from "./weights";

/** The number of values in a sentence's vector. */
export const SENTENCE_WIDTH = 512;
/** Longer sentences are cut: the model was trained on at most this many word pieces. */
export const MAX_PIECES = 128;
/** The most word pieces in one pass through the layers. The larger a batch, the less often the weights are read. */
const PIECES_AT_ONCE = 1_024;
const EMBEDDING_WIDTH = 256;
const HEADS = 4;
const EPSILON = 1e-6;
/** The position of each dense layer: four for each transformer layer, then `widen` and `output`. */
const [QUERY_KEY_VALUE, ATTENTION_OUTPUT, FEED_FORWARD_IN, FEED_FORWARD_OUT, DENSE_OF_A_LAYER] = [0, 1, 2, 3, 4];
const WIDEN = 8;
const OUTPUT = 9;

/** Turns sentences, given as word-piece numbers, into unit vectors; an empty sentence becomes a zero vector. */
export type Transformer = (sentences: readonly (readonly number[])[]) => Float32Array[];

/** The forward pass of the Universal Sentence Encoder lite: two transformer layers, their mean, a tanh layer. */
export function transformerOf(weights: EncoderWeights): Transformer {
  const dense = weights.layers.flatMap((layer) => [
    layer.queryKeyValue,
    layer.attentionOutput,
    layer.feedForwardIn,
    layer.feedForwardOut,
  ]);
  const matrices = new QuantizedMatrices([...dense, weights.widen, weights.output], PIECES_AT_ONCE);
  const { embeddings, timing, layers } = weights;

  return (sentences) => {
    const vectors = sentences.map(() => new Float32Array(SENTENCE_WIDTH));
    const filled = [...sentences.keys()].filter((number) => (sentences[number]?.length ?? 0) > 0);
    for (const batch of inBatches(filled, (number) => Math.min(MAX_PIECES, sentences[number]?.length ?? 0))) {
      const found = encode(batch.map((number) => (sentences[number] ?? []).slice(0, MAX_PIECES)));
      batch.forEach((number, at) => {
        vectors[number] = found.slice(at * SENTENCE_WIDTH, (at + 1) * SENTENCE_WIDTH);
      });
    }
    return vectors;
  };

  function encode(batch: readonly (readonly number[])[]): Float32Array {
    const lengths = batch.map(({ length }) => length);
    const rows = lengths.reduce((sum, length) => sum + length, 0);
    const inputs = embed(batch, rows);
    const [first, second] = layers;
    const states = matrices.multiply(WIDEN, inputs, rows);
    add(states, attend(first, 0, inputs, lengths, rows, EMBEDDING_WIDTH));
    add(states, feedForward(first, 0, states, rows));
    add(states, attend(second, 1, states, lengths, rows, SENTENCE_WIDTH));
    add(states, feedForward(second, 1, states, rows));
    const outputs = matrices.multiply(OUTPUT, means(states, lengths), lengths.length);
    for (let at = 0; at < outputs.length; at += SENTENCE_WIDTH) squash(outputs.subarray(at, at + SENTENCE_WIDTH));
    return outputs;
  }

  /**
   * The input of the first layer. It adds the embeddings twice, once alone and once with the position signal, because
   * the model was trained that way.
   */
  function embed(batch: readonly (readonly number[])[], rows: number): Float32Array {
    const inputs = new Float32Array(rows * EMBEDDING_WIDTH);
    const half = timing.length;
    let to = 0;
    for (const sentence of batch) {
      sentence.forEach((piece, position) => {
        const from = piece * EMBEDDING_WIDTH;
        for (let k = 0; k < half; k++) {
          const angle = position * (timing[k] as number);
          inputs[to + k] = 2 * (embeddings.values[from + k] as number) + Math.sin(angle);
          inputs[to + half + k] = 2 * (embeddings.values[from + half + k] as number) + Math.cos(angle);
        }
        to += EMBEDDING_WIDTH;
      });
    }
    return inputs;
  }

  function attend(
    { attentionNorm }: LayerWeights,
    layer: number,
    states: Float32Array,
    lengths: readonly number[],
    rows: number,
    width: number,
  ): Float32Array {
    const index = layer * DENSE_OF_A_LAYER;
    const projected = matrices.multiply(index + QUERY_KEY_VALUE, normalized(states, width, attentionNorm), rows);
    return matrices.multiply(index + ATTENTION_OUTPUT, attention(projected, lengths, rows, width), rows);
  }

  function feedForward({ feedForwardNorm }: LayerWeights, layer: number, states: Float32Array, rows: number) {
    const index = layer * DENSE_OF_A_LAYER;
    const hidden = matrices.multiply(
      index + FEED_FORWARD_IN,
      normalized(states, SENTENCE_WIDTH, feedForwardNorm),
      rows,
    );
    for (let at = 0; at < hidden.length; at++) if ((hidden[at] as number) < 0) hidden[at] = 0;
    return matrices.multiply(index + FEED_FORWARD_OUT, hidden, rows);
  }
}

/** Cuts a list into batches whose sizes add up to at most `PIECES_AT_ONCE`. */
function inBatches(numbers: readonly number[], sizeOf: (number: number) => number): number[][] {
  const batches: number[][] = [];
  let size = PIECES_AT_ONCE;
  for (const number of numbers) {
    if (size + sizeOf(number) > PIECES_AT_ONCE) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(number);
    size += sizeOf(number);
  }
  return batches;
}

/** Layer normalisation (Ba et al. 2016) of each row. */
function normalized(
  states: Float32Array,
  width: number,
  { scale, bias }: { scale: Float32Array; bias: Float32Array },
): Float32Array {
  const result = new Float32Array(states.length);
  for (let from = 0; from < states.length; from += width) {
    let mean = 0;
    for (let k = 0; k < width; k++) mean += states[from + k] as number;
    mean /= width;
    let variance = 0;
    for (let k = 0; k < width; k++) variance += ((states[from + k] as number) - mean) ** 2;
    const factor = 1 / Math.sqrt(variance / width + EPSILON);
    for (let k = 0; k < width; k++) {
      result[from + k] = ((states[from + k] as number) - mean) * factor * (scale[k] as number) + (bias[k] as number);
    }
  }
  return result;
}

/** Multi-head scaled dot-product attention within each sentence. Each row holds query, key and value side by side. */
function attention(projected: Float32Array, lengths: readonly number[], rows: number, width: number): Float32Array {
  const result = new Float32Array(rows * width);
  const [stride, depth] = [3 * width, width / HEADS];
  const shares = new Float64Array(MAX_PIECES);
  let first = 0;
  for (const length of lengths) {
    for (let head = 0; head < HEADS; head++) {
      for (let row = 0; row < length; row++) {
        const query = (first + row) * stride + head * depth;
        for (let other = 0; other < length; other++) {
          const key = (first + other) * stride + width + head * depth;
          let product = 0;
          for (let k = 0; k < depth; k++) product += (projected[query + k] as number) * (projected[key + k] as number);
          shares[other] = product / Math.sqrt(depth);
        }
        softmax(shares, length);
        const to = (first + row) * width + head * depth;
        for (let other = 0; other < length; other++) {
          const [share, value] = [shares[other] as number, (first + other) * stride + 2 * width + head * depth];
          for (let k = 0; k < depth; k++) {
            result[to + k] = (result[to + k] as number) + share * (projected[value + k] as number);
          }
        }
      }
    }
    first += length;
  }
  return result;
}

function softmax(values: Float64Array, length: number): void {
  let largest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < length; at++) largest = Math.max(largest, values[at] as number);
  let sum = 0;
  for (let at = 0; at < length; at++) {
    values[at] = Math.exp((values[at] as number) - largest);
    sum += values[at] as number;
  }
  for (let at = 0; at < length; at++) values[at] = (values[at] as number) / sum;
}

/** The mean of each sentence's rows. */
function means(states: Float32Array, lengths: readonly number[]): Float32Array {
  const result = new Float32Array(lengths.length * SENTENCE_WIDTH);
  let from = 0;
  lengths.forEach((length, sentence) => {
    for (let row = 0; row < length; row++, from += SENTENCE_WIDTH) {
      for (let k = 0; k < SENTENCE_WIDTH; k++) {
        const to = sentence * SENTENCE_WIDTH + k;
        result[to] = (result[to] as number) + (states[from + k] as number) / length;
      }
    }
  });
  return result;
}

/** Applies the hyperbolic tangent to each value, then scales to unit length. */
function squash(vector: Float32Array): void {
  let square = 0;
  for (let k = 0; k < vector.length; k++) {
    vector[k] = Math.tanh(vector[k] as number);
    square += (vector[k] as number) ** 2;
  }
  const factor = square > 0 ? 1 / Math.sqrt(square) : 0;
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] as number) * factor;
}

function add(sums: Float32Array, values: Float32Array): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (values[at] as number);
}

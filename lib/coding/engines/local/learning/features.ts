import { stemmerOf } from "@/lib/coding/languages/stems";
import { tokenize } from "@/lib/coding/languages/tokens";
import type { CorpusSpace } from "../scoring/corpus-space";
import { contentTerms } from "../scoring/terms";
import { wordSpaceOf } from "../vectors/word-space";

/** A sparse vector: feature numbers with their values. */
export type FeatureVector = { features: Int32Array; values: Float32Array };

/** Turns texts into vectors of the features that the training texts hold. */
export type FeatureSpace = { size: number; vectorOf(text: string): FeatureVector };

const BUCKETS = 2 ** 22;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const VECTOR_WEIGHT = 0.7;
const GENERAL_WEIGHT = 0.6;

/**
 * Stemmed word 1- and 2-grams with stop words kept, character 3- to 5-grams within words, both
 * sublinear TF-IDF of unit length, the mean corpus vector with weight .7 and the mean general vector with .6. Document frequencies
 * come from `corpus`, the features from `training`.
 */
export function featureSpace(
  training: readonly string[],
  corpus: readonly string[],
  space: CorpusSpace,
  language: string,
): FeatureSpace {
  const frequencies = new Map<number, number>();
  const known = new Map<number, number>();
  for (const text of training) {
    for (const block of blocksOf(text, language)) {
      for (const key of block.keys()) if (!known.has(key)) known.set(key, known.size);
    }
  }
  for (const text of corpus) {
    for (const block of blocksOf(text, language)) {
      for (const key of block.keys()) if (known.has(key)) frequencies.set(key, (frequencies.get(key) ?? 0) + 1);
    }
  }
  const idf = new Float64Array(known.size);
  for (const [key, feature] of known) {
    idf[feature] = 1 + Math.log((corpus.length + 1) / ((frequencies.get(key) ?? 0) + 1));
  }
  const dense = space.dimensions;
  const general = wordSpaceOf(language);
  return {
    size: known.size + dense + (general?.dimensions ?? 0),
    vectorOf(text) {
      const features: number[] = [];
      const values: number[] = [];
      for (const block of blocksOf(text, language)) {
        let square = 0;
        const from = values.length;
        for (const [key, count] of block) {
          const feature = known.get(key);
          const weight = (1 + Math.log(count)) * (feature === undefined ? 1 : (idf[feature] as number));
          square += feature === undefined ? 0 : weight * weight;
          if (feature === undefined) continue;
          features.push(feature);
          values.push(weight);
        }
        const norm = Math.sqrt(square) || 1;
        for (let at = from; at < values.length; at++) values[at] = (values[at] as number) / norm;
      }
      const append = (from: number, mean: Float64Array | null, weight: number) => {
        for (let k = 0; mean && k < mean.length; k++) {
          features.push(from + k);
          values.push((mean[k] as number) * weight);
        }
      };
      if (dense > 0) append(known.size, meanVector(text, space, space, language), VECTOR_WEIGHT);
      if (general) append(known.size + dense, meanVector(text, general, space, language), GENERAL_WEIGHT);
      return { features: Int32Array.from(features), values: Float32Array.from(values) };
    },
  };
}

type Vectors = { dimensions: number; vector(stem: string): ArrayLike<number> | undefined };

/** The mean of a text's word vectors, weighted by rarity, of unit length; null where no word is known. */
export function meanVector(text: string, vectors: Vectors, space: CorpusSpace, language: string): Float64Array | null {
  const sum = new Float64Array(vectors.dimensions);
  for (const { stem } of contentTerms(text, language)) {
    const vector = vectors.vector(stem);
    const weight = space.idf(stem);
    for (let k = 0; vector && k < sum.length; k++) sum[k] = (sum[k] as number) + weight * (vector[k] as number);
  }
  const norm = Math.sqrt(sum.reduce((square, value) => square + value * value, 0));
  return norm > 0 ? sum.map((value) => value / norm) : null;
}

function blocksOf(text: string, language: string): [Map<number, number>, Map<number, number>] {
  const stem = stemmerOf(language);
  const words = new Map<number, number>();
  const grams = new Map<number, number>();
  let last = 0;
  for (const { word } of tokenize(text)) {
    const own = hash(stem(word), 0, Number.MAX_SAFE_INTEGER, 17);
    count(words, own);
    if (last !== 0) count(words, (Math.imul(last, 31) ^ own) >>> 10);
    last = own;
    const padded = ` ${word} `;
    for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length++) {
      for (let from = 0; from + length <= padded.length; from++)
        count(grams, BUCKETS + hash(padded, from, from + length, 29));
    }
  }
  return [words, grams];
}

/** FNV-1a over UTF-16 code units, folded to the number of buckets. */
function hash(text: string, from: number, to: number, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let at = from; at < Math.min(to, text.length); at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return ((value >>> 10) ^ value) & (BUCKETS - 1);
}

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

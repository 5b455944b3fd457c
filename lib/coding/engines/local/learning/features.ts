import { stemmerOf } from "@/lib/coding/languages/stems";
import { tokenize } from "@/lib/coding/languages/tokens";
import type { CorpusSpace } from "../scoring/corpus-space";
import { meanVector } from "../scoring/mean-vector";
import { type WordSpace, wordSpaceOf } from "../vectors/word-space";

/** A sparse vector: feature numbers with their values. */
export type FeatureVector = { features: Int32Array; values: Float32Array };

/** Turns texts into vectors of the features that the training texts hold. */
export type FeatureSpace = { size: number; vectorOf(text: string): FeatureVector };

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const VECTOR_WEIGHT = 0.7;
const GENERAL_WEIGHT = 0.6;
const CACHE_LIMIT = 50_000;

/** The features of one word: itself by stem, and its character grams. */
type WordFeatures = { stem: string; own: number; grams: Int32Array };

/**
 * Stemmed word 1- and 2-grams with stop words kept, character 3- to 5-grams within words, both
 * sublinear TF-IDF of unit length, the mean corpus vector with weight .7 and the mean general
 * vector with .6. Document frequencies come from `corpus`, the features from `training`.
 */
export function featureSpace(
  training: readonly string[],
  corpus: readonly string[],
  space: CorpusSpace,
  language: string,
): FeatureSpace {
  const lexicon = new FeatureLexicon(language);
  for (const text of training) lexicon.collect(text);
  lexicon.close();
  const idf = inverseFrequencies(corpus, lexicon);
  const general = wordSpaceOf(language);
  const sparse = lexicon.size;
  return {
    size: sparse + space.dimensions + (general?.dimensions ?? 0),
    vectorOf(text) {
      const words = lexicon.words(text);
      const features: number[] = [];
      const values: number[] = [];
      for (const found of [lexicon.wordFeatures(words), lexicon.gramFeatures(words)]) {
        appendBlock(found, lexicon, idf, features, values);
      }
      const append = (from: number, mean: Float64Array | null, weight: number) => {
        for (let k = 0; mean && k < mean.length; k++) {
          features.push(from + k);
          values.push((mean[k] as number) * weight);
        }
      };
      const stems = words.map(({ stem }) => stem);
      const means = meansOf(text, stems, space, general);
      append(sparse, means.own, VECTOR_WEIGHT);
      append(sparse + space.dimensions, means.general, GENERAL_WEIGHT);
      return { features: Int32Array.from(features), values: Float32Array.from(values) };
    },
  };
}

type Means = { text: string; space: CorpusSpace; own: Float64Array | null; general: Float64Array | null };

/** Several classifiers of one question look at the same answer in turn. */
let lastMeans: Means | undefined;

function meansOf(text: string, stems: readonly string[], space: CorpusSpace, general: WordSpace | undefined): Means {
  if (lastMeans?.text === text && lastMeans.space === space) return lastMeans;
  lastMeans = {
    text,
    space,
    own: space.dimensions > 0 ? meanVector(stems, space, space) : null,
    general: general ? meanVector(stems, general, space) : null,
  };
  return lastMeans;
}

/** Adds the distinct features among `found` with sublinear TF-IDF weights of unit length. */
function appendBlock(
  found: readonly number[],
  { counts }: FeatureLexicon,
  idf: Float64Array,
  features: number[],
  values: number[],
): void {
  for (const feature of found) counts[feature] = (counts[feature] as number) + 1;
  const from = values.length;
  let square = 0;
  for (const feature of found) {
    const count = counts[feature] as number;
    if (count === 0) continue;
    counts[feature] = 0;
    const weight = (1 + Math.log(count)) * (idf[feature] as number);
    square += weight * weight;
    features.push(feature);
    values.push(weight);
  }
  const norm = Math.sqrt(square) || 1;
  for (let at = from; at < values.length; at++) values[at] = (values[at] as number) / norm;
}

function inverseFrequencies(corpus: readonly string[], lexicon: FeatureLexicon): Float64Array {
  const frequencies = new Float64Array(lexicon.size);
  const seen = new Int32Array(lexicon.size).fill(-1);
  corpus.forEach((text, document) => {
    const words = lexicon.words(text);
    for (const found of [lexicon.wordFeatures(words), lexicon.gramFeatures(words)]) {
      for (const feature of found) {
        if (seen[feature] === document) continue;
        seen[feature] = document;
        frequencies[feature] = (frequencies[feature] as number) + 1;
      }
    }
  });
  return frequencies.map((frequency) => 1 + Math.log((corpus.length + 1) / (frequency + 1)));
}

/** Numbers the words, word pairs and character grams of the training texts. */
class FeatureLexicon {
  size = 0;
  counts = new Uint16Array(0);
  readonly #numbers = new Map<string, number>();
  readonly #words = new Map<string, WordFeatures>();
  readonly #stem: (word: string) => string;
  #open = true;

  constructor(language: string) {
    this.#stem = stemmerOf(language);
  }

  collect(text: string): void {
    const words = this.words(text);
    this.wordFeatures(words);
  }

  close(): void {
    this.#open = false;
    this.#words.clear();
    this.size = this.#numbers.size;
    this.counts = new Uint16Array(this.size);
  }

  words(text: string): WordFeatures[] {
    return tokenize(text).map(({ word }) => {
      let known = this.#words.get(word);
      if (!known) {
        known = this.#featuresOf(word);
        if (this.#words.size >= CACHE_LIMIT) this.#words.clear();
        this.#words.set(word, known);
      }
      return known;
    });
  }

  wordFeatures(words: readonly WordFeatures[]): number[] {
    const found: number[] = [];
    words.forEach(({ stem, own }, at) => {
      if (own >= 0) found.push(own);
      const last = words[at - 1];
      if (!last || (!this.#open && (own < 0 || last.own < 0))) return;
      const pair = this.#number(`${last.stem} ${stem}`);
      if (pair >= 0) found.push(pair);
    });
    return found;
  }

  gramFeatures(words: readonly WordFeatures[]): number[] {
    const found: number[] = [];
    for (const { grams } of words) for (const gram of grams) found.push(gram);
    return found;
  }

  #featuresOf(word: string): WordFeatures {
    const stem = this.#stem(word);
    const padded = ` ${word} `;
    const grams: number[] = [];
    for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length++) {
      for (let from = 0; from + length <= padded.length; from++) {
        const gram = this.#number(`#${padded.slice(from, from + length)}`);
        if (gram >= 0) grams.push(gram);
      }
    }
    return { stem, own: this.#number(stem), grams: Int32Array.from(grams) };
  }

  #number(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (!this.#open) return -1;
    this.#numbers.set(key, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

import { tokenize } from "@/lib/coding/languages/tokens";
import type { CorpusSpace } from "../scoring/corpus-space";
import { meanVector } from "../scoring/mean-vector";
import { sharedStemOf } from "../vectors/shared-stems";
import { type WordSpace, wordSpaceOf } from "../vectors/word-space";
import { corpusWords } from "./corpus-words";

/** A vector of a text: `count` feature numbers with their values, and what its words mean, the same columns for every text. */
export type FeatureVector = { count: number; features: Int32Array; values: Float32Array; meaning: Float32Array };

/** Turns texts into vectors of the features that the training texts hold. */
export type FeatureSpace = {
  size: number;
  vectorOf(text: string): FeatureVector;
  /** The same in room that the next call uses again: for a vector that is looked at once. */
  glance(text: string): FeatureVector;
};

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const VECTOR_WEIGHT = 0.7;
const GENERAL_WEIGHT = 0.6;
const CACHE_LIMIT = 50_000;
const NONE = -1;
const ROOM = 512;
/** More than any lexicon has features. */
const PAIRS = 2 ** 26;

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
  const found = new FoundFeatures(lexicon, idf);
  const glance = (text: string): FeatureVector => {
    const words = lexicon.words(text);
    const { count, features, values } = found.read(words);
    return { count, features, values, meaning: meaningOf(text, words, space, general) };
  };
  return {
    size: lexicon.size,
    vectorOf(text) {
      const { count, features, values, meaning } = glance(text);
      return { count, features: features.slice(0, count), values: values.slice(0, count), meaning };
    },
    glance,
  };
}

type Meaning = { text: string; space: CorpusSpace; values: Float32Array };

/** Several classifiers of one question look at the same answer in turn. */
let lastMeaning: Meaning | undefined;

function meaningOf(
  text: string,
  words: readonly WordFeatures[],
  space: CorpusSpace,
  general: WordSpace | undefined,
): Float32Array {
  if (lastMeaning?.text === text && lastMeaning.space === space) return lastMeaning.values;
  const stems = words.map(({ stem }) => stem);
  const values = new Float32Array(space.dimensions + (general?.dimensions ?? 0));
  const place = (from: number, mean: Float64Array | null, weight: number) => {
    for (let k = 0; mean && k < mean.length; k++) values[from + k] = (mean[k] as number) * weight;
  };
  if (space.dimensions > 0) place(0, meanVector(stems, space, space), VECTOR_WEIGHT);
  if (general) place(space.dimensions, meanVector(stems, general, space), GENERAL_WEIGHT);
  lastMeaning = { text, space, values };
  return values;
}

/** The distinct features of a text with sublinear TF-IDF weights: words and pairs of unit length together, and grams. */
class FoundFeatures {
  count = 0;
  features = new Int32Array(ROOM);
  values = new Float32Array(ROOM);
  readonly #lexicon: FeatureLexicon;
  readonly #counts: Uint16Array;
  readonly #idf: Float64Array;

  constructor(lexicon: FeatureLexicon, idf: Float64Array) {
    this.#lexicon = lexicon;
    this.#counts = new Uint16Array(lexicon.size);
    this.#idf = idf;
  }

  read(words: readonly WordFeatures[]): this {
    this.count = 0;
    let last = NONE;
    for (const { own } of words) {
      this.#note(own);
      this.#note(this.#lexicon.pair(last, own));
      last = own;
    }
    this.#weigh(0);
    const from = this.count;
    for (const { grams } of words) for (let at = 0; at < grams.length; at++) this.#note(grams[at] as number);
    this.#weigh(from);
    return this;
  }

  #note(feature: number): void {
    if (feature < 0) return;
    const seen = this.#counts[feature] as number;
    this.#counts[feature] = seen + 1;
    if (seen > 0) return;
    if (this.count === this.features.length) this.#grow();
    this.features[this.count] = feature;
    this.count += 1;
  }

  #weigh(from: number): void {
    let square = 0;
    for (let at = from; at < this.count; at++) {
      const feature = this.features[at] as number;
      const seen = this.#counts[feature] as number;
      this.#counts[feature] = 0;
      const weight = (seen === 1 ? 1 : 1 + Math.log(seen)) * (this.#idf[feature] as number);
      square += weight * weight;
      this.values[at] = weight;
    }
    const norm = Math.sqrt(square) || 1;
    for (let at = from; at < this.count; at++) this.values[at] = (this.values[at] as number) / norm;
  }

  #grow(): void {
    const [features, values] = [this.features, this.values];
    this.features = new Int32Array(2 * features.length);
    this.values = new Float32Array(2 * features.length);
    this.features.set(features);
    this.values.set(values);
  }
}

function inverseFrequencies(corpus: readonly string[], lexicon: FeatureLexicon): Float64Array {
  const { words, documents } = corpusWords(corpus);
  const known = words.map((word) => lexicon.word(word));
  const frequencies = new Float64Array(lexicon.size);
  const seen = new Int32Array(lexicon.size).fill(NONE);
  documents.forEach((document, number) => {
    const note = (feature: number) => {
      if (feature < 0 || seen[feature] === number) return;
      seen[feature] = number;
      frequencies[feature] = (frequencies[feature] as number) + 1;
    };
    let last = NONE;
    for (const word of document) {
      const { own, grams } = known[word] as WordFeatures;
      note(own);
      note(lexicon.pair(last, own));
      for (const gram of grams) note(gram);
      last = own;
    }
  });
  return frequencies.map((frequency) => 1 + Math.log((corpus.length + 1) / (frequency + 1)));
}

/** Numbers the words, word pairs and character grams of the training texts. */
class FeatureLexicon {
  size = 0;
  readonly #numbers = new Map<string, number>();
  /** Pairs by the features of their words, the first of them times `PAIRS` plus the second. */
  readonly #pairs = new Map<number, number>();
  readonly #words = new Map<string, WordFeatures>();
  readonly #stem: (word: string) => string;
  #open = true;

  constructor(language: string) {
    this.#stem = sharedStemOf(language);
  }

  collect(text: string): void {
    let last = NONE;
    for (const { own } of this.words(text)) {
      this.pair(last, own);
      last = own;
    }
  }

  close(): void {
    this.#open = false;
    this.#words.clear();
  }

  words(text: string): WordFeatures[] {
    return tokenize(text).map(({ word }) => this.word(word));
  }

  word(word: string): WordFeatures {
    let known = this.#words.get(word);
    if (!known) {
      known = this.#featuresOf(word);
      if (this.#words.size >= CACHE_LIMIT) this.#words.clear();
      this.#words.set(word, known);
    }
    return known;
  }

  /** The feature of two words that follow each other, given by theirs. */
  pair(first: number, second: number): number {
    return first < 0 || second < 0 ? NONE : this.#number(this.#pairs, first * PAIRS + second);
  }

  #featuresOf(word: string): WordFeatures {
    const stem = this.#stem(word);
    const padded = ` ${word} `;
    const grams: number[] = [];
    for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length++) {
      for (let from = 0; from + length <= padded.length; from++) {
        const gram = this.#number(this.#numbers, `#${padded.slice(from, from + length)}`);
        if (gram >= 0) grams.push(gram);
      }
    }
    return { stem, own: this.#number(this.#numbers, stem), grams: Int32Array.from(grams) };
  }

  #number<Key>(numbers: Map<Key, number>, key: Key): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (!this.#open) return NONE;
    numbers.set(key, this.size);
    this.size += 1;
    return this.size - 1;
  }
}

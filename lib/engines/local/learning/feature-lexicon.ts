import { tokenize } from "@/lib/language/tokens";
import { sharedStemOf } from "@/lib/language/vectors/shared-stems";
import { LONGEST_GRAM, SHORTEST_GRAM, WORD_FEATURES_CACHED } from "./parameters";

/** The features of a word: the index of its stem, and the indexes of its character n-grams. */
export type WordFeatures = { own: number; grams: Int32Array };

/** The index for a feature that no training text has. */
export const NONE = -1;

/**
 * Numbers the features of the training texts: stems, pairs of neighbouring stems, and character n-grams. Keeps at most
 * the `max` features that occur in the most texts.
 */
export class FeatureLexicon {
  size = 0;
  readonly #numbers = new Map<string, number>();
  /** Indexes of pairs, by the first stem and then by the second one. */
  readonly #pairs = new Map<number, Map<number, number>>();
  readonly #words = new Map<string, WordFeatures>();
  readonly #stem: (word: string) => string;
  #open = true;

  constructor(texts: readonly string[], language: string, max = Number.POSITIVE_INFINITY) {
    this.#stem = sharedStemOf(language);
    for (const text of texts) this.#pairsOf(this.#wordsOf(text));
    this.#open = false;
    if (this.size > max) this.#keep(max, texts);
    this.#words.clear();
  }

  word(word: string): WordFeatures {
    let known = this.#words.get(word);
    if (!known) {
      known = this.#featuresOf(word);
      if (this.#words.size >= WORD_FEATURES_CACHED) this.#words.clear();
      this.#words.set(word, known);
    }
    return known;
  }

  /** The features of pairs of neighbouring words. `words` are the stem features of a text's words, in order. */
  pairs(words: readonly number[]): number[] {
    const pairs: number[] = [];
    for (let at = 1; at < words.length; at++) {
      const pair = this.#pair(words[at - 1] as number, words[at] as number);
      if (pair !== NONE) pairs.push(pair);
    }
    return pairs;
  }

  #pair(first: number, second: number): number {
    if (first === NONE || second === NONE) return NONE;
    let followers = this.#pairs.get(first);
    if (!followers) {
      if (!this.#open) return NONE;
      followers = new Map();
      this.#pairs.set(first, followers);
    }
    return this.#number(followers, second);
  }

  /** Drops all but the `max` features that occur in the most texts, and renumbers the rest. */
  #keep(max: number, texts: readonly string[]): void {
    const frequencies = new Int32Array(this.size);
    for (const text of texts) {
      const words = this.#wordsOf(text);
      const present = new Set(this.#pairsOf(words));
      for (const { own, grams } of words) {
        present.add(own);
        for (const gram of grams) present.add(gram);
      }
      for (const feature of present) frequencies[feature] = (frequencies[feature] as number) + 1;
    }
    const newIndexes = new Int32Array(this.size).fill(NONE);
    const byFrequency = Int32Array.from(frequencies.keys()).sort(
      (a, b) => (frequencies[b] as number) - (frequencies[a] as number) || a - b,
    );
    byFrequency.subarray(0, max).forEach((feature, index) => {
      newIndexes[feature] = index;
    });
    const keepIn = <Key>(numbers: Map<Key, number>) => {
      for (const [key, feature] of numbers) {
        if (newIndexes[feature] === NONE) numbers.delete(key);
        else numbers.set(key, newIndexes[feature] as number);
      }
    };
    keepIn(this.#numbers);
    const pairs = [...this.#pairs];
    this.#pairs.clear();
    for (const [first, followers] of pairs) {
      keepIn(followers);
      if (newIndexes[first] !== NONE && followers.size > 0) this.#pairs.set(newIndexes[first] as number, followers);
    }
    this.size = max;
  }

  #wordsOf(text: string): WordFeatures[] {
    return tokenize(text).map(({ word }) => this.word(word));
  }

  #pairsOf(words: readonly WordFeatures[]): number[] {
    return this.pairs(words.map(({ own }) => own));
  }

  #featuresOf(word: string): WordFeatures {
    const padded = ` ${word} `;
    const grams: number[] = [];
    for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length++) {
      for (let from = 0; from + length <= padded.length; from++) {
        const gram = this.#number(this.#numbers, `#${padded.slice(from, from + length)}`);
        if (gram !== NONE && !grams.includes(gram)) grams.push(gram);
      }
    }
    return { own: this.#number(this.#numbers, this.#stem(word)), grams: Int32Array.from(grams) };
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

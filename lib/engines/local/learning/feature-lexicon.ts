import { tokenize } from "@/lib/language/tokens";
import { sharedStemOf } from "@/lib/language/vectors/shared-stems";

/** The features of one word: itself by stem, and its character grams. */
export type WordFeatures = { own: number; grams: Int32Array };

/** The number of what is no feature. */
export const NONE = -1;

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const CACHE_LIMIT = 50_000;

/** Numbers the words, word pairs and character grams of the training texts. */
export class FeatureLexicon {
  size = 0;
  readonly #numbers = new Map<string, number>();
  /** Of each word by its feature the pairs with the words that follow it, by theirs. */
  readonly #pairs = new Map<number, Map<number, number>>();
  readonly #words = new Map<string, WordFeatures>();
  readonly #stem: (word: string) => string;
  #open = true;

  constructor(texts: readonly string[], language: string) {
    this.#stem = sharedStemOf(language);
    for (const text of texts) this.#collect(text);
    this.#open = false;
    this.#words.clear();
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

  /** The features of words that follow each other, given by those of all words of a text in their order. */
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

  #collect(text: string): void {
    this.pairs(tokenize(text).map(({ word }) => this.word(word).own));
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

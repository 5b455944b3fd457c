import { eld } from "eld/extrasmall";
import stopWords from "stopword";

/** Alphabets whose letter model learns from stop words alone; `plain` makes variant spellings equal. */
const ALPHABETS: readonly { word: RegExp; letters: number; plain: (word: string) => string }[] = [
  {
    word: /^\p{Script=Cyrillic}+$/u,
    letters: 32,
    plain: (word) => word.replaceAll("ё", "е"),
  },
  {
    word: /^\p{Script=Arabic}+$/u,
    letters: 28,
    plain: (word) =>
      word
        .replaceAll("ة", "ه")
        .replaceAll("ى", "ي")
        .replace(/[أإآ]/gu, "ا")
        .replace(/^ال(?=.{3})/u, ""),
  },
];
const SHORTEST = 3;
/** The weight of a letter's own frequency when a pair of letters is rare (additive smoothing). */
const BACK_OFF = 6;

type PairModel = { letters: ReadonlyMap<string, number>; total: number; pairs: ReadonlyMap<string, number> };

const models = new Map<number, PairModel>();

/**
 * The log-likelihood ratio of random letters against a word, in bits, for a Cyrillic or Arabic word, under a letter-
 * bigram model that is smoothed by single letters; null for other scripts. The model learns from few stop words: words
 * have less than 13 bits, long random strings mostly more.
 */
export function foreignMashEvidence(word: string): number | null {
  const index = ALPHABETS.findIndex((alphabet) => alphabet.word.test(word));
  const alphabet = ALPHABETS[index];
  if (!alphabet) return null;
  let model = models.get(index);
  if (!model) {
    model = learn(alphabet);
    models.set(index, model);
  }
  const padded = `^${alphabet.plain(word)}`;
  let bits = 0;
  for (let at = 1; at < padded.length; at++) {
    const single = ((model.letters.get(padded.charAt(at)) ?? 0) + 1) / (model.total + alphabet.letters);
    const before = model.letters.get(padded.charAt(at - 1)) ?? 0;
    const pair = model.pairs.get(padded.slice(at - 1, at + 1)) ?? 0;
    bits -= Math.log2((pair + BACK_OFF * single) / (before + BACK_OFF)) + Math.log2(alphabet.letters);
  }
  return bits;
}

/**
 * True if the language detector gives some language at least this score: mostly for words, seldom for random letters.
 */
export function looksWritten(text: string, min: number): boolean {
  return Object.values(eld.detect(text).getScores()).some((score) => score >= min);
}

function learn({ word, plain }: (typeof ALPHABETS)[number]): PairModel {
  const lists = Object.values(stopWords).flatMap((list) => (Array.isArray(list) ? list : []));
  const words = new Set(lists.map((entry) => plain(entry.toLowerCase())).filter((entry) => word.test(entry)));
  const letters = new Map<string, number>();
  const pairs = new Map<string, number>();
  let total = 0;
  for (const entry of words) {
    if (entry.length < SHORTEST) continue;
    const padded = `^${entry}`;
    letters.set("^", (letters.get("^") ?? 0) + 1);
    for (let at = 1; at < padded.length; at++) {
      letters.set(padded.charAt(at), (letters.get(padded.charAt(at)) ?? 0) + 1);
      const pair = padded.slice(at - 1, at + 1);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      total += 1;
    }
  }
  return { letters, total, pairs };
}

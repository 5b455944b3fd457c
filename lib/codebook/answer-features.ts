import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { listedNames } from "@/lib/language/names/listed-names";
import { bareWords, normalizeText } from "@/lib/language/normalize";
import { stopWordsOf } from "@/lib/language/stop-words";
import { tokenize } from "@/lib/language/tokens";

/** Features of the answers to a question. Shares are from 0 to 1. */
export type AnswerFeatures = {
  answers: number;
  /**
   * The share of answers that only name things, such as "Nike, Adidas": a list of names of one to three words, without
   * a word that has a sentiment.
   */
  naming: number;
  /** The share of answers with a word that has a sentiment. */
  feeling: number;
  /**
   * The share of words with a capital in the answers that only name things; the first word of each answer does not
   * count. Null if there are too few words to tell, or if the language writes all nouns with capitals.
   */
  capitals: number | null;
  /** The names in those answers with the number of answers that give each, the most frequent first. */
  names: { name: string; answers: number }[];
};

const MAX_WORDS_OF_A_NAME = 3;
const MIN_WORDS_TO_TELL = 10;
/** Languages that write every noun with a capital. */
const CAPITAL_NOUNS = new Set(["de", "lb"]);

/** Measures answers of one language (ISO 639-1). */
export function measureAnswers(texts: readonly string[], language: string): AnswerFeatures {
  const answers = texts.map(normalizeText);
  const lists = answers.map((text) => namesIn(text, language));
  const naming = answers.filter((_, index) => lists[index]);
  const inner = naming.flatMap(innerWords);
  const capital = inner.filter((word) => /^\p{Lu}/u.test(word)).length;
  return {
    answers: answers.length,
    naming: naming.length / answers.length,
    feeling: answers.filter((text) => feels(text, language)).length / answers.length,
    capitals: inner.length < MIN_WORDS_TO_TELL || CAPITAL_NOUNS.has(language) ? null : capital / inner.length,
    names: countNames(lists.flatMap((names) => names ?? [])),
  };
}

/** The names that an answer lists; null if the answer says more than names. */
function namesIn(text: string, language: string): string[] | null {
  const names = listedNames(text, language).map(({ name }) => name);
  const isName = (name: string) => {
    const words = tokenize(name).map(({ word }) => word);
    const plain = words.filter((word) => !stopWordsOf(language).has(word));
    return words.length <= MAX_WORDS_OF_A_NAME && plain.length >= words.length / 2 && !feels(name, language);
  };
  return names.length > 0 && names.every(isName) ? names : null;
}

const feels = (text: string, language: string): boolean =>
  tokenize(text).some(({ word }) => lexiconOf(language).valence(word) !== undefined);

/**
 * The words of an answer after the first one. None if the whole answer is in capitals, because its capitals then do not
 * mark names.
 */
function innerWords(text: string): string[] {
  if (text === text.toUpperCase()) return [];
  return tokenize(text)
    .slice(1)
    .map(({ start, end }) => text.slice(start, end))
    .filter((word) => /^\p{L}{2}/u.test(word));
}

function countNames(names: readonly string[]): AnswerFeatures["names"] {
  const counted = new Map<string, { name: string; answers: number }>();
  for (const name of names) {
    const key = bareWords(name);
    const entry = counted.get(key) ?? { name, answers: 0 };
    counted.set(key, { ...entry, answers: entry.answers + 1 });
  }
  return [...counted.values()].sort((a, b) => b.answers - a.answers);
}

import { conceptsOf } from "@/lib/language/concepts/concepts";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { memoized, once } from "@/lib/language/memoized";
import { surroundingWords } from "@/lib/language/names/surrounding-words";
import { additions, articles, people } from "@/lib/language/names/words-of-names";
import { stemmerOf } from "@/lib/language/stems";
import { stopWordsOf } from "@/lib/language/stop-words";
import { commonWords } from "@/lib/language/words/common-words";
import { everydayWordsOf } from "@/lib/language/words/everyday-words";
import { nameKey } from "./name-key";

const additionKeys = once(() => new Set(additions().map(nameKey)));

type PlainWords = { everyday: ReadonlySet<string>; stops: ReadonlySet<string> };

/** True for a word that doesn't change which name is meant ("insurance", "GmbH"). */
export function isAddition(word: string): boolean {
  return additionKeys().has(word);
}

/** All words, as keys, that don't change which name is meant. */
export function listedAdditions(): readonly string[] {
  return [...additionKeys()];
}

/** True for an article, given as a key. */
export function isArticle(word: string): boolean {
  return articles().has(word);
}

/** True for a word (as a key) of everyday language; in English also for its superlative. */
export function isEveryday(word: string, language: string): boolean {
  const { everyday, stops } = wordsOf(language);
  if (everyday.has(word) || stops.has(word)) return true;
  const [, base] = (language === "en" && /^(\p{L}{3,})est$/u.exec(word)) || [];
  return base !== undefined && [base, `${base}e`, base.replace(/i$/, "y")].some((form) => everyday.has(form));
}

/** True for a word (as a key) that stands around names and is never a name itself. */
export function isStop(word: string, language: string): boolean {
  return wordsOf(language).stops.has(word);
}

/** True for a word of feeling, or for something that people praise or complain about: prices, quality, staff. */
export function isRemark(word: string, language: string): boolean {
  return lexiconOf(language).valence(word) !== undefined || conceptsOf(language).ofWord(word).length > 0;
}

/** True if the question asks for people, so that a surname alone can mean a person. */
export function asksForPeople(question: string | null): boolean {
  return people().test(question ?? "");
}

/**
 * Returns a test for words of the question, which are not names: "Which banks ..." asks for names of banks, so "bank"
 * is not a name.
 */
export function askedWords(question: string | null, language: string): (word: string) => boolean {
  const stem = stemmerOf(language);
  const stems = new Set((question ?? "").split(/[^\p{L}\p{M}]+/u).flatMap((word) => (word ? stem(nameKey(word)) : [])));
  return (word) => stems.has(stem(word));
}

const wordsOf = memoized((language): PlainWords => {
  const stops = new Set([...stopWordsOf(language), ...surroundingWords(language)].map(nameKey));
  const everyday = new Set(everydayWordsOf(language).map(nameKey));
  if (language === "en") for (const word of commonWords()) everyday.add(word);
  return { everyday, stops };
});

import { functionWordsOf } from "./function-words/function-words";
import { memoized } from "./memoized";
import { tokenize, wordsOf } from "./tokens";
import { sharedStemOf, sharedStemsOf } from "./vectors/shared-stems";

/** A stem of a text with its word and its position. */
export type Term = { stem: string; word: string; start: number; end: number };

/** The content words of a text, stemmed. Stop words are left out, unless there is nothing else. */
export function contentTerms(text: string, language: string): Term[] {
  const known = knownWords(language);
  const tokens = tokenize(text).map((token) => ({ token, ...known(token.word) }));
  const content = tokens.filter(({ isStop }) => !isStop);
  return (content.length > 0 ? content : tokens).flatMap(({ token, stems }) =>
    stems.map((stem) => ({ stem, word: token.word, start: token.start, end: token.end })),
  );
}

/** The stems of a text's content words; if there are none, of all its words. */
export function stemsOf(text: string, language: string): string[] {
  return contentStems(wordsOf(text), language);
}

/** The stems of the content words; if there are none, of all words. */
export function contentStems(words: readonly string[], language: string): string[] {
  const known = knownWords(language);
  const content: string[] = [];
  for (const word of words) {
    const { stems, isStop } = known(word);
    if (!isStop) content.push(...stems);
  }
  return content.length > 0 ? content : words.flatMap((word) => known(word).stems);
}

/** All words of a text, including stop words, each with its first shared stem (`sharedStemOf`). */
export function allTerms(text: string, language: string): Term[] {
  const stem = sharedStemOf(language);
  return tokenize(text).map(({ word, start, end }) => ({ stem: stem(word), word, start, end }));
}

/** The stems of a word, several for a compound or an ambiguous word, and whether it is a stop word. */
type KnownWord = { stems: readonly string[]; isStop: boolean };

const knownWords = memoized((language) => {
  const stops = functionWordsOf(language);
  const stems = sharedStemsOf(language);
  return memoized((word): KnownWord => ({ stems: stems(word), isStop: stops.has(word) }));
});

import { remembering } from "@/lib/language/remembering";
import { stopWordsOf } from "@/lib/language/stop-words";
import { tokenize, wordsOf } from "@/lib/language/tokens";
import { sharedStemOf, sharedStemsOf } from "@/lib/language/vectors/shared-stems";

/** A content word of a text by its stem, with its place. */
export type Term = { stem: string; word: string; start: number; end: number };

/** The content words of a text: stemmed, stop words left out (kept where nothing else stands there). */
export function contentTerms(text: string, language: string): Term[] {
  const known = knownWords(language);
  const tokens = tokenize(text).map((token) => ({ token, ...known(token.word) }));
  const content = tokens.filter(({ isStop }) => !isStop);
  return (content.length > 0 ? content : tokens).flatMap(({ token, stems }) =>
    stems.map((stem) => ({ stem, word: token.word, start: token.start, end: token.end })),
  );
}

/** The stems of the content words of a text. */
export function stemsOf(text: string, language: string): string[] {
  return contentStems(wordsOf(text), language);
}

/** The stems of those words that carry content; of all where none does. */
export function contentStems(words: readonly string[], language: string): string[] {
  const known = knownWords(language);
  const content: string[] = [];
  for (const word of words) {
    const { stems, isStop } = known(word);
    if (!isStop) content.push(...stems);
  }
  return content.length > 0 ? content : words.flatMap((word) => known(word).stems);
}

/** Every word of a text with its stem, one that other languages share where it is known. */
export function allTerms(text: string, language: string): Term[] {
  const stem = sharedStemOf(language);
  return tokenize(text).map(({ word, start, end }) => ({ stem: stem(word), word, start, end }));
}

/** A word's stems (compounds have several, and words of several meanings), and whether it carries no content. */
type KnownWord = { stems: readonly string[]; isStop: boolean };

const knownWords = remembering((language) => {
  const stops = stopWordsOf(language);
  const stems = sharedStemsOf(language);
  return remembering((word): KnownWord => ({ stems: stems(word), isStop: stops.has(word) }));
});

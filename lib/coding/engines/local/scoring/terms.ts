import { stopWordsOf } from "@/lib/coding/languages/stop-words";
import { tokenize } from "@/lib/coding/languages/tokens";
import { sharedStemOf, sharedStemsOf } from "../vectors/shared-stems";

/** A content word of a text by its stem, with its place. */
export type Term = { stem: string; word: string; start: number; end: number };

/** The content words of a text: stemmed, stop words left out (kept where nothing else stands there). */
export function contentTerms(text: string, language: string): Term[] {
  const all = allTerms(text, language);
  const stops = stopWordsOf(language);
  const content = all.filter(({ word }) => !stops.has(word));
  return withAllStems(content.length > 0 ? content : all, language);
}

/** Every word of a text with its stem, one that other languages share where it is known. */
export function allTerms(text: string, language: string): Term[] {
  const stem = sharedStemOf(language);
  return tokenize(text).map(({ word, start, end }) => ({ stem: stem(word), word, start, end }));
}

/** A term for each stem of a word: compounds have several, and words of several meanings. */
function withAllStems(terms: Term[], language: string): Term[] {
  if (language === "en") return terms;
  const shared = sharedStemsOf(language);
  return terms.flatMap((term) => shared(term.word).map((stem) => ({ ...term, stem })));
}

import { stemmerOf } from "@/lib/coding/languages/stems";
import { stopWordsOf } from "@/lib/coding/languages/stop-words";
import { tokenize } from "@/lib/coding/languages/tokens";

/** A content word of a text by its stem, with its place. */
export type Term = { stem: string; word: string; start: number; end: number };

/** The content words of a text: stemmed, stop words left out (kept where nothing else stands there). */
export function contentTerms(text: string, language: string): Term[] {
  const all = allTerms(text, language);
  const stops = stopWordsOf(language);
  const content = all.filter(({ word }) => !stops.has(word));
  return content.length > 0 ? content : all;
}

/** Every word of a text, stemmed. */
export function allTerms(text: string, language: string): Term[] {
  const stem = stemmerOf(language);
  return tokenize(text).map(({ word, start, end }) => ({ stem: stem(word), word, start, end }));
}

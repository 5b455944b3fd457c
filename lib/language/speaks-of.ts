import { stopWordsOf } from "./stop-words";
import { wordsOf } from "./tokens";
import { sharedStemsOf } from "./vectors/shared-stems";

/**
 * Whether a name speaks of a subject: it has all the subject's words, in any form, but for stop words. "Parking fees"
 * speaks of "the parking", "Car park" does not.
 */
export function speaksOf(name: string, subject: string, language: string): boolean {
  const wanted = contentStems(subject, language);
  const stems = new Set(contentStems(name, language));
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}

function contentStems(text: string, language: string): string[] {
  const stopWords = stopWordsOf(language);
  const stemsOf = sharedStemsOf(language);
  const words = wordsOf(text);
  const content = words.filter((word) => !stopWords.has(word));
  return (content.length > 0 ? content : words).flatMap((word) => stemsOf(word));
}

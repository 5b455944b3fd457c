import { stopWordsOf } from "@/lib/language/stop-words";
import { wordsOf } from "@/lib/language/tokens";
import { sharedStemOf } from "@/lib/language/vectors/shared-stems";

/** The share of texts that hold a content word of a name, in whatever form: from 0 to 1. */
export function shareUsing(name: string, texts: readonly string[], language: string): number {
  const stemsIn = stemsOfNames(language);
  const wanted = new Set(stemsIn(name));
  if (wanted.size === 0 || texts.length === 0) return 1;
  return texts.filter((text) => stemsIn(text).some((each) => wanted.has(each))).length / texts.length;
}

/** The stems of the content words of a name or text. */
export function stemsOfNames(language: string): (text: string) => string[] {
  const stem = sharedStemOf(language);
  const small = stopWordsOf(language);
  return (text) => wordsOf(text).flatMap((word) => (small.has(word) ? [] : stem(word)));
}

import { conceptsOf } from "@/lib/language/concepts/concepts";
import { memoized } from "@/lib/language/memoized";
import { stemsOf } from "@/lib/language/terms";
import { tokenize } from "@/lib/language/tokens";
import { feelingOfWords } from "../sentiment/feeling";

/**
 * In a language, the stems of a text's words that only praise and name nothing: "good" and "perfect", not "friendly", which
 * is about people. Words that only complain are left out, because many of them are subjects too, such as "fear".
 */
export const mereFeelings = memoized((language: string) => {
  const { ofWord, overall } = conceptsOf(language);
  const isMere = memoized((word: string) => {
    const hints = ofWord(word);
    if (hints.some(({ concept }) => concept !== overall)) return false;
    return hints.length > 0 || feelingOfWords([word], language).praise > 0;
  });
  return (words: readonly string[]): Set<string> =>
    new Set(words.filter(isMere).flatMap((word) => stemsOf(word, language)));
});

/** Whether a text has no other content words than those that only praise. */
export function isMereFeeling(text: string, language: string): boolean {
  const felt = mereFeelings(language)(tokenize(text).map(({ word }) => word));
  return stemsOf(text, language).every((stem) => felt.has(stem));
}

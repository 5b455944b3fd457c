import { memoized } from "../memoized";
import { readLines } from "../read-data";

const LISTED = new Set(["de", "en", "es", "fr", "it", "nl", "pt"]);

/** True for a language (ISO 639-1) whose everyday words are listed. */
export function hasEverydayWords(language: string): boolean {
  return LISTED.has(language);
}

/** The words most said in a language's films; none if they are not listed. */
export const everydayWordsOf = memoized((language): readonly string[] =>
  hasEverydayWords(language) ? readLines(`language/words/data/everyday-${language}.txt`) : [],
);

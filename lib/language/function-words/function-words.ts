import { memoized } from "../memoized";
import { readLines } from "../read-data";
import { stopWordsOf } from "../stop-words";

const LISTED = new Set(["es", "fr", "it", "nl", "pt"]);

/**
 * The stop words of a language (ISO 639-1) and other words that name no subject, such as Spanish "puede" and "todas".
 * Language detection uses `stopWordsOf` alone, because its limits were set with those lists.
 */
export const functionWordsOf = memoized((language): ReadonlySet<string> => {
  const stops = stopWordsOf(language);
  if (!LISTED.has(language)) return stops;
  return new Set([...stops, ...readLines(`language/function-words/data/${language}.txt`)]);
});

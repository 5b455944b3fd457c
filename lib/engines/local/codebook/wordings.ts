import { isVague } from "./name-words";
import { type KeyPhrase, keyPhrases, type PhraseIndex } from "./naming";
import { LEAST_KEYWORD_LIFT, MOST_KEYWORDS_OF_KIND } from "./parameters";
import type { Theme } from "./theme";
import { type TypicalWord, typicalWords, type WordIndex } from "./typical-words";
import type { WordUses } from "./word-uses";

/** Statistics of the words of all passages. */
export type Wordings = { phrases: PhraseIndex; words: WordIndex; uses: WordUses; language: string };

/** The keywords and typical words of some passages, in their most frequent spelling. */
export function describe(
  members: readonly number[],
  { phrases, words, uses, language }: Wordings,
): Pick<Theme, "keywords" | "typical"> {
  const typical = typicalWords(words, members);
  return {
    keywords: keywordsOf(keyPhrases(phrases, members), typical, uses, language),
    typical: new Map(typical.map(({ stem, weight }) => [stem, weight])),
  };
}

export function keywordsOf(
  phrases: readonly KeyPhrase[],
  words: readonly TypicalWord[],
  uses: WordUses,
  language: string,
): string[] {
  const own = words.filter(
    ({ text, lift }) => !isVague(text, language) && text.length > 2 && lift >= LEAST_KEYWORD_LIFT,
  );
  return [...phrases.slice(0, MOST_KEYWORDS_OF_KIND), ...own.slice(0, MOST_KEYWORDS_OF_KIND)].map(({ text }) =>
    uses.cased(text),
  );
}

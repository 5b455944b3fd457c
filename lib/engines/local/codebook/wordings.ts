import { lexiconOf } from "@/lib/language/feeling/lexicon";
import {
  LEAST_KEYWORD_LIFT,
  LEAST_KEYWORD_SHARE,
  LEAST_NAMED_SHARE,
  MOST_KEYWORDS_OF_KIND,
} from "./definition-parameters";
import { isVague } from "./name-words";
import { type KeyPhrase, keyPhrases, type PhraseIndex } from "./naming";
import type { Theme } from "./theme";
import { type TypicalWord, typicalWords, type WordIndex } from "./typical-words";
import type { WordUses } from "./word-uses";

/** The number of answers, and statistics of the words of all their passages. */
export type Wordings = {
  answers: number;
  phrases: PhraseIndex;
  words: WordIndex;
  uses: WordUses;
  language: string;
};

/** The keywords and typical words of some passages, in their most frequent spelling. */
export function describe(members: readonly number[], wordings: Wordings): Pick<Theme, "keywords" | "typical"> {
  const typical = typicalWords(wordings.words, members);
  return {
    keywords: keywordsOf(keyPhrases(wordings.phrases, members), typical, wordings),
    typical: new Map(typical.map(({ stem, weight }) => [stem, weight])),
  };
}

/**
 * The keywords of a definition: phrases that could name a theme, words of such phrases, and words of feeling
 * ("friendly"). Words that mostly occur elsewhere ("wants", "until") explain nothing to a reader.
 */
export function keywordsOf(
  phrases: readonly KeyPhrase[],
  words: readonly TypicalWord[],
  { phrases: index, words: counted, uses, language }: Wordings,
): string[] {
  const { valence } = lexiconOf(language);
  const named = namedTexts(index);
  const total = new Map(counted.stems.map((stem, at) => [stem, counted.counts[at] as number]));
  const isNamed = ({ stem }: TypicalWord) => (named.get(stem) ?? 0) >= (total.get(stem) ?? 0) * LEAST_NAMED_SHARE;
  const own = words.filter(
    (word) =>
      !isVague(word.text, language) &&
      word.text.length > 2 &&
      word.lift >= LEAST_KEYWORD_LIFT &&
      word.share >= LEAST_KEYWORD_SHARE &&
      (isNamed(word) || valence(word.text)),
  );
  const said = phrases.filter(({ share }) => share >= LEAST_KEYWORD_SHARE);
  return [...said.slice(0, MOST_KEYWORDS_OF_KIND), ...own.slice(0, MOST_KEYWORDS_OF_KIND)].map(({ text }) =>
    uses.cased(text),
  );
}

const kept = new WeakMap<PhraseIndex, Map<string, number>>();

/** The number of texts that hold each word in a phrase which could name a theme, by stem. */
function namedTexts(index: PhraseIndex): Map<string, number> {
  const known = kept.get(index);
  if (known) return known;
  const named = new Map<string, number>();
  for (const found of index.texts) {
    const stems = new Set(found.flatMap((phrase) => index.phrases[phrase]?.stems ?? []));
    for (const stem of stems) named.set(stem, (named.get(stem) ?? 0) + 1);
  }
  kept.set(index, named);
  return named;
}

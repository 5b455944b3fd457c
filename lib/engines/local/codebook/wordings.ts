import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { taggerOf } from "@/lib/language/tagger";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import {
  MAX_KEYWORDS_OF_KIND,
  MIN_FEELING_RECALL,
  MIN_HOLDERS_OF_KEYWORD,
  MIN_KEYWORD_LIFT,
  MIN_KEYWORD_RECALL,
  MIN_KEYWORD_SHARE,
  MIN_NAMED_SHARE,
  MIN_UNKNOWN_KEYWORD_SHARE,
} from "./definition-parameters";
import { isVague } from "./name-words";
import { type KeyPhrase, keyPhrases, type PhraseIndex, phraseIndex } from "./naming";
import type { Theme } from "./theme";
import { type TypicalWord, typicalWords, type WordIndex, wordIndex } from "./typical-words";
import { type WordUses, wordUses } from "./word-uses";

/** The number of answers, and statistics of the words of all their passages. */
export type Wordings = {
  answers: number;
  phrases: PhraseIndex;
  words: WordIndex;
  uses: WordUses;
  language: string;
};

/** Reads the words of texts. The texts are answers or, if `answers` is given, the passages of that many answers. */
export const wordingsOf = (texts: readonly string[], language: string, answers = texts.length): Wordings => ({
  answers,
  phrases: phraseIndex(texts, language),
  words: wordIndex(texts, language),
  uses: wordUses(texts, language),
  language,
});

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
 * ("friendly"). Words that mostly occur in other themes ("wants", "until") would explain nothing to a reader. Neither
 * would rare words that no dictionary has, most of which are typing errors.
 */
export function keywordsOf(
  phrases: readonly KeyPhrase[],
  words: readonly TypicalWord[],
  { phrases: index, words: counted, uses, language }: Wordings,
): string[] {
  const { valence } = lexiconOf(language);
  const named = namedTexts(index);
  const total = new Map(counted.stems.map((stem, at) => [stem, counted.counts[at] as number]));
  /**
   * Only English has a dictionary. The dictionary by which other languages are translated to English lacks too many
   * words.
   */
  const space = taggerOf(language) ? wordSpaceOf(language) : undefined;
  const isKnown = (stems: readonly string[], { text, share }: { text: string; share: number }) =>
    stems.every((stem) => space?.knows(stem) ?? true) || share >= MIN_UNKNOWN_KEYWORD_SHARE || uses.isProper(text);
  const isNamed = ({ stem }: TypicalWord) => (named.get(stem) ?? 0) >= (total.get(stem) ?? 0) * MIN_NAMED_SHARE;
  const own = words.filter(
    (word) =>
      !isVague(word.text, language) &&
      word.text.length > 2 &&
      word.holders >= MIN_HOLDERS_OF_KEYWORD &&
      word.lift >= MIN_KEYWORD_LIFT &&
      word.share >= MIN_KEYWORD_SHARE &&
      word.recall >= (valence(word.text) ? MIN_FEELING_RECALL : MIN_KEYWORD_RECALL) &&
      (isNamed(word) || valence(word.text)) &&
      isKnown([word.stem], word),
  );
  const said = phrases.filter(
    (phrase) =>
      (phrase.stems.length > 1 || phrase.holders >= MIN_HOLDERS_OF_KEYWORD) &&
      phrase.share >= MIN_KEYWORD_SHARE &&
      phrase.recall >= MIN_KEYWORD_RECALL &&
      isKnown(phrase.stems, phrase),
  );
  return [...said.slice(0, MAX_KEYWORDS_OF_KIND), ...own.slice(0, MAX_KEYWORDS_OF_KIND)].map(({ text }) =>
    uses.cased(text),
  );
}

const kept = new WeakMap<PhraseIndex, Map<string, number>>();

/**
 * The words of a phrase; the verb of an action is left out, because a reader learns nothing from "create" of "create
 * jobs".
 */
function subjectsOf(phrase: PhraseIndex["phrases"][number] | undefined): readonly string[] {
  return phrase?.isAction ? phrase.stems.slice(1) : (phrase?.stems ?? []);
}

/** The number of texts in which each word is part of a phrase that could name a theme, by the word's stem. */
function namedTexts(index: PhraseIndex): Map<string, number> {
  const known = kept.get(index);
  if (known) return known;
  const named = new Map<string, number>();
  for (const found of index.texts) {
    const stems = new Set(found.flatMap((phrase) => subjectsOf(index.phrases[phrase])));
    for (const stem of stems) named.set(stem, (named.get(stem) ?? 0) + 1);
  }
  kept.set(index, named);
  return named;
}

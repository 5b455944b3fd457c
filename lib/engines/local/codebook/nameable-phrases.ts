import { onlyJudges } from "@/lib/language/feeling/judging-words";
import { taggerOf } from "@/lib/language/tagger";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { isVague } from "./name-words";
import type { KeyPhrase } from "./naming";
import {
  LEADING_WORD_SHARE,
  LEADING_WORDS,
  LONGER_PHRASE_SHARE,
  LONGER_THAN_PHRASE_SHARE,
  MAX_SHARE_OF_RARE_PHRASE,
  MIN_LEADING_RECALL,
  MIN_LEADING_SHARE,
  MIN_NAME_SHARE,
  MIN_PHRASE_SHARE,
  MIN_SAID_ALONE,
  MIN_WORD_RECALL,
  OFTEN_SAID_ALONE,
  PREVALENT_WORD_SHARE,
} from "./parameters";
import { properNames } from "./proper-names";
import { saidAlone } from "./said-alone";
import type { TypicalWord } from "./typical-words";
import type { WordUses } from "./word-uses";
import type { Wordings } from "./wordings";

/**
 * The phrases that may name a cluster, best first. A longer phrase replaces a single word that mostly occurs within
 * that phrase. A word that most texts contain replaces a phrase that only few contain. If no phrase is typical enough,
 * the most typical word is used.
 */
export function phrasesToName(
  phrases: readonly KeyPhrase[],
  words: readonly TypicalWord[],
  { answers, uses, language, words: index }: Wordings,
): KeyPhrase[] {
  const leaders = new Set(words.slice(0, LEADING_WORDS).map(({ stem }) => stem));
  const lastOf = (text: string) => text.split(" ").at(-1) ?? "";
  const isProper = properNames(answers, uses, language);
  const namePhrases = phrases.filter((phrase) => {
    const { text, stems, share, recall } = phrase;
    if (isProper(phrase)) return false;
    const leads = stems.some((stem) => leaders.has(stem));
    if (stems.length > 1) {
      const min = leads ? MIN_LEADING_SHARE.phrase : MIN_PHRASE_SHARE;
      return uses.isHead(lastOf(text)) && share >= min;
    }
    const min = leads ? MIN_LEADING_SHARE.word : MIN_NAME_SHARE;
    const isOwn = recall >= (share >= LEADING_WORD_SHARE ? MIN_LEADING_RECALL : MIN_WORD_RECALL);
    return uses.isNoun(lastOf(text)) && isOwn && share >= min;
  });
  const isSaid = ({ stem }: TypicalWord) =>
    !taggerOf(language) || phrases.some(({ stems }) => stems.join(" ") === stem);
  const alone = saidAlone(index, language);
  const isSubject = ({ stems: [only = "", ...more] }: KeyPhrase) =>
    more.length > 0 || (alone.get(only) ?? 0) >= MIN_SAID_ALONE;
  if (namePhrases.length === 0)
    return words
      .slice(0, 1)
      .filter(isSaid)
      .filter((word) => isNameByItself(word, uses, language))
      .map(phraseOf)
      .filter((phrase) => isSubject(phrase) && !isProper(phrase));
  const longer = phrases.filter(
    (phrase) =>
      phrase.stems.length > 1 &&
      uses.isHead(lastOf(phrase.text)) &&
      !isProper(phrase) &&
      !phrase.text.split(" ").some((word) => isVague(word, language)),
  );
  const namesAlone = (word: TypicalWord) =>
    isNameByItself(word, uses, language) && !isAdjective(word.stem, language) && isSubject(phraseOf(word));
  const prevalent = (phrase: KeyPhrase) => prevalentWord(phrase, words, namesAlone) ?? phrase;
  return namePhrases.flatMap((phrase) => {
    const [only = "", ...more] = phrase.stems;
    const min = more.length > 0 ? LONGER_THAN_PHRASE_SHARE : leastLonger(alone.get(only) ?? 0);
    const longerPhrase = longer.find(
      ({ stems, share }) =>
        stems.length > phrase.stems.length &&
        phrase.stems.every((stem) => stems.includes(stem)) &&
        share >= phrase.share * min,
    );
    if (longerPhrase) return [prevalent({ ...longerPhrase, score: Math.max(longerPhrase.score, phrase.score) })];
    return isSubject(phrase) ? [prevalent(phrase)] : [];
  });
}

/**
 * For a phrase that few texts of the cluster contain: the only word of it that most texts contain. Example: "pin", if a
 * quarter of the texts say "change pin" and all say "pin". Undefined if there is no such word, or if it names nothing
 * by itself.
 */
function prevalentWord(
  { stems, share, isAction, score }: KeyPhrase,
  words: readonly TypicalWord[],
  namesAlone: (word: TypicalWord) => boolean,
): KeyPhrase | undefined {
  if (stems.length < 2 || share >= MAX_SHARE_OF_RARE_PHRASE) return undefined;
  const [word, ...more] = words.filter((one) => stems.includes(one.stem) && one.share >= PREVALENT_WORD_SHARE);
  const isVerb = isAction && word?.stem === stems[0];
  return word && more.length === 0 && !isVerb && namesAlone(word) ? { ...phraseOf(word), score } : undefined;
}

/**
 * A longer phrase replaces a word as the name if at least this share of the texts with the word contains the phrase.
 */
function leastLonger(alone: number): number {
  if (alone < MIN_SAID_ALONE) return LONGER_PHRASE_SHARE.ofNever;
  return alone < OFTEN_SAID_ALONE ? LONGER_PHRASE_SHARE.ofSeldom : LONGER_PHRASE_SHARE.ofOften;
}

/** True if a typical word can name the cluster although it is not among its key phrases. */
function isNameByItself({ stem, text, share, recall }: TypicalWord, uses: WordUses, language: string): boolean {
  return (
    share >= MIN_NAME_SHARE &&
    recall >= MIN_WORD_RECALL &&
    text.length > 2 &&
    !isVague(text, language) &&
    !onlyJudges({ word: text, stem }, language) &&
    uses.isNoun(text) &&
    (isNounOfDictionary(stem, language) || (uses.isIntroduced(text) && !isAdjective(stem, language)))
  );
}

/**
 * False for a word that the dictionary lists, but not as a noun: Spanish "creo" (I believe). Wrongly false for the
 * Spanish noun "ascensor", because the dictionary lists its translation "lift" only as a verb.
 */
function isNounOfDictionary(stem: string, language: string): boolean {
  const space = wordSpaceOf(language);
  return !space?.knows(stem) || space.isA(stem, "noun");
}

function isAdjective(stem: string, language: string): boolean {
  return wordSpaceOf(language)?.isA(stem, "adj") ?? false;
}

function phraseOf({ stem, text, weight, share, recall, holders }: TypicalWord): KeyPhrase {
  return { text, stems: [stem], isAction: false, score: weight, share, recall, holders };
}

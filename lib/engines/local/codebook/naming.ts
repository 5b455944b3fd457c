import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { distinctiveItems } from "./distinctive";
import {
  KEY_PHRASES_KEPT,
  LONGEST_ACRONYM,
  MIN_CASED_SHARE,
  MIN_KEY_PHRASE_SHARE,
  PHRASE_LENGTH_BONUS,
  SHARE_POWER,
  UNKNOWN_WORD_FACTOR,
} from "./parameters";
import { phrasesOf } from "./text-phrases";

/** A phrase that sets a group of texts apart from the others. */
export type KeyPhrase = {
  text: string;
  stems: readonly string[];
  /** True for a verb with its object or particle: "raise taxes". */
  isAction: boolean;
  score: number;
  /** The share of the group's texts that contain the phrase. */
  share: number;
  /** The share of the texts containing the phrase that are in the group. */
  recall: number;
  /** The number of all texts that contain the phrase. */
  holders: number;
};

type Phrase = { stems: readonly string[]; spellings: Map<string, number>; isAction: boolean };

/** The phrases of many texts: the phrases of each text by index, and how many texts hold each phrase. */
export type PhraseIndex = {
  texts: readonly (readonly number[])[];
  phrases: readonly Phrase[];
  counts: Int32Array;
  language: string;
};

/** Reads from each text the phrases of up to three words that could name a theme. */
export function phraseIndex(texts: readonly string[], language: string): PhraseIndex {
  const numbers = new Map<string, number>();
  const phrases: (Omit<Phrase, "isAction"> & { asAction: number })[] = [];
  const read = phrasesOf(texts, language).map((ofText) =>
    [...ofText].map(([key, { stems, spelling, isAction }]) => {
      const number = numbers.get(key) ?? phrases.length;
      numbers.set(key, number);
      const phrase = phrases[number] ?? { stems, asAction: 0, spellings: new Map<string, number>() };
      if (isAction) phrase.asAction += 1;
      phrase.spellings.set(spelling, (phrase.spellings.get(spelling) ?? 0) + 1);
      phrases[number] = phrase;
      return number;
    }),
  );
  const counts = new Int32Array(phrases.length);
  for (const found of read) for (const number of found) counts[number] = (counts[number] as number) + 1;
  /** True if at least half of the texts that contain the phrase use it as an action. */
  const isAction = (asAction: number, number: number) => asAction > 0 && asAction * 2 >= (counts[number] as number);
  return {
    texts: read,
    phrases: phrases.map(({ asAction, ...phrase }, number) => ({ ...phrase, isAction: isAction(asAction, number) })),
    counts,
    language,
  };
}

/**
 * The phrases typical of the `members` among the texts. The score of a phrase is a power of its share among the
 * members, times the log-odds against other texts, times a bonus for longer phrases.
 */
export function keyPhrases({ texts, phrases, counts, language }: PhraseIndex, members: readonly number[]): KeyPhrase[] {
  const space = wordSpaceOf(language);
  const found = distinctiveItems({ texts, counts }, members, MIN_KEY_PHRASE_SHARE).flatMap(
    ([item, { share, recall, lift }]) => {
      const phrase = phrases[item];
      if (!phrase) return [];
      const [only = "", ...more] = phrase.stems;
      const worth = space && more.length === 0 && !space.knows(only) ? UNKNOWN_WORD_FACTOR : 1;
      const score = worth * share ** SHARE_POWER * lift * (1 + PHRASE_LENGTH_BONUS * more.length);
      const holders = counts[item] as number;
      const { stems, isAction } = phrase;
      return { text: commonest(phrase.spellings), stems, isAction, score, share, recall, holders };
    },
  );
  return found.toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1)).slice(0, KEY_PHRASES_KEPT);
}

/** A phrase that could name a theme, and the indexes of the texts that hold it. */
export type NameablePhrase = Pick<KeyPhrase, "text" | "stems" | "isAction"> & { texts: readonly number[] };

/** All phrases of the texts that could name a theme, each in its most frequent spelling. */
export function nameablePhrases({ texts, phrases }: PhraseIndex): NameablePhrase[] {
  const holders = phrases.map((): number[] => []);
  texts.forEach((found, text) => {
    for (const number of found) holders[number]?.push(text);
  });
  return phrases.map(({ stems, isAction, spellings }, number) => ({
    text: commonest(spellings),
    stems,
    isAction,
    texts: holders[number] ?? [],
  }));
}

/** Writes a name as it appears within a sentence: in lower case, unless it is an acronym or German. */
export function inSentence(name: string, language: string): string {
  const isKept = language === "de" || /^\p{Lu}{2}/u.test(name);
  return isKept ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Writes a phrase as a code's name: the first letter in upper case, the rest unchanged. */
export function titled(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** The most frequent spelling. It has capitals if enough people write them. */
function commonest(spellings: ReadonlyMap<string, number>): string {
  const wordings = new Map<string, [spelling: string, count: number][]>();
  for (const entry of spellings) {
    const key = entry[0].toLowerCase();
    wordings.set(key, [...(wordings.get(key) ?? []), entry]);
  }
  const total = (entries: readonly [string, number][]) => entries.reduce((sum, [, count]) => sum + count, 0);
  const [best] = [...wordings].toSorted((a, b) => total(b[1]) - total(a[1]) || (a[0] < b[0] ? -1 : 1));
  if (!best) return "";
  const [plain, entries] = best;
  const cased = entries.filter(([spelling]) => spelling !== plain && !isShouted(spelling));
  if (total(cased) < total(entries) * MIN_CASED_SHARE) return plain;
  return mostUsed(cased) ?? plain;
}

/**
 * The most frequent of several spellings with capitals. If two are equally frequent, "Bush" is preferred to the typing
 * error "BUsh".
 */
export function mostUsed(spellings: Iterable<readonly [spelling: string, count: number]>): string | undefined {
  const slip = (spelling: string) => Number(/^\p{Lu}{2}\p{Ll}{2,}$/u.test(spelling));
  const [best] = [...spellings].toSorted((a, b) => b[1] - a[1] || slip(a[0]) - slip(b[0]) || (a[0] < b[0] ? -1 : 1));
  return best?.[0];
}

/** True for a word in capitals that is too long for an acronym. */
export function isShouted(spelling: string): boolean {
  const rest = spelling.slice(1);
  return rest === rest.toUpperCase() && spelling.replace(/\P{L}/gu, "").length > LONGEST_ACRONYM;
}

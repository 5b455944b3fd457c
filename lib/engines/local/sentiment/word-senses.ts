import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { englishFor } from "@/lib/language/glossary/glossary";
import { memoized, once } from "@/lib/language/memoized";
import { readTable } from "@/lib/language/read-data";
import { stemmerOf } from "@/lib/language/stems";

/**
 * What a word means for sentiment: its feeling, whether it is an amount, and whether much of the thing that it names is
 * good.
 */
export type WordSense = {
  /** The value in the lexicon. */
  valence: number | undefined;
  /** 1 for much or more ("high", "risen"), -1 for little or less ("low", "fallen"), else 0. */
  amount: number;
  /** Like `amount`, but also set for words of change: "fees were raised". */
  change: number;
  /** 1 if much of the thing is good (pay, choice), -1 if much of it is bad (prices, noise), else 0. */
  worth: number;
};

const stem = stemmerOf("en");

/** Words of amounts, words of change, and words for things that have an amount. The last two are stemmed. */
const amounts = once(() => {
  const rows = readTable("engines/local/sentiment/data/amounts.tsv", ["kind", "word"]);
  const wordsOf = (kind: string) => rows.flatMap((row) => (row.kind === kind ? row.word : []));
  const stemsOf = (kind: string): ReadonlySet<string> => new Set(wordsOf(kind).map(stem));
  return {
    much: new Set(wordsOf("much")),
    little: new Set(wordsOf("little")),
    growth: stemsOf("growth"),
    decline: stemsOf("decline"),
    goods: stemsOf("good"),
    bads: stemsOf("bad"),
  };
});

/** Looks up the meaning of words in a language. */
export const sensesOf = memoized((language) => memoized((word) => read(word, language)));

function read(word: string, language: string): WordSense {
  const { much, little, growth, decline, goods, bads } = amounts();
  const valence = lexiconOf(language).valence(word);
  const english = language === "en" ? [word] : [word, ...englishFor(word, language)];
  const meanings = [...english, ...english.map(stem)];
  const isAny = (list: ReadonlySet<string>) => meanings.some((meaning) => list.has(meaning));
  const amount = signOf(isAny(much), isAny(little));
  const change = amount || signOf(isAny(growth), isAny(decline));
  const worth = signOf(isAny(goods), (valence ?? 0) < 0 || isAny(bads));
  return { valence, amount, change, worth };
}

function signOf(isMore: boolean, isLess: boolean): number {
  return isMore ? 1 : isLess ? -1 : 0;
}

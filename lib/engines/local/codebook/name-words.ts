import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { memoized, once } from "@/lib/language/memoized";
import { readLines, readTable } from "@/lib/language/read-data";
import type { Term } from "@/lib/language/terms";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";

const vague = once(() => new Set(readLines("engines/local/codebook/data/vague-words.txt")));
const vagueOf = memoized((language) => {
  const rows = readTable("engines/local/codebook/data/vague-nouns.tsv", ["language", "word"]);
  return new Set(rows.flatMap((row) => (row.language === language ? row.word : [])));
});
const narrative = once(() => new Set(readLines("engines/local/codebook/data/narrative-verbs.txt")));

/** True for words that name nothing by themselves: "thing", "way", German "Weise". */
export function isVague(word: string, language: string): boolean {
  return vague().has(word) || vagueOf(language).has(word.toLowerCase());
}

/** True for verb forms that tell what somebody did ("went", "asked"). They are never part of a name. */
export function isNarrative(word: string): boolean {
  return narrative().has(word);
}

/** Endings of English adjectives whose stem may be a noun: "friendly" has the stem of "friend". */
const ADJECTIVE = /(?:ful|less|ly|ous|ive)$/u;

/** True for a word that only judges ("good", "great"). "Fear" and "attention" carry a feeling but also name a theme. */
export function onlyJudges({ word, stem }: Pick<Term, "word" | "stem">, language: string): boolean {
  const space = wordSpaceOf(language);
  const isFeelingNoun =
    space && !(language === "en" && ADJECTIVE.test(word)) ? space.isA(stem, "noun") && !space.isA(stem, "adj") : false;
  return lexiconOf(language).valence(word) !== undefined && !isFeelingNoun;
}

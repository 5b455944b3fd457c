import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { once } from "@/lib/language/memoized";
import { readLines } from "@/lib/language/read-data";
import type { Term } from "@/lib/language/terms";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";

const vague = once(() => new Set(readLines("engines/local/codebook/data/vague-words.txt")));
const narrative = once(() => new Set(readLines("engines/local/codebook/data/narrative-verbs.txt")));

/** True for words that name nothing by themselves: "thing", "way". */
export function isVague(word: string): boolean {
  return vague().has(word);
}

/** True for verb forms that tell what somebody did ("went", "asked"): they stand in no name. */
export function isNarrative(word: string): boolean {
  return narrative().has(word);
}

/** True for a word that only judges ("good", "great"). "Fear" and "attention" carry a feeling but also name a theme. */
export function onlyJudges({ word, stem }: Pick<Term, "word" | "stem">, language: string): boolean {
  const space = wordSpaceOf(language);
  const isFeelingNoun = space ? space.isA(stem, "noun") && !space.isA(stem, "adj") : false;
  return lexiconOf(language).valence(word) !== undefined && !isFeelingNoun;
}

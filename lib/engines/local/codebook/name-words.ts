import { onlyJudges } from "@/lib/language/feeling/judging-words";
import { memoized, once } from "@/lib/language/memoized";
import { readLines, readTable } from "@/lib/language/read-data";
import { contentTerms } from "@/lib/language/terms";

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

/** The stems of a name without words that judge or are vague. */
export function subjectStems(name: string, language: string): string[] {
  return contentTerms(name, language).flatMap((term) =>
    onlyJudges(term, language) || isVague(term.word, language) ? [] : term.stem,
  );
}

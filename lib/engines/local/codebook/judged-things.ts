import { conceptsOf } from "@/lib/language/concepts/concepts";
import { functionWordsOf } from "@/lib/language/function-words/function-words";
import { memoized } from "@/lib/language/memoized";
import { readTable } from "@/lib/language/read-data";
import { contentStems } from "@/lib/language/terms";
import { SURE_CUE_WEIGHT } from "../parameters";
import { isFeelingAlone, type Passage } from "../reading";
import { MIN_JUDGED_SHARE, MIN_POINTED_SHARE, MIN_POINTED_USES, MIN_THING_SHARE } from "./known-theme-parameters";
import type { ThemeMention } from "./theme";

/**
 * How many times a word is used; how many of these uses follow "this" (`pointed`); and in how many the passage only
 * judges the word (`judged`).
 */
type Uses = { all: number; pointed: number; judged: number; answers: Set<number> };

const demonstrativesOf = memoized((language) => {
  const rows = readTable("engines/local/codebook/data/demonstratives.tsv", ["language", "word"]);
  return new Set(rows.flatMap((row) => (row.language === language ? row.word : [])));
});

/**
 * The stems of words for the thing that the answers judge, such as "course" or "place". These words often follow "this"
 * ("this course"), and often occur in passages that only judge them ("great course"). "Month" often follows "this", but
 * is not judged; "food" is judged, but seldom follows "this".
 */
export function judgedThings(mentions: readonly ThemeMention[], answers: number, language: string): Set<string> {
  const demonstratives = demonstrativesOf(language);
  const stops = functionWordsOf(language);
  const { ofWord } = conceptsOf(language);
  const uses = new Map<string, Uses>();
  for (const { answer, passage } of mentions) {
    passage.words.forEach((word, at) => {
      if (stops.has(word) || ofWord(word).some(({ weight }) => weight >= SURE_CUE_WEIGHT)) return;
      for (const stem of contentStems([word], language)) {
        const own = uses.get(stem) ?? { all: 0, pointed: 0, judged: 0, answers: new Set() };
        uses.set(stem, own);
        own.answers.add(answer);
        own.all += 1;
        own.pointed += Number(demonstratives.has(passage.words[at - 1] ?? ""));
        own.judged += Number(judgesOnly(passage, new Set([stem]), language));
      }
    });
  }
  const isThing = ({ all, pointed, judged, answers: { size } }: Uses) =>
    size >= answers * MIN_THING_SHARE &&
    pointed >= Math.max(MIN_POINTED_USES, all * MIN_POINTED_SHARE) &&
    judged >= all * MIN_JUDGED_SHARE;
  return new Set([...uses].flatMap(([stem, own]) => (isThing(own) ? stem : [])));
}

/** A passage with more words than this does more than judge. The limit also bounds the time. */
const MAX_JUDGING_WORDS = 20;

/** True for a passage that only judges one of the things: "a truly great course". */
export function judgesOnly(passage: Passage, things: ReadonlySet<string>, language: string): boolean {
  if (passage.sentiment === "Neutral" || passage.words.length > MAX_JUDGING_WORDS) return false;
  const isThing = (word: string) => contentStems([word], language).some((stem) => things.has(stem));
  const others = passage.words.filter((word) => !isThing(word));
  return others.length < passage.words.length && isFeelingAlone(others, language);
}

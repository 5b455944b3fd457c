import type { Concept } from "@/lib/language/concepts/concept-list";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { contentTerms, stemsOf } from "@/lib/language/terms";
import { SURE_CUE_WEIGHT } from "../parameters";
import type { ConceptHit } from "../reading";
import { MIN_CUES, MIN_NAME_WORD_SHARE, TYPICAL_WORDS_COMPARED, WEAK_CUE_WEIGHT } from "./known-theme-parameters";
import { isHalfName, isNameSaid } from "./name-said";
import { isVague } from "./name-words";
import type { ThemeMention } from "./theme";
import type { TypicalWord } from "./typical-words";

/** The known theme that most passages of a cluster mention, and the evidence for naming the cluster after it. */
export type MainConcept = {
  concept: Concept;
  /** The theme's number in the lexicon. */
  place: number;
  /** The share of the cluster's typical words, by weight, that are cues of the theme; weak cues count less. */
  wordShare: number;
  /** The share of the passages that contain the most frequent word of the theme's names. */
  nameShare: number;
  /** The share of the passages with a sure cue of the theme. */
  sureShare: number;
  /** True if enough of the typical words are cues of the theme, or if one of these cues is in its name. */
  isSure: boolean;
  /** True if enough passages hold a word for the theme's subject ("waiters" for staff), or one of its names. */
  isSaid: boolean;
  /** True for the theme "overall experience". */
  isOverall: boolean;
};

/** Finds the known theme that most passages of a cluster mention; undefined if there is none with a name. */
export function mainConcept(
  mentions: readonly ThemeMention[],
  words: readonly TypicalWord[],
  language: string,
): MainConcept | undefined {
  const counts = new Map<number, number>();
  for (const { passage } of mentions) {
    for (const { concept } of passage.hits) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  const { concepts, overall, ofWord } = conceptsOf(language);
  const concept = best && concepts[best[0]];
  if (!best || !concept?.isNamed) return undefined;
  const top = words.slice(0, TYPICAL_WORDS_COMPARED);
  const weigh = (list: readonly TypicalWord[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  const own = new Set(stemsOf(concept.topic, language));
  const named = contentTerms(`${concept.topic} ${concept.positive} ${concept.negative}`, language);
  const names = new Set(named.flatMap(({ word, stem }) => (isVague(word, language) ? [] : stem)));
  const cues = words.flatMap((word) => {
    const hint = ofWord(word.text).find((entry) => entry.concept === best[0]);
    const isSubject = hint !== undefined && hint.weight < SURE_CUE_WEIGHT && !isHalfName(concept, word.stem, language);
    return hint
      ? { ...word, isSubject, worth: own.has(word.stem) || hint.weight >= SURE_CUE_WEIGHT ? 1 : WEAK_CUE_WEIGHT }
      : [];
  });
  const nameWords = cues.filter(({ stem }) => names.has(stem));
  const subjects = cues.reduce((sum, word) => sum + (word.isSubject ? word.share : 0), 0);
  const topCues = cues.filter((word) => top.some(({ stem }) => stem === word.stem));
  return {
    concept,
    place: best[0],
    nameShare: Math.max(0, ...nameWords.map((word) => word.share)),
    sureShare: mentions.filter(({ passage }) => isCued(passage.hits, best[0])).length / mentions.length,
    wordShare: topCues.reduce((sum, { weight, worth }) => sum + weight * worth, 0) / weigh(top),
    isSaid: subjects >= MIN_NAME_WORD_SHARE || isNameSaid(concept, mentions, language),
    isOverall: best[0] === overall,
    isSure: cues.length >= MIN_CUES || cues.some(({ stem }) => own.has(stem)),
  };
}

function isCued(hits: readonly ConceptHit[], concept: number): boolean {
  return hits.some((hit) => hit.concept === concept && hit.weight >= SURE_CUE_WEIGHT);
}

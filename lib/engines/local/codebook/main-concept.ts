import type { Concept } from "@/lib/language/concepts/concept-list";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { SURE_CUE_WEIGHT } from "../parameters";
import { stemsOf } from "../scoring/terms";
import { LEAST_CUES, TYPICAL_WORDS_COMPARED, WEAK_CUE_WEIGHT } from "./parameters";
import type { ThemeMention } from "./theme";
import type { TypicalWord } from "./typical-words";

/** The known theme that most passages of a cluster mention, and what speaks for it. */
export type MainConcept = {
  concept: Concept;
  /** The share of the passages that mention it. */
  share: number;
  /** The share of the weight of the most typical words that are cues of it; weak cues count less. */
  spoken: number;
  /** The largest share of passages with a word of its names; 1 for the experience as a whole, which nobody names. */
  heard: number;
  /** True where enough of the typical words are cues of it, or one is in its name. */
  isSure: boolean;
};

/** Finds the known theme that most passages of a cluster mention; undefined where there is none with a name. */
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
  const names = new Set(stemsOf(`${concept.topic} ${concept.positive} ${concept.negative}`, language));
  const cues = words.flatMap((word) => {
    const hint = ofWord(word.text).find((entry) => entry.concept === best[0]);
    return hint ? { ...word, worth: own.has(word.stem) || hint.weight >= SURE_CUE_WEIGHT ? 1 : WEAK_CUE_WEIGHT } : [];
  });
  const heard = cues.filter(({ stem }) => names.has(stem));
  const spoken = cues.filter((word) => top.some(({ stem }) => stem === word.stem));
  return {
    concept,
    share: best[1] / mentions.length,
    heard: best[0] === overall ? 1 : Math.max(0, ...heard.map((word) => word.share)),
    spoken: spoken.reduce((sum, { weight, worth }) => sum + weight * worth, 0) / weigh(top),
    isSure: cues.length >= LEAST_CUES || cues.some(({ stem }) => own.has(stem)),
  };
}

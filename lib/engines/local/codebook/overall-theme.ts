import { conceptsOf } from "@/lib/language/concepts/concepts";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { SURE_CUE_WEIGHT } from "../parameters";
import { LEAST_OVERALL_SHARE, MOST_OVERALL_STEMS } from "./known-theme-parameters";
import { describedConcept } from "./known-themes";
import { supportOf, type Theme, type ThemeMention } from "./theme";

/**
 * The theme "overall experience" of many answers: passages that hold a feeling and nothing else ("just great"), and
 * short ones with a sure cue ("would recommend it"). Null if too few answers hold a sure cue: where nobody judges an
 * experience, "terrible" is not about one.
 */
export function overallTheme(mentions: readonly ThemeMention[], answers: number, language: string): Theme | null {
  const { concepts, overall } = conceptsOf(language);
  const concept = concepts[overall];
  if (!concept) return null;
  const isCued = ({ passage }: ThemeMention) =>
    passage.hits.some((hit) => hit.concept === overall && hit.weight >= SURE_CUE_WEIGHT);
  const isBare = ({ passage }: ThemeMention) => passage.isBare && passage.hits.every((hit) => hit.concept === overall);
  const cued = mentions.filter(isCued);
  if (supportOf(cued) < answers * LEAST_OVERALL_SHARE) return null;
  const short = cued.filter(({ passage }) => passage.stems.length <= MOST_OVERALL_STEMS);
  const own = [...new Set([...short, ...mentions.filter(isBare)])];
  return { ...describedConcept(concept, overall, language), keywords: [], typical: new Map(), mentions: own };
}

/** False for a passage that only denies ("it didn't", "nobody came"): it belongs to no cluster and tells no feeling. */
export function tellsFeeling({ passage: { words, sentiment } }: ThemeMention, language: string): boolean {
  const { valence } = lexiconOf(language);
  return sentiment !== "Negative" || words.some((word) => valence(word) !== undefined);
}

import { conceptsOf } from "@/lib/language/concepts/concepts";
import { SURE_CUE_WEIGHT } from "../parameters";
import { describedConcept } from "./known-themes";
import { LEAST_OVERALL_SHARE, MOST_OVERALL_STEMS } from "./parameters";
import { supportOf, type Theme, type ThemeMention } from "./theme";

/**
 * The theme "overall experience" of many answers: short passages that feel something about nothing in particular ("just
 * great") or hold a sure cue ("would recommend it"). Null if too few answers hold a sure cue: "we were afraid" says
 * nothing about an experience where nobody judges one.
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

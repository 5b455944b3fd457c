import type { Concept } from "@/lib/language/concepts/concept-list";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { SURE_CUE_WEIGHT } from "../parameters";
import type { ConceptHit, Passage, Reading } from "../reading";
import {
  FEW_ANSWERS,
  KNOWN_FIELD_SHARE,
  KNOWN_THEME_SHARE,
  MIN_ANSWERS_FOR_FIELD,
  STRONGER_THEME_RATIO,
} from "./known-theme-parameters";
import { inSentence } from "./naming";
import { supportOf, type Theme } from "./theme";

/** True if the known themes cover the field of the answers, that is, if enough passages contain a sure cue. */
function isKnownField(passages: readonly Passage[]): boolean {
  const speaking = passages.filter(({ hits }) => hits.some(({ weight }) => weight >= SURE_CUE_WEIGHT));
  return speaking.length >= passages.length * KNOWN_FIELD_SHARE;
}

/** A theme of the lexicon with its number in the lexicon. */
export type KnownTheme = Theme & { concept: number };

/**
 * The known themes that enough answers mention, each with its mentions; none in a field that the known themes don't
 * cover. Small surveys need less: with fewer than `MIN_ANSWERS_FOR_FIELD` answers every mentioned theme counts, with
 * fewer than `FEW_ANSWERS` every theme with a sure cue.
 */
export function knownThemes(readings: readonly Reading[], language: string): KnownTheme[] {
  const tellsField = readings.length >= MIN_ANSWERS_FOR_FIELD;
  if (tellsField && !isKnownField(readings.flatMap(({ passages }) => passages))) return [];
  const min = Math.max(2, readings.length * KNOWN_THEME_SHARE);
  return resolveWeakCues(mentionedThemes(readings, language)).flatMap(({ concept, theme, surestCue }) => {
    const isBacked =
      supportOf(theme.mentions) >= min ||
      !tellsField ||
      (surestCue >= SURE_CUE_WEIGHT && readings.length < FEW_ANSWERS);
    return isBacked ? { ...theme, concept } : [];
  });
}

/** The parts of a theme that the lexicon gives; `index` is the number of the concept in the lexicon. */
export function describedConcept(concept: Concept, index: number, language: string) {
  return { ...concept, about: concept.about ?? inSentence(concept.topic, language), concept: index };
}

type MentionedTheme = { concept: number; theme: Theme; surestCue: number };

/**
 * Drops a mention by a weak cue if many more answers mention another theme of the same passage. Example: "training" is
 * a weak cue of careers and of staff knowledge; it counts for the theme that more answers mention.
 */
function resolveWeakCues(themes: readonly MentionedTheme[]): MentionedTheme[] {
  const support = new Map(themes.map(({ concept, theme }) => [concept, supportOf(theme.mentions)]));
  const givesWay = (concept: number, { hits }: Passage) => {
    const own = hits.find((hit) => hit.concept === concept)?.weight ?? 0;
    const stronger = (support.get(concept) ?? 0) * STRONGER_THEME_RATIO;
    return (
      own < SURE_CUE_WEIGHT && hits.some((hit) => hit.weight >= own && (support.get(hit.concept) ?? 0) >= stronger)
    );
  };
  return themes.map(({ concept, theme, surestCue }) => {
    const mentions = theme.mentions.filter(({ passage }) => !givesWay(concept, passage));
    return { concept, theme: { ...theme, mentions }, surestCue };
  });
}

function mentionedThemes(readings: readonly Reading[], language: string): MentionedTheme[] {
  const { concepts } = conceptsOf(language);
  const themes = new Map<number, MentionedTheme>();
  readings.forEach((reading, answer) => {
    if (reading.language !== language) return;
    for (const passage of reading.passages) {
      for (const hit of passage.hits) {
        const concept = concepts[hit.concept];
        if (!concept?.isNamed) continue;
        const theme: Theme = {
          ...describedConcept(concept, hit.concept, language),
          keywords: [],
          typical: new Map(),
          mentions: [],
        };
        const entry = themes.get(hit.concept) ?? { concept: hit.concept, theme, surestCue: 0 };
        const sentiment = hit.sentiment === "Neutral" ? reading.sentiment : hit.sentiment;
        entry.theme.mentions.push({ answer, passage, sentiment, clarity: clarityOf(hit, passage) });
        entry.surestCue = Math.max(entry.surestCue, hit.weight);
        themes.set(hit.concept, entry);
      }
    }
  });
  return [...themes.entries()].toSorted(([a], [b]) => a - b).map(([, entry]) => entry);
}

/** How clearly a passage is about a theme, 0 to 1: lower for a weak cue, and lower if it mentions other themes too. */
function clarityOf({ weight }: ConceptHit, { hits }: Passage): number {
  return Math.min(1, weight) * (weight / hits.reduce((sum, hit) => sum + hit.weight, 0));
}

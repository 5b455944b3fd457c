import { conceptsOf } from "@/lib/language/concepts/concepts";
import type { ConceptHit, Passage, Reading } from "../reading";
import { supportOf, type Theme } from "./theme";

/** The share of passages that must speak of known themes before those may name what is found. */
const FAMILIAR = 0.28;
/** Fewer answers do not tell what field they are of. */
const FEWEST = 8;
/** A known theme needs so large a share of answers, in another field more. */
const LEAST_SHARE = 0.025;
const FOREIGN_SHARE = 0.05;
/** What a weak word says of a theme is left to one of so many times its answers, of which the passage speaks as well. */
const STRONGER = 2;
/** Among so few, one answer with a sure word makes a theme. */
const FEW = 40;
const CUE = 1;

/** True where enough passages hold a word that belongs to a known theme alone. */
export function isFamiliar(passages: readonly Passage[]): boolean {
  const speaking = passages.filter(({ hits }) => hits.some(({ weight }) => weight >= CUE));
  return speaking.length >= passages.length * FAMILIAR;
}

/**
 * The known themes that the answers speak of, each with its mentions. A single answer's word that only
 * may belong to a theme makes none; where the answers are of another field, only words that surely do count.
 */
export function knownThemes(readings: readonly Reading[], language: string): Theme[] {
  const isTelling = readings.length >= FEWEST;
  const familiar = !isTelling || isFamiliar(readings.flatMap(({ passages }) => passages));
  const least = Math.max(2, readings.length * (familiar ? LEAST_SHARE : FOREIGN_SHARE));
  return settled(mentioned(readings, language, familiar ? 0 : CUE)).flatMap(({ theme, surest }) => {
    const isBacked =
      supportOf(theme.mentions) >= least || (familiar && (!isTelling || (surest >= CUE && readings.length < FEW)));
    if (!isBacked) return [];
    return familiar ? theme : { ...theme, positive: theme.topic, negative: theme.topic };
  });
}

type Mentioned = { concept: number; theme: Theme; surest: number };

/** "Training" speaks of careers where many answers do, not of what staff know. */
function settled(themes: readonly Mentioned[]): Mentioned[] {
  const support = new Map(themes.map(({ concept, theme }) => [concept, supportOf(theme.mentions)]));
  const isLeft = (concept: number, { hits }: Passage) => {
    const own = hits.find((hit) => hit.concept === concept)?.weight ?? 0;
    const stronger = (support.get(concept) ?? 0) * STRONGER;
    return own < CUE && hits.some((hit) => hit.weight >= own && (support.get(hit.concept) ?? 0) >= stronger);
  };
  return themes.map(({ concept, theme, surest }) => {
    const mentions = theme.mentions.filter(({ passage }) => !isLeft(concept, passage));
    return { concept, theme: { ...theme, mentions }, surest };
  });
}

function mentioned(readings: readonly Reading[], language: string, leastWeight: number): Mentioned[] {
  const { concepts, overall } = conceptsOf(language);
  const themes = new Map<number, Mentioned>();
  readings.forEach((reading, answer) => {
    if (reading.language !== language) return;
    for (const passage of reading.passages) {
      for (const hit of passage.hits) {
        const concept = concepts[hit.concept];
        if (!concept?.isNamed || hit.weight < leastWeight || (leastWeight > 0 && hit.concept === overall)) continue;
        const theme: Theme = { ...concept, keywords: [], typical: new Map(), mentions: [] };
        const entry = themes.get(hit.concept) ?? { concept: hit.concept, theme, surest: 0 };
        const sentiment = hit.sentiment === "Neutral" ? reading.sentiment : hit.sentiment;
        entry.theme.mentions.push({ answer, passage, sentiment, clarity: clarityOf(hit, passage) });
        entry.surest = Math.max(entry.surest, hit.weight);
        themes.set(hit.concept, entry);
      }
    }
  });
  return [...themes.entries()].toSorted(([a], [b]) => a - b).map(([, entry]) => entry);
}

/** A word that only may speak of the theme is less plain, and so is a passage that speaks of others too. */
function clarityOf({ weight }: ConceptHit, { hits }: Passage): number {
  return Math.min(1, weight) * (weight / hits.reduce((sum, hit) => sum + hit.weight, 0));
}

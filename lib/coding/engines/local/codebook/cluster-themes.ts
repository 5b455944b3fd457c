import { conceptsOf } from "../concepts/concepts";
import type { Passage, Reading } from "../reading";
import type { CorpusSpace } from "../scoring/corpus-space";
import { meanVector } from "../scoring/mean-vector";
import { wordSpaceOf } from "../vectors/word-space";
import { headingsOf } from "./draft-names";
import { refineByNaiveBayes } from "./naive-bayes-em";
import { type KeyPhrase, keyPhrases, phraseIndex, titled } from "./naming";
import { type Points, sphericalKMeans } from "./spherical-k-means";
import type { Theme, ThemeMention } from "./theme";

/** What counts how much where answers speak of known themes, and where they do not. */
const FAMILIAR_WEIGHTS = { themes: 1.2, general: 0.9 };
const FOREIGN_WEIGHTS = { themes: 0.4, general: 0.5 };
const OWN_WEIGHT = 0.8;
const PURE = 0.5;
/** The share of passages that must speak of known themes before those may name what is found. */
const FAMILIAR = 0.28;
const SURE = 0.4;
/** Beside known themes, a phrase must stand in so much of a group to name it; what has none belongs to "Other". */
const TYPICAL = 0.3;
/** A second-best phrase must score so much of the best to stand in for it. */
const WORTHY = 0.3;

/** A passage of an answer with its words. */
export type Unit = { answer: number; passage: Passage; stems: readonly string[] };

/**
 * Themes of many answers: k-means over word vectors and known themes, refined by naive Bayes;
 * a group is named after a known theme where most of it speaks of one, else after its key phrase.
 */
export function clusterThemes(
  readings: readonly Reading[],
  units: readonly Unit[],
  space: CorpusSpace,
  groups: number,
  language: string,
): Theme[] {
  const familiar = familiarity(units) >= FAMILIAR;
  const labels = sphericalKMeans(
    pointsOf(units, space, language, familiar ? FAMILIAR_WEIGHTS : FOREIGN_WEIGHTS),
    groups,
  );
  const documents = units.map(({ stems }) => stems.flatMap((stem) => space.idOf.get(stem) ?? []));
  const memberships = refineByNaiveBayes(documents, space.stems.length, labels, groups);
  const members = Array.from({ length: groups }, (): number[] => []);
  memberships.forEach(({ group, certainty }, index) => {
    if (certainty >= SURE) members[group]?.push(index);
  });
  const index = phraseIndex(
    units.map(({ passage }) => passage.text),
    language,
  );
  const groupsBySize = members.filter((group) => group.length > 0).toSorted((a, b) => b.length - a.length);
  const taken = new Set<string>();
  return groupsBySize.flatMap((group) => {
    const phrases = keyPhrases(index, group);
    const mentions = group.map((unit) => mentionOf(units[unit] as Unit, readings));
    const concept = familiar
      ? mainConcept(
          mentions.map(({ passage }) => passage),
          language,
        )
      : undefined;
    const keywords = phrases.map(({ text }) => text);
    if (concept && !taken.has(concept.topic)) {
      taken.add(concept.topic);
      return { ...concept, keywords, mentions };
    }
    const topic = freshName(familiar ? phrases.filter(({ share }) => share >= TYPICAL) : phrases, taken);
    if (!topic) return [];
    return {
      category: headingsOf(language).themes,
      topic,
      positive: topic,
      negative: topic,
      about: null,
      keywords,
      mentions,
    };
  });
}

function mentionOf({ answer, passage }: Unit, readings: readonly Reading[]): ThemeMention {
  const sentiment = passage.sentiment === "Neutral" ? (readings[answer]?.sentiment ?? "Neutral") : passage.sentiment;
  return { answer, passage, sentiment };
}

/** The best phrase as a name that no other theme has; a word alone that others use takes a second one with it. */
function freshName(phrases: readonly KeyPhrase[], taken: Set<string>): string | undefined {
  const [first] = phrases;
  const free = phrases.find(({ text }) => !taken.has(titled(text)));
  const name = free && first && free.score >= first.score * WORTHY ? titled(free.text) : undefined;
  if (name) taken.add(name);
  return name;
}

/** The share of passages with a word that belongs to a known theme alone. */
function familiarity(units: readonly Unit[]): number {
  return (
    units.filter(({ passage }) => passage.hits.some(({ weight }) => weight >= 1)).length / Math.max(1, units.length)
  );
}

/** The known theme that a good part of a group speaks of, if one does. */
function mainConcept(passages: readonly Passage[], language: string) {
  const counts = new Map<number, number>();
  for (const { hits } of passages) {
    for (const { concept } of hits) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best && best[1] >= passages.length * PURE ? conceptsOf(language).concepts[best[0]] : undefined;
}

function pointsOf(
  units: readonly Unit[],
  space: CorpusSpace,
  language: string,
  weights: typeof FAMILIAR_WEIGHTS,
): Points {
  const general = wordSpaceOf(language);
  const themes = conceptsOf(language).concepts.length;
  const dimensions = space.dimensions + (general?.dimensions ?? 0) + themes;
  const values = new Float32Array(units.length * dimensions);
  units.forEach(({ stems, passage }, row) => {
    const start = row * dimensions;
    const place = (at: number, vector: Float64Array | null, weight: number) => {
      for (let k = 0; vector && k < vector.length; k++) values[start + at + k] = (vector[k] as number) * weight;
    };
    place(0, space.dimensions > 0 ? meanVector(stems, space, space) : null, OWN_WEIGHT);
    place(space.dimensions, general ? meanVector(stems, general, space) : null, weights.general);
    const total = Math.sqrt(passage.hits.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
    for (const { concept, weight } of passage.hits) {
      values[start + dimensions - themes + concept] = (weights.themes * weight) / total;
    }
    let square = 0;
    for (let k = 0; k < dimensions; k++) square += (values[start + k] as number) ** 2;
    const norm = Math.sqrt(square) || 1;
    for (let k = 0; k < dimensions; k++) values[start + k] = (values[start + k] as number) / norm;
  });
  return { count: units.length, dimensions, values };
}

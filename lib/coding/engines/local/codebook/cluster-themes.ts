import { conceptsOf } from "../concepts/concepts";
import type { Passage, Reading } from "../reading";
import type { CorpusSpace } from "../scoring/corpus-space";
import { meanVector } from "../scoring/mean-vector";
import { wordSpaceOf } from "../vectors/word-space";
import { headingsOf } from "./draft-names";
import { refineByNaiveBayes } from "./naive-bayes-em";
import { keyPhrases, titled } from "./naming";
import { type Points, sphericalKMeans } from "./spherical-k-means";
import type { Theme } from "./theme";

const THEME_WEIGHT = 1;
const OWN_WEIGHT = 0.8;
const GENERAL_WEIGHT = 0.5;
const PURE = 0.4;
const SURE = 0.4;
const MOST_COMPARED = 3_000;

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
  const labels = sphericalKMeans(pointsOf(units, space, language), groups);
  const documents = units.map(({ stems }) => stems.flatMap((stem) => space.idOf.get(stem) ?? []));
  const memberships = refineByNaiveBayes(documents, space.stems.length, labels, groups);
  const members = Array.from({ length: groups }, (): Unit[] => []);
  units.forEach((unit, index) => {
    const { group, certainty } = memberships[index] as (typeof memberships)[number];
    if (certainty >= SURE) members[group]?.push(unit);
  });
  const texts = units.map(({ passage }) => passage.text);
  return members.filter((group) => group.length > 0).map((group) => themeOf(group, readings, texts, language));
}

function themeOf(
  group: readonly Unit[],
  readings: readonly Reading[],
  texts: readonly string[],
  language: string,
): Theme {
  const mentions = group.map(({ answer, passage }) => ({
    answer,
    passage,
    sentiment: passage.sentiment === "Neutral" ? (readings[answer]?.sentiment ?? "Neutral") : passage.sentiment,
  }));
  const inside = group.map(({ passage }) => passage.text);
  const own = new Set(inside);
  const step = Math.max(1, Math.floor(texts.length / MOST_COMPARED));
  const phrases = keyPhrases(
    inside,
    texts.filter((text, index) => index % step === 0 && !own.has(text)),
    language,
  );
  const keywords = phrases.map(({ text }) => text);
  const concept = mainConcept(group, language);
  if (concept) return { ...concept, keywords, mentions };
  const name = titled(keywords[0] ?? inside[0]?.slice(0, 40) ?? headingsOf(language).other);
  return {
    category: headingsOf(language).themes,
    topic: name,
    positive: name,
    negative: name,
    about: null,
    keywords,
    mentions,
  };
}

/** The known theme that a good part of a group speaks of, if one does. */
function mainConcept(group: readonly Unit[], language: string) {
  const counts = new Map<number, number>();
  for (const { passage } of group) {
    for (const { concept } of passage.hits) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best && best[1] >= group.length * PURE ? conceptsOf(language).concepts[best[0]] : undefined;
}

function pointsOf(units: readonly Unit[], space: CorpusSpace, language: string): Points {
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
    place(space.dimensions, general ? meanVector(stems, general, space) : null, GENERAL_WEIGHT);
    const total = Math.sqrt(passage.hits.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
    for (const { concept, weight } of passage.hits) {
      values[start + dimensions - themes + concept] = (THEME_WEIGHT * weight) / total;
    }
    let square = 0;
    for (let k = 0; k < dimensions; k++) square += (values[start + k] as number) ** 2;
    const norm = Math.sqrt(square) || 1;
    for (let k = 0; k < dimensions; k++) values[start + k] = (values[start + k] as number) / norm;
  });
  return { count: units.length, dimensions, values };
}

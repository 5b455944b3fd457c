import { conceptsOf } from "../concepts/concepts";
import type { Passage, Reading } from "../reading";
import type { CorpusSpace } from "../scoring/corpus-space";
import { meanVector } from "../scoring/mean-vector";
import { contentTerms } from "../scoring/terms";
import { lexiconOf } from "../sentiment/lexicon";
import { wordSpaceOf } from "../vectors/word-space";
import { placeInCategories, type Unplaced } from "./categories";
import { consensusGroups } from "./consensus";
import { headingsOf } from "./draft-names";
import { refineByNaiveBayes } from "./naive-bayes-em";
import { NameList } from "./name-list";
import { inSentence, keyPhrases, type PhraseIndex, phraseIndex, titled } from "./naming";
import { type Points, sphericalKMeans } from "./spherical-k-means";
import type { Theme, ThemeMention } from "./theme";

/** What counts how much where answers speak of known themes, and where they do not. */
const FAMILIAR_WEIGHTS = { themes: 1.2, general: 0.9 };
const FOREIGN_WEIGHTS = { themes: 0, general: 0.5 };
/** Groupings from different starts, from which one is made. */
const RUNS = 8;
/** From this share on, what a group says of a known theme tells its category. */
const RELATED = 0.25;
const OWN_WEIGHT = 0.8;
const PURE = 0.5;
/** The share of passages that must speak of known themes before those may name what is found. */
const FAMILIAR = 0.28;
const SURE = 0.4;
/** Beside known themes, a phrase must stand in so much of a group to name it; what has none belongs to "Other". */
const TYPICAL = 0.3;
/** From this share on, a phrase of praise or complaint names that side. */
const TELLING = 0.06;

/** A passage of an answer with its words. */
export type Unit = { answer: number; passage: Passage; stems: readonly string[] };

/**
 * Themes of many answers: the consensus of several k-means over word vectors and known themes, refined
 * by naive Bayes; a group is named after a known theme where most of it speaks of one, else after its key phrase.
 */
export function clusterThemes(
  readings: readonly Reading[],
  units: readonly Unit[],
  space: CorpusSpace,
  groups: number,
  language: string,
): Theme[] {
  const familiar = familiarity(units) >= FAMILIAR;
  const points = pointsOf(units, space, language, familiar ? FAMILIAR_WEIGHTS : FOREIGN_WEIGHTS);
  const seeds = Array.from({ length: RUNS }, (_, run) => run + 1);
  const runs = sphericalKMeans(points, groups, seeds);
  const documents = units.map(({ stems }) => stems.flatMap((stem) => space.idOf.get(stem) ?? []));
  const memberships = refineByNaiveBayes(documents, space.stems.length, consensusGroups(runs, groups), groups);
  const members = Array.from({ length: groups }, (): number[] => []);
  memberships.forEach(({ group, certainty }, index) => {
    if (certainty >= SURE) members[group]?.push(index);
  });
  const index = phraseIndex(
    units.map(({ passage }) => passage.text),
    language,
  );
  const groupsBySize = members.filter((group) => group.length > 0).toSorted((a, b) => b.length - a.length);
  const names = new NameList();
  const unplaced: Unplaced[] = [];
  const themes: Theme[] = [];
  for (const group of groupsBySize) {
    const phrases = keyPhrases(index, group);
    const mentions = group.map((unit) => mentionOf(units[unit] as Unit, readings));
    const keywords = phrases.map(({ text }) => text);
    const main = familiar ? mainConcept(mentions, language) : undefined;
    const known = main && main.share >= PURE ? main.concept : undefined;
    const worthy = familiar ? phrases.filter(({ share }) => share >= TYPICAL) : phrases;
    const isNew = known && !themes.some(({ topic }) => topic === known.topic);
    const found =
      known && isNew ? names.claim(known.topic, stemsOf(known.topic, language)) : names.claimBest(worthy, known?.topic);
    if (!found) continue;
    const twin = themes.find(({ topic }) => topic === found.name);
    if (twin) {
      twin.mentions.push(...mentions);
      continue;
    }
    if (known && found.name === known.topic) {
      themes.push({ ...known, keywords, mentions });
      continue;
    }
    const related = main && main.share >= RELATED ? main.concept.category : null;
    const topic = found.name;
    const theme: Theme = {
      category: related ?? headingsOf(language).themes,
      topic,
      ...(familiar ? sidesOf(topic, index, group, mentions, language) : { positive: topic, negative: topic }),
      about: null,
      keywords,
      mentions,
    };
    themes.push(theme);
    if (!related) unplaced.push({ theme, members: group });
  }
  placeInCategories(unplaced, points, index);
  return themes;
}

function mentionOf({ answer, passage }: Unit, readings: readonly Reading[]): ThemeMention {
  const sentiment = passage.sentiment === "Neutral" ? (readings[answer]?.sentiment ?? "Neutral") : passage.sentiment;
  return { answer, passage, sentiment };
}

function stemsOf(name: string, language: string): string[] {
  return contentTerms(name, language).map(({ stem }) => stem);
}

/** Names for those who praise and those who complain: in their own words ("Friendly nurses") where these are typical. */
function sidesOf(
  topic: string,
  index: PhraseIndex,
  group: readonly number[],
  mentions: readonly ThemeMention[],
  language: string,
): Pick<Theme, "positive" | "negative"> {
  const { valence } = lexiconOf(language);
  const { good, bad } = headingsOf(language);
  const named = (side: "Positive" | "Negative", opening: string) => {
    const sign = side === "Positive" ? 1 : -1;
    const own = keyPhrases(
      index,
      group.filter((_, at) => mentions[at]?.sentiment === side),
    ).find(({ text, share }) => {
      const words = text.toLowerCase().split(" ");
      const subject = words.slice(1).join(" ");
      return (
        share >= TELLING &&
        topic.toLowerCase().endsWith(subject) &&
        subject &&
        (valence(words[0] ?? "") ?? 0) * sign > 0
      );
    });
    return own ? titled(own.text) : `${opening} ${language === "de" ? topic : inSentence(topic)}`;
  };
  return { positive: named("Positive", good), negative: named("Negative", bad) };
}

/** The share of passages with a word that belongs to a known theme alone. */
function familiarity(units: readonly Unit[]): number {
  return (
    units.filter(({ passage }) => passage.hits.some(({ weight }) => weight >= 1)).length / Math.max(1, units.length)
  );
}

/** The known theme that most of a group speaks of, with the share that does. */
function mainConcept(mentions: readonly ThemeMention[], language: string) {
  const counts = new Map<number, number>();
  for (const { passage } of mentions) {
    for (const { concept } of passage.hits) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  const concept = best && conceptsOf(language).concepts[best[0]];
  return best && concept?.isNamed ? { concept, share: best[1] / mentions.length } : undefined;
}

function pointsOf(
  units: readonly Unit[],
  space: CorpusSpace,
  language: string,
  weights: { themes: number; general: number },
): Points {
  const general = wordSpaceOf(language);
  const themes = weights.themes > 0 ? conceptsOf(language).concepts.length : 0;
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
    for (const { concept, weight } of themes > 0 ? passage.hits : []) {
      values[start + dimensions - themes + concept] = (weights.themes * weight) / total;
    }
    let square = 0;
    for (let k = 0; k < dimensions; k++) square += (values[start + k] as number) ** 2;
    const norm = Math.sqrt(square) || 1;
    for (let k = 0; k < dimensions; k++) values[start + k] = (values[start + k] as number) / norm;
  });
  return { count: units.length, dimensions, values };
}

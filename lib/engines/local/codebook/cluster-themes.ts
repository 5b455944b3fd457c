import { evenly } from "@/lib/data/parts";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import type { Passage } from "../reading";
import { type SentimentModel, sentimentModel } from "../sentiment/sentiment-model";
import { consensusGroups } from "./consensus";
import type { CorpusSpace } from "./corpus-space";
import { keptToName } from "./kept-to-name";
import { isKnownField } from "./known-themes";
import { meanVector } from "./mean-vector";
import { likeliestGroups } from "./naive-bayes";
import { ThemeNamer } from "./name-groups";
import { isMoreThanNegation, overallTheme, withSentimentOfAnswer } from "./overall-theme";
import {
  CLUSTERING_ROUNDS,
  CLUSTERING_RUNS,
  CLUSTERS_PER_CODE,
  CORPUS_EMBEDDING_WEIGHT,
  FINER_EACH_ROUND,
  KNOWN_FIELD_WEIGHTS,
  MAX_FELT_TEXTS,
  MIN_FELT_PASSAGES,
  MIN_PASSAGES_PER_CLUSTER,
  MIN_STRAY_PROBABILITY,
  OTHER_FIELD_WEIGHTS,
} from "./parameters";
import { type Points, somePoints, sphericalKMeans } from "./spherical-k-means";
import { supportOf, type Theme, type ThemeMention } from "./theme";
import { type Wordings, wordingsOf } from "./wordings";

/** A passage to be clustered, and the index of its answer. */
export type Unit = { answer: number; passage: Passage; stems: readonly string[] };

/**
 * Finds the themes of many answers. First separates the passages about the experience as a whole. Clusters all other
 * passages by the consensus of several k-means runs; a passage's vector has embeddings and known themes. A cluster is
 * named after a known theme if most of its passages mention that theme, otherwise by its key phrase. Passages whose
 * cluster gets no name are clustered again, more finely, as long as there are fewer themes than wanted. Keeps the
 * `max` largest themes. No name consists only of words that the question asks about (`asked`).
 */
export function clusterThemes(
  units: readonly Unit[],
  space: CorpusSpace,
  max: number,
  language: string,
  asked: ReadonlySet<string>,
): Theme[] {
  const inKnownField = isKnownField(units.map(({ passage }) => passage));
  const points = pointsOf(units, space, language, inKnownField ? KNOWN_FIELD_WEIGHTS : OTHER_FIELD_WEIGHTS);
  const documents = units.map(({ stems }) => stems.flatMap((stem) => space.idOf.get(stem) ?? []));
  const texts = units.map(({ passage }) => passage.text);
  const wordings = wordingsOf(texts, language, space.size);
  const felt = units.filter(({ passage }) => passage.sentiment !== "Neutral").length;
  const isFelt = felt >= units.length * MIN_FELT_PASSAGES;
  const feelings = isFelt ? sentimentModel(evenly(texts, MAX_FELT_TEXTS), language) : null;
  const told = units.map((unit) => mentionOf(unit, feelings));
  const overall = overallTheme(told, new Set(units.map(({ answer }) => answer)).size, language);
  const mentions = overall ? withSentimentOfAnswer(told, overall.things) : told;
  const namer = new ThemeNamer(wordings, inKnownField, overall, asked);
  nameInRounds(namer, points, mentions, max);
  const themes = namer.themes.toSorted((a, b) => supportOf(b.mentions) - supportOf(a.mentions)).slice(0, max);
  return assignStrays(themes, overall?.theme ?? null, mentions, documents, space.stems.length, wordings);
}

/** Names clusters of the passages. Each further round makes finer clusters of the passages that have no theme yet. */
function nameInRounds(namer: ThemeNamer, points: Points, mentions: readonly ThemeMention[], max: number): void {
  for (let round = 0; round < CLUSTERING_ROUNDS; round++) {
    const named = new Set(namer.themes.flatMap((theme) => theme.mentions));
    const open = [...mentions.keys()].filter((unit) => !named.has(mentions[unit] as ThemeMention));
    const wanted = Math.round((max - namer.themes.length) * CLUSTERS_PER_CODE * FINER_EACH_ROUND ** round);
    const groups = round === 0 ? wanted : Math.min(wanted, Math.floor(open.length / MIN_PASSAGES_PER_CLUSTER));
    if (groups <= 0) return;
    const clusters = clustersOf(points, open, groups, round === 0 ? CLUSTERING_RUNS.first : CLUSTERING_RUNS.later);
    namer.add(
      clusters.map((members) => ({ members, mentions: members.map((unit) => mentions[unit] as ThemeMention) })),
    );
  }
}

/** Clusters some of the points; returns the points of each cluster, largest first. */
function clustersOf(points: Points, chosen: readonly number[], groups: number, runs: number): number[][] {
  const seeds = Array.from({ length: runs }, (_, run) => run + 1);
  const labels = sphericalKMeans(somePoints(points, chosen), groups, seeds);
  const clusters = Array.from({ length: groups }, (): number[] => []);
  consensusGroups(labels, groups).forEach((group, at) => {
    clusters[group]?.push(chosen[at] as number);
  });
  return clusters.filter((cluster) => cluster.length > 0).toSorted((a, b) => b.length - a.length);
}

/**
 * Assigns passages without a theme, because their cluster got no name or its theme was not among the largest. A passage
 * gets the theme that is most probable by naive Bayes, if it is probable enough, but never "overall experience", which
 * has no typical words. Also removes mere negations ("it didn't") from "overall experience", and then restricts each
 * theme to its name (`keptToName`).
 */
function assignStrays(
  themes: readonly Theme[],
  overall: Theme | null,
  mentions: readonly ThemeMention[],
  documents: readonly (readonly number[])[],
  words: number,
  wordings: Wordings,
): Theme[] {
  const themeOf = new Map(themes.flatMap((theme, index) => theme.mentions.map((mention) => [mention, index] as const)));
  const labels = Int32Array.from(mentions, (mention) => themeOf.get(mention) ?? -1);
  const members = themes.map((): number[] => []);
  const stays = (mention: ThemeMention, theme: Theme | undefined) =>
    theme !== overall || isMoreThanNegation(mention, wordings.language);
  likeliestGroups(documents, words, labels, themes.length).forEach(({ group, probability }, unit) => {
    const index = labels[unit] as number;
    if (index < 0) {
      if (probability >= MIN_STRAY_PROBABILITY && themes[group] !== overall) members[group]?.push(unit);
    } else if (stays(mentions[unit] as ThemeMention, themes[index])) members[index]?.push(unit);
  });
  return themes.map((theme, index) => {
    const own = (members[index] as number[]).map((unit) => ({ unit, mention: mentions[unit] as ThemeMention }));
    return keptToName(theme, own, wordings);
  });
}

/**
 * A mention of a theme by this passage. It has the passage's sentiment, because other passages of the answer may have
 * another one.
 */
function mentionOf({ answer, passage }: Unit, feelings: SentimentModel | null): ThemeMention {
  const isShown = passage.sentiment !== "Neutral" || !feelings;
  const sentiment = isShown ? passage.sentiment : feelings.sentiment(passage);
  return { answer, passage, sentiment, clarity: 1 };
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
    place(0, space.dimensions > 0 ? meanVector(stems, space, space) : null, CORPUS_EMBEDDING_WEIGHT);
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

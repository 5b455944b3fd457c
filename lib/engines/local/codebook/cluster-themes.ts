import { evenly } from "@/lib/data/parts";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import type { Passage } from "../reading";
import { type SentimentModel, sentimentModel } from "../sentiment/sentiment-model";
import { consensusGroups } from "./consensus";
import type { CorpusSpace } from "./corpus-space";
import { meanVector } from "./mean-vector";
import { ThemeNamer } from "./name-groups";
import { isMoreThanNegation, overallTheme, withSentimentOfAnswer } from "./overall-theme";
import {
  CLUSTERING_ROUNDS,
  CLUSTERING_RUNS,
  CLUSTERS_PER_CODE,
  EMBEDDING_WEIGHTS,
  FINER_EACH_ROUND,
  MAX_FELT_TEXTS,
  MIN_FELT_PASSAGES,
  MIN_PASSAGES_PER_CLUSTER,
} from "./parameters";
import { type Points, somePoints, sphericalKMeans } from "./spherical-k-means";
import { supportOf, type Theme, type ThemeMention } from "./theme";
import { wordingsOf } from "./wordings";

/** A passage to be clustered, and the index of its answer. */
export type Unit = { answer: number; passage: Passage; stems: readonly string[] };

/**
 * Finds the themes of many answers. First separates the passages about the experience as a whole. Clusters all other
 * passages by the consensus of several k-means runs, and names each cluster by its key phrase. Passages that hold no
 * name are clustered again, more finely, as long as there are fewer themes than wanted. Keeps the `max` largest themes.
 * No name consists only of words that the question asks about (`asked`).
 */
export function clusterThemes(
  units: readonly Unit[],
  space: CorpusSpace,
  max: number,
  language: string,
  asked: ReadonlySet<string>,
): Theme[] {
  const points = pointsOf(units, space, language);
  const texts = units.map(({ passage }) => passage.text);
  const felt = units.filter(({ passage }) => passage.sentiment !== "Neutral").length;
  const isFelt = felt >= units.length * MIN_FELT_PASSAGES;
  const feelings = isFelt ? sentimentModel(evenly(texts, MAX_FELT_TEXTS), language) : null;
  const told = units.map((unit) => mentionOf(unit, feelings));
  const overall = overallTheme(told, new Set(units.map(({ answer }) => answer)).size, language);
  const mentions = overall ? withSentimentOfAnswer(told, overall.things) : told;
  const namer = new ThemeNamer(wordingsOf(texts, language, space.size), mentions, overall, asked);
  nameInRounds(namer, points, mentions, max);
  return namer
    .themes()
    .map((theme) =>
      theme.isOverall
        ? { ...theme, mentions: theme.mentions.filter((mention) => isMoreThanNegation(mention, language)) }
        : theme,
    )
    .toSorted((a, b) => supportOf(b.mentions) - supportOf(a.mentions))
    .slice(0, max);
}

/** Names clusters of the passages. Each further round makes finer clusters of the passages that have no theme yet. */
function nameInRounds(namer: ThemeNamer, points: Points, mentions: readonly ThemeMention[], max: number): void {
  for (let round = 0; round < CLUSTERING_ROUNDS; round++) {
    const themes = namer.themes();
    const named = new Set(themes.flatMap((theme) => theme.mentions));
    const open = [...mentions.keys()].filter((unit) => !named.has(mentions[unit] as ThemeMention));
    const wanted = Math.round((max - themes.length) * CLUSTERS_PER_CODE * FINER_EACH_ROUND ** round);
    const groups = round === 0 ? wanted : Math.min(wanted, Math.floor(open.length / MIN_PASSAGES_PER_CLUSTER));
    if (groups <= 0) return;
    namer.add(clustersOf(points, open, groups, round === 0 ? CLUSTERING_RUNS.first : CLUSTERING_RUNS.later));
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
 * A mention of a theme by this passage. It has the passage's sentiment, because other passages of the answer may have
 * another one.
 */
function mentionOf({ answer, passage }: Unit, feelings: SentimentModel | null): ThemeMention {
  const isShown = passage.sentiment !== "Neutral" || !feelings;
  const sentiment = isShown ? passage.sentiment : feelings.sentiment(passage);
  return { answer, passage, sentiment, clarity: 1 };
}

function pointsOf(units: readonly Unit[], space: CorpusSpace, language: string): Points {
  const general = wordSpaceOf(language);
  const dimensions = space.dimensions + (general?.dimensions ?? 0);
  const values = new Float32Array(units.length * dimensions);
  units.forEach(({ stems }, row) => {
    const start = row * dimensions;
    const place = (at: number, vector: Float64Array | null, weight: number) => {
      for (let k = 0; vector && k < vector.length; k++) values[start + at + k] = (vector[k] as number) * weight;
    };
    place(0, space.dimensions > 0 ? meanVector(stems, space, space) : null, EMBEDDING_WEIGHTS.corpus);
    place(space.dimensions, general ? meanVector(stems, general, space) : null, EMBEDDING_WEIGHTS.general);
    let square = 0;
    for (let k = 0; k < dimensions; k++) square += (values[start + k] as number) ** 2;
    const norm = Math.sqrt(square) || 1;
    for (let k = 0; k < dimensions; k++) values[start + k] = (values[start + k] as number) / norm;
  });
  return { count: units.length, dimensions, values };
}

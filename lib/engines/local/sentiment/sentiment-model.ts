import type { Sentiment } from "@/db/schema/terms";
import { evenly } from "@/lib/parts";
import type { CodedExample } from "../../engine";
import { FeatureSpace, type FeatureVector } from "../learning/features";
import { type LinearModel, marginOf, trainingSet, trainSvm } from "../learning/linear-svm";
import { tableOf } from "../learning/linear-table";
import { textValues } from "../learning/text-values";
import { type CorpusSpace, corpusSpace } from "../scoring/corpus-space";
import { feelingOf, sentimentOf } from "./feeling";
import type { Feeling } from "./feeling-sum";

/** A passage or an answer: its words, and the feeling that they tell by themselves. */
type Felt = { words: readonly string[]; feeling: Feeling };

/** Tells how a passage feels, with what the answers of its question taught. */
export type SentimentModel = { sentiment(part: Felt): Sentiment };

const LEAST_ANSWERS = 150;
const MOST_READ = 4_000;
const CLEAR = 2.5;
const LEAST_SIDE = 20;
const LEXICON_SCALE = 3;
const LEARNT_WEIGHT = 1;
const BAND = 0.08;
const ROUNDS = 2;
/** How many answers of the commoner feeling are learnt from, for each of the rarer: else it would drown. */
const MOST_TO_ONE = 2;
const SIGNS: Readonly<Partial<Record<Sentiment, number>>> = { Positive: 1, Negative: -1 };
const TOLD_WEIGHT = 2;
const HALF_TOLD = 100;

/** A text whose feeling people told. */
export type FeltText = { text: string; sentiment: Sentiment };

/** Of answers that people coded those whose codes they all praise, or all blame; no other tells how its words feel. */
export function feltTexts(examples: readonly CodedExample[]): FeltText[] {
  return examples.flatMap(({ text, sentiments = [] }) => {
    const [sentiment, ...others] = new Set(sentiments);
    return sentiment && others.length === 0 ? [{ text, sentiment }] : [];
  });
}

/**
 * The lexicon, and from 150 answers on a classifier that takes answers of clear feeling for training
 * data and so learns how this question's people praise and complain; two rounds, both blended. Praise and
 * blame that people confirmed teach it surely, and a classifier of their own that counts more the more there are.
 */
export function sentimentModel(
  corpus: readonly string[],
  language: string,
  space: CorpusSpace = corpusSpace(corpus, language),
  felt: readonly FeltText[] = [],
): SentimentModel {
  const lexicon: SentimentModel = { sentiment: ({ feeling }) => sentimentOf(feeling) };
  if (corpus.length < LEAST_ANSWERS) return lexicon;
  const told = new Map<string, number>();
  for (const { text, sentiment } of felt) {
    const sign = SIGNS[sentiment];
    if (sign) told.set(text, sign);
  }
  const texts = [...new Set([...told.keys(), ...evenly(corpus, MOST_READ)])];
  const features = new FeatureSpace(texts, texts, space, language);
  const vectors = texts.map((text) => features.vectorOf(text));
  const plain = texts.map((text) => balance(feelingOf(text, language)));
  const known = texts.map((text) => told.get(text));
  let scores = plain.map((value, index) => known[index] ?? value);
  let guessed: LinearModel | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    guessed = learnClear(vectors, scores, features.size);
    if (!guessed) break;
    const model = guessed;
    scores = plain.map(
      (value, index) => known[index] ?? value + LEARNT_WEIGHT * feltMargin(model, vectors[index] as FeatureVector),
    );
  }
  const confirmed = learnClear(vectors.slice(0, told.size), known.slice(0, told.size) as number[], features.size);
  const trust = (TOLD_WEIGHT * told.size) / (told.size + HALF_TOLD);
  const voices = [
    { model: guessed, weight: LEARNT_WEIGHT },
    { model: confirmed, weight: trust },
  ].flatMap(({ model, weight }) => (model ? [{ model, weight }] : []));
  if (voices.length === 0) return lexicon;
  const margins = textValues(features, tableOf(voices.map(({ model }) => model)));
  return {
    sentiment({ words, feeling }) {
      if (sentimentOf(feeling) === "Mixed") return "Mixed";
      const said = margins(words);
      const score = voices.reduce(
        (sum, { weight }, at) => sum + weight * bounded(said[at] as number),
        balance(feeling),
      );
      if (score > BAND) return "Positive";
      return score < -BAND ? "Negative" : "Neutral";
    },
  };
}

/** Learns from what is clearly praise or blame, of the commoner no more than twice the rarer; null where one is rare. */
function learnClear(vectors: readonly FeatureVector[], scores: readonly number[], size: number): LinearModel | null {
  const clear = [...scores.keys()].filter(
    (index) => Math.abs(scores[index] as number) >= Math.tanh(CLEAR / LEXICON_SCALE),
  );
  const sides = [1, -1].map((sign) => clear.filter((index) => (scores[index] as number) * sign > 0));
  const least = Math.min(...sides.map(({ length }) => length));
  if (least < LEAST_SIDE) return null;
  const taught = sides.flatMap((side) => evenly(side, least * MOST_TO_ONE));
  const chosen = taught.map((index) => vectors[index] as FeatureVector);
  return trainSvm(trainingSet(chosen, size), (at) => (scores[taught[at] as number] as number) > 0);
}

function balance({ praise, blame }: Feeling): number {
  return Math.tanh((praise + blame) / LEXICON_SCALE);
}

function feltMargin(model: LinearModel, vector: FeatureVector): number {
  return bounded(marginOf(model, vector));
}

function bounded(margin: number): number {
  return Math.max(-1, Math.min(1, margin));
}

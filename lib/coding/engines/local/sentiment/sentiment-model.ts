import type { Sentiment } from "@/db/schema/terms";
import { type FeatureVector, featureSpace } from "../learning/features";
import { type LinearModel, marginOf, trainingSet, trainSvm } from "../learning/linear-svm";
import { evenly } from "../numeric/evenly";
import { type CorpusSpace, corpusSpace } from "../scoring/corpus-space";
import { type Feeling, feelingOf, sentimentOf } from "./feeling";

/** Tells how a passage feels, with what the answers of its question taught. */
export type SentimentModel = { sentiment(text: string): Sentiment };

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

/**
 * The lexicon, and from 150 answers on a classifier that takes answers of clear feeling for training
 * data and so learns how this question's people praise and complain; two rounds, both blended.
 */
export function sentimentModel(
  corpus: readonly string[],
  language: string,
  space: CorpusSpace = corpusSpace(corpus, language),
): SentimentModel {
  const lexicon: SentimentModel = { sentiment: (text) => sentimentOf(feelingOf(text, language)) };
  if (corpus.length < LEAST_ANSWERS) return lexicon;
  const texts = [...new Set(evenly(corpus, MOST_READ))];
  const features = featureSpace(texts, texts, space, language);
  const vectors = texts.map((text) => features.vectorOf(text));
  let scores = texts.map((text) => balance(feelingOf(text, language)));
  let model: LinearModel | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const clear = [...texts.keys()].filter(
      (index) => Math.abs(scores[index] as number) >= Math.tanh(CLEAR / LEXICON_SCALE),
    );
    const sides = [1, -1].map((sign) => clear.filter((index) => (scores[index] as number) * sign > 0));
    const least = Math.min(...sides.map(({ length }) => length));
    if (least < LEAST_SIDE) return lexicon;
    const taught = sides.flatMap((side) => evenly(side, least * MOST_TO_ONE));
    const chosen = taught.map((index) => vectors[index] as FeatureVector);
    const trained = trainSvm(trainingSet(chosen, features.size), (at) => (scores[taught[at] as number] as number) > 0);
    model = trained;
    scores = texts.map(
      (text, index) => balance(feelingOf(text, language)) + LEARNT_WEIGHT * feltMargin(trained, vectors[index]),
    );
  }
  return {
    sentiment(text) {
      const feeling = feelingOf(text, language);
      const plain = sentimentOf(feeling);
      if (plain === "Mixed" || !model) return plain;
      const score = balance(feeling) + LEARNT_WEIGHT * feltMargin(model, features.glance(text));
      if (score > BAND) return "Positive";
      return score < -BAND ? "Negative" : "Neutral";
    },
  };
}

function balance({ praise, blame }: Feeling): number {
  return Math.tanh((praise + blame) / LEXICON_SCALE);
}

function feltMargin(model: LinearModel, vector: FeatureVector | undefined): number {
  return vector ? Math.max(-1, Math.min(1, marginOf(model, vector))) : 0;
}

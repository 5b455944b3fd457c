import type { Sentiment } from "@/db/schema/terms";
import { evenly } from "@/lib/data/parts";
import type { CodedExample } from "../../engine";
import { FeatureSpace, type FeatureVector } from "../learning/features";
import { type LinearModel, marginOf, trainingSet, trainSvm } from "../learning/linear-svm";
import { tableOf } from "../learning/linear-table";
import { textValues } from "../learning/text-values";
import { feelingOf, sentimentOf } from "./feeling";
import type { Feeling } from "./feeling-sum";
import {
  CLEAR_FEELING,
  LEARNT_WEIGHT,
  LEXICON_SCALE,
  MAX_ANSWERS_LEARNT,
  MAX_IMBALANCE,
  MIN_ANSWERS_TO_LEARN,
  MIN_EXAMPLES,
  NEUTRAL_BAND,
  REVIEWED_HALF_AT,
  REVIEWED_WEIGHT,
  TRAINING_ROUNDS,
} from "./parameters";

/** A passage or an answer: its words, and its feeling by the lexicon. */
type Felt = { words: readonly string[]; feeling: Feeling };

/** Judges the sentiment of a passage by the lexicon and by what the question's answers taught. */
export type SentimentModel = { sentiment(part: Felt): Sentiment };

const SIGNS: Readonly<Partial<Record<Sentiment, number>>> = { Positive: 1, Negative: -1 };

/** A text whose sentiment people have confirmed. */
export type FeltText = { text: string; sentiment: Sentiment };

/**
 * The reviewed answers whose codes all have the same sentiment. In any other answer it is unclear which words express
 * which sentiment.
 */
export function feltTexts(examples: readonly CodedExample[]): FeltText[] {
  return examples.flatMap(({ text, sentiments = [] }) => {
    const [sentiment, ...others] = new Set(sentiments);
    return sentiment && others.length === 0 ? [{ text, sentiment }] : [];
  });
}

/**
 * Judges by the lexicon and, from 150 answers on, by a self-trained classifier. The classifier is trained on answers
 * whose feeling is clear by the lexicon, so that it learns how people praise and complain in this question. In a second
 * round, lexicon and classifier together choose the training data. Answers with a confirmed sentiment are always
 * training data. They also train a classifier of their own, whose weight grows with their number.
 */
export function sentimentModel(
  corpus: readonly string[],
  language: string,
  felt: readonly FeltText[] = [],
): SentimentModel {
  const lexicon: SentimentModel = { sentiment: ({ feeling }) => sentimentOf(feeling) };
  const told = new Map<string, number>();
  for (const { text, sentiment } of felt) {
    const sign = SIGNS[sentiment];
    if (sign) told.set(text, sign);
  }
  const texts = [...new Set([...told.keys(), ...evenly(corpus, MAX_ANSWERS_LEARNT)])];
  const features = new FeatureSpace(texts, { language, models: 1, corpus: texts });
  const vectors = texts.map((text) => features.vectorOf(text));
  const plain = texts.map((text) => balance(feelingOf(text, language)));
  const known = texts.map((text) => told.get(text));
  let scores = plain.map((value, index) => known[index] ?? value);
  let guessed: LinearModel | null = null;
  const rounds = corpus.length < MIN_ANSWERS_TO_LEARN ? 0 : TRAINING_ROUNDS;
  for (let round = 0; round < rounds; round++) {
    guessed = learnClear(vectors, scores, features.size);
    if (!guessed) break;
    const model = guessed;
    scores = plain.map(
      (value, index) => known[index] ?? value + LEARNT_WEIGHT * feltMargin(model, vectors[index] as FeatureVector),
    );
  }
  const confirmed = learnClear(vectors.slice(0, told.size), known.slice(0, told.size) as number[], features.size);
  const trust = (REVIEWED_WEIGHT * told.size) / (told.size + REVIEWED_HALF_AT);
  const voices = [
    { model: guessed, weight: LEARNT_WEIGHT },
    { model: confirmed, weight: trust },
  ].flatMap(({ model, weight }): Voice[] => (model ? [{ model, weight }] : []));
  if (voices.length === 0) return lexicon;
  const sizes = { models: voices.length, size: features.size, width: vectors[0]?.embedding.length ?? 0 };
  const margins = textValues(
    features,
    tableOf(sizes, (at) => (voices[at] as Voice).model),
  );
  return {
    sentiment({ words, feeling }) {
      if (sentimentOf(feeling) === "Mixed") return "Mixed";
      const said = margins(words);
      const score = voices.reduce(
        (sum, { weight }, at) => sum + weight * bounded(said[at] as number),
        balance(feeling),
      );
      if (score > NEUTRAL_BAND) return "Positive";
      return score < -NEUTRAL_BAND ? "Negative" : "Neutral";
    },
  };
}

type Voice = { model: LinearModel; weight: number };

/**
 * Trains a classifier on clear praise and blame, with at most twice as many examples of one as of the other. Null if
 * there are too few examples of either.
 */
function learnClear(vectors: readonly FeatureVector[], scores: readonly number[], size: number): LinearModel | null {
  const clear = [...scores.keys()].filter(
    (index) => Math.abs(scores[index] as number) >= Math.tanh(CLEAR_FEELING / LEXICON_SCALE),
  );
  const sides = [1, -1].map((sign) => clear.filter((index) => (scores[index] as number) * sign > 0));
  const min = Math.min(...sides.map(({ length }) => length));
  if (min < MIN_EXAMPLES) return null;
  const taught = sides.flatMap((side) => evenly(side, min * MAX_IMBALANCE));
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

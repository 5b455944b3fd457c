import type { FeatureSpace, FeatureVector } from "./features";
import { type LinearTable, valuesOf } from "./linear-table";
import { trainOneVsRest } from "./one-vs-rest";
import { ridgeOf } from "./ridge";
import { textValues } from "./text-values";

/** A reviewed answer: its features, the codes people gave it, and what was expected of each, from -1 (not given) to 1. */
export type Lesson = { text: string; vector: FeatureVector; codes: ReadonlySet<number>; expected: Float64Array };

/** What reviewed answers teach about each code of an answer; 0 is nothing. */
export type Lessons = {
  /** What the other ones teach about each reviewed answer. */
  unseen: readonly Float64Array[];
  of(words: readonly string[]): Float64Array;
};

/** Above, classifiers of each code by itself cost less than a regression of all codes at once. */
const MOST_FOR_RIDGE = 1_000;
const FOLDS = 5;
const FOLDS_OF_MANY = 2;
const MANY = 2_500;

/** Learns from reviewed answers: from few what is right less what was expected, from many what is right. */
export function learnLessons(lessons: readonly Lesson[], codeCount: number, features: FeatureSpace): Lessons {
  return lessons.length > MOST_FOR_RIDGE ? byClassifiers(lessons, codeCount, features) : byRidge(lessons, features);
}

/** What the codes given tell beyond what was expected of each. */
export function surprises(codes: ReadonlySet<number>, expected: Float64Array): Float64Array {
  return expected.map((value, code) => (codes.has(code) ? 1 : -1) - value);
}

function byRidge(lessons: readonly Lesson[], features: FeatureSpace): Lessons {
  const { unseen, table } = ridgeOf(
    lessons.map(({ vector }) => vector),
    features.size,
  ).fit(lessons.map(({ codes, expected }) => surprises(codes, expected)));
  return { unseen, of: textValues(features, table) };
}

function byClassifiers(lessons: readonly Lesson[], codeCount: number, features: FeatureSpace): Lessons {
  const folds = foldsOf(lessons.map(({ text }) => text));
  const train = (part: readonly Lesson[]) =>
    trainOneVsRest(
      part.map(({ vector }) => vector),
      part.map(({ codes }) => codes),
      codeCount,
      features.size,
    );
  const models = Array.from({ length: Math.max(...folds) + 1 }, (_, fold) =>
    train(lessons.filter((_lesson, index) => folds[index] !== fold)),
  );
  const taught = (margins: Float64Array) => margins.map((margin) => margin + 1);
  const values = textValues(features, train(lessons));
  return {
    unseen: lessons.map(({ vector }, index) => {
      return taught(valuesOf(models[folds[index] as number] as LinearTable, vector));
    }),
    of: (words) => taught(values(words)),
  };
}

/** The fold of each answer; equal texts share one, lest a classifier sees what it is judged by. */
function foldsOf(texts: readonly string[]): number[] {
  const places = new Map<string, number>();
  for (const text of texts) if (!places.has(text)) places.set(text, places.size);
  const folds = Math.min(texts.length > MANY ? FOLDS_OF_MANY : FOLDS, places.size);
  return texts.map((text) => (places.get(text) as number) % folds);
}

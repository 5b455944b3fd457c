import type { FeatureSpace, FeatureVector } from "./features";
import { type LinearTable, valuesOf } from "./linear-table";
import { trainOneVsRest } from "./one-vs-rest";
import {
  ANSWERS_FOR_FEWER_FOLDS,
  FOLDS,
  FOLDS_OF_MANY,
  MAX_ANSWERS_FOR_RIDGE,
  MAX_TRAINING_VALUES,
} from "./parameters";
import { ridgeOf } from "./ridge";
import { textValues } from "./text-values";

/**
 * A reviewed answer as a training example: its vector, its codes, and for each code the prediction of the codebook's
 * wording, from -1 (not given) to 0 (even odds).
 */
export type Lesson = { text: string; vector: FeatureVector; codes: ReadonlySet<number>; expected: Float64Array };

/** What reviewed answers teach about each code of an answer; 0 means nothing. */
export type Lessons = {
  /** For each reviewed answer, the prediction of a model trained without it. */
  heldOut: readonly Float64Array[];
  of(words: readonly string[], sentence: Float32Array | null): Float64Array;
};

/**
 * Learns from reviewed answers. If there are few, a ridge regression learns residuals: the difference between people's
 * codes and the prediction of the wording. If there are many, one classifier per code learns the codes themselves.
 */
export function learnLessons(lessons: readonly Lesson[], codeCount: number, features: FeatureSpace): Lessons {
  return lessons.length > MAX_ANSWERS_FOR_RIDGE
    ? byClassifiers(lessons, codeCount, features)
    : byRidge(lessons, features);
}

/**
 * The targets of the regression: 1 for a code that people gave and -1 for any other, minus the prediction of the
 * wording.
 */
export function residuals(codes: ReadonlySet<number>, expected: Float64Array): Float64Array {
  return expected.map((value, code) => (codes.has(code) ? 1 : -1) - value);
}

function byRidge(lessons: readonly Lesson[], features: FeatureSpace): Lessons {
  const { heldOut, table } = ridgeOf(
    lessons.map(({ vector }) => vector),
    features.size,
  ).fit(lessons.map(({ codes, expected }) => residuals(codes, expected)));
  return { heldOut, of: textValues(features, table) };
}

function byClassifiers(lessons: readonly Lesson[], codeCount: number, features: FeatureSpace): Lessons {
  const folds = foldsOf(lessons.map(({ text }) => text));
  const train = (part: readonly Lesson[]) =>
    trainOneVsRest(
      part.map(({ vector }) => vector),
      part.map(({ codes }) => codes),
      codeCount,
      { size: features.size, mostValues: MAX_TRAINING_VALUES.ofReviewed },
    );
  const models = Array.from({ length: Math.max(...folds) + 1 }, (_, fold) =>
    train(lessons.filter((_lesson, index) => folds[index] !== fold)),
  );
  const taught = (margins: Float64Array) => margins.map((margin) => margin + 1);
  const values = textValues(features, train(lessons));
  return {
    heldOut: lessons.map(({ vector }, index) => {
      return taught(valuesOf(models[folds[index] as number] as LinearTable, vector));
    }),
    of: (words, sentence) => taught(values(words, sentence)),
  };
}

/**
 * The cross-validation fold of each answer. Equal texts have the same fold, so that no classifier is tested on a text
 * on which it was trained.
 */
function foldsOf(texts: readonly string[]): number[] {
  const places = new Map<string, number>();
  for (const text of texts) if (!places.has(text)) places.set(text, places.size);
  const folds = Math.min(texts.length > ANSWERS_FOR_FEWER_FOLDS ? FOLDS_OF_MANY : FOLDS, places.size);
  return texts.map((text) => (places.get(text) as number) % folds);
}

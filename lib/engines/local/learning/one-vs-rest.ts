import type { FeatureVector } from "./features";
import { type LinearModel, trainingSet, trainSvm } from "./linear-svm";
import { type LinearTable, tableOf } from "./linear-table";

/** The margin of a code that never occurred. */
const UNSEEN = -1;

/** Trains one SVM for every code that occurs, side by side; those that do not stay at -1. */
export function trainOneVsRest(
  vectors: readonly FeatureVector[],
  codeSets: readonly ReadonlySet<number>[],
  codeCount: number,
  size: number,
): LinearTable {
  const set = trainingSet(vectors, size);
  const unseen: LinearModel = { weights: new Float32Array(size), meaning: new Float32Array(set.width), bias: UNSEEN };
  return tableOf(
    Array.from({ length: codeCount }, (_, code) =>
      codeSets.some((codes) => codes.has(code))
        ? trainSvm(set, (index) => codeSets[index]?.has(code) ?? false)
        : unseen,
    ),
  );
}

import type { FeatureVector } from "./features";
import { type LinearModel, trainingSet, trainSvm } from "./linear-svm";
import { type LinearTable, tableOf } from "./linear-table";

/** The margin of a code that no training text has. */
const NEVER_GIVEN_MARGIN = -1;

/**
 * Trains one support vector machine for each code that occurs in the training texts; any other code gets a constant
 * margin of -1.
 */
export function trainOneVsRest(
  vectors: readonly FeatureVector[],
  codeSets: readonly ReadonlySet<number>[],
  codeCount: number,
  size: number,
): LinearTable {
  const set = trainingSet(vectors, size);
  const neverGiven: LinearModel = {
    weights: new Float32Array(size),
    embedding: new Float32Array(set.width),
    bias: NEVER_GIVEN_MARGIN,
  };
  return tableOf(
    Array.from({ length: codeCount }, (_, code) =>
      codeSets.some((codes) => codes.has(code))
        ? trainSvm(set, (index) => codeSets[index]?.has(code) ?? false)
        : neverGiven,
    ),
  );
}

import type { FeatureVector } from "./features";
import { type LinearModel, trainingSet, trainSvm } from "./linear-svm";

/** One classifier per code. */
export type OneVsRest = { margins(vector: FeatureVector): Float64Array };

const UNSEEN = -1;

/** Trains one SVM for every code that occurs; codes without examples always get a margin of -1. */
export function trainOneVsRest(
  vectors: readonly FeatureVector[],
  codeSets: readonly ReadonlySet<number>[],
  codeCount: number,
  size: number,
): OneVsRest {
  const set = trainingSet(vectors, size);
  const models = Array.from({ length: codeCount }, (_, code): LinearModel | null =>
    codeSets.some((codes) => codes.has(code)) ? trainSvm(set, (index) => codeSets[index]?.has(code) ?? false) : null,
  );
  const trained = models.flatMap((model, code) => (model ? [{ ...model, code }] : []));
  const width = trained.length;
  const table = new Float32Array(size * width);
  trained.forEach(({ weights }, column) => {
    for (let feature = 0; feature < size; feature++) table[feature * width + column] = weights[feature] as number;
  });
  return {
    margins({ features, values }) {
      const sums = Float64Array.from(trained, ({ bias }) => bias);
      for (let at = 0; at < features.length; at++) {
        const row = (features[at] as number) * width;
        const value = values[at] as number;
        for (let column = 0; column < width; column++) {
          sums[column] = (sums[column] as number) + value * (table[row + column] as number);
        }
      }
      const margins = new Float64Array(codeCount).fill(UNSEEN);
      trained.forEach(({ code }, column) => {
        margins[code] = sums[column] as number;
      });
      return margins;
    },
  };
}

import { addRows } from "../numeric/add-rows";
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
  const codes = trained.map(({ code }) => code);
  const biases = Float64Array.from(trained, ({ bias }) => bias);
  const weights = sideBySide(trained.map((model) => model.weights));
  const meaning = sideBySide(trained.map((model) => model.meaning));
  const columns = Int32Array.from({ length: set.width }, (_, column) => column);
  const sums = new Float64Array(biases.length);
  return {
    margins(vector) {
      sums.set(biases);
      addRows(weights, vector.features, vector.values, vector.count, sums);
      addRows(meaning, columns, vector.meaning, columns.length, sums);
      const margins = new Float64Array(codeCount).fill(UNSEEN);
      for (let place = 0; place < codes.length; place++) margins[codes[place] as number] = sums[place] as number;
      return margins;
    },
  };
}

/** Vectors as the columns of a table, stored row by row. */
function sideBySide(vectors: readonly Float32Array[]): Float32Array {
  const rows = vectors[0]?.length ?? 0;
  const table = new Float32Array(rows * vectors.length);
  vectors.forEach((vector, column) => {
    for (let row = 0; row < rows; row++) table[row * vectors.length + column] = vector[row] as number;
  });
  return table;
}

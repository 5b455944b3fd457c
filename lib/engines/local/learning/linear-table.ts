import { addRows } from "@/lib/numeric/add-rows";
import type { FeatureVector } from "./features";
import type { LinearModel } from "./linear-svm";

/** Several linear models side by side: a row of weights per feature, and one per column of meaning. */
export type LinearTable = { biases: Float64Array; weights: Float32Array; meaning: Float32Array };

/** Models side by side. */
export function tableOf(models: readonly LinearModel[]): LinearTable {
  return {
    biases: Float64Array.from(models, ({ bias }) => bias),
    weights: sideBySide(models.map(({ weights }) => weights)),
    meaning: sideBySide(models.map(({ meaning }) => meaning)),
  };
}

/** What each of the models says of a vector. */
export function valuesOf({ biases, weights, meaning }: LinearTable, vector: FeatureVector): Float64Array {
  const values = biases.slice();
  const columns = Int32Array.from(vector.meaning.keys());
  addRows(weights, vector.features, vector.values, vector.features.length, values);
  addRows(meaning, columns, vector.meaning, columns.length, values);
  return values;
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

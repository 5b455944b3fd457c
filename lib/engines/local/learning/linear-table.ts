import { addRows } from "@/lib/numeric/add-rows";
import type { FeatureVector } from "./features";
import type { LinearModel } from "./linear-svm";

/**
 * Several linear models side by side: for each feature, and each column of the embedding, a row with the weight in
 * every model.
 */
export type LinearTable = { biases: Float64Array; weights: Float32Array; embedding: Float32Array };

export function tableOf(models: readonly LinearModel[]): LinearTable {
  return {
    biases: Float64Array.from(models, ({ bias }) => bias),
    weights: sideBySide(models.map(({ weights }) => weights)),
    embedding: sideBySide(models.map(({ embedding }) => embedding)),
  };
}

/** The margins of a vector by all models. */
export function valuesOf({ biases, weights, embedding }: LinearTable, vector: FeatureVector): Float64Array {
  const values = biases.slice();
  const columns = Int32Array.from(vector.embedding.keys());
  addRows(weights, vector.features, vector.values, vector.features.length, values);
  addRows(embedding, columns, vector.embedding, columns.length, values);
  return values;
}

/** Turns vectors into the columns of a table stored row by row. */
function sideBySide(vectors: readonly Float32Array[]): Float32Array {
  const rows = vectors[0]?.length ?? 0;
  const table = new Float32Array(rows * vectors.length);
  vectors.forEach((vector, column) => {
    for (let row = 0; row < rows; row++) table[row * vectors.length + column] = vector[row] as number;
  });
  return table;
}

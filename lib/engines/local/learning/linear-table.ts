import { addRows } from "@/lib/numeric/add-rows";
import type { FeatureVector } from "./features";
import type { LinearModel } from "./linear-svm";

/**
 * Several linear models in one table. Each feature, and each column of the embedding, has a row with its weights in all
 * models.
 */
export type LinearTable = { biases: Float64Array; weights: Float32Array; embedding: Float32Array };

/** Puts models into one table, one at a time as they are trained. A weight that a model lacks is 0. */
export function tableOf(
  { models, size, width }: { models: number; size: number; width: number },
  modelOf: (index: number) => LinearModel,
): LinearTable {
  const table: LinearTable = {
    biases: new Float64Array(models),
    weights: new Float32Array(size * models),
    embedding: new Float32Array(width * models),
  };
  for (let column = 0; column < models; column++) {
    const { weights, embedding, bias } = modelOf(column);
    table.biases[column] = bias;
    writeColumn(table.weights, weights, column, models);
    writeColumn(table.embedding, embedding, column, models);
  }
  return table;
}

/** The margins of a vector in all models. */
export function valuesOf({ biases, weights, embedding }: LinearTable, vector: FeatureVector): Float64Array {
  const values = biases.slice();
  const columns = Int32Array.from(vector.embedding.keys());
  addRows(weights, vector.features, vector.values, vector.features.length, values);
  addRows(embedding, columns, vector.embedding, columns.length, values);
  return values;
}

function writeColumn(table: Float32Array, values: Float32Array, column: number, columns: number): void {
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number;
    if (value !== 0) table[row * columns + column] = value;
  }
}

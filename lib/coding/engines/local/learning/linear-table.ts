import { addRows } from "../numeric/add-rows";
import type { FeatureVector } from "./features";

/** Several linear models side by side: a row of weights per feature, and one per column of meaning. */
export type LinearTable = { biases: Float64Array; weights: Float32Array; meaning: Float32Array };

/** What each of the models says of a vector. */
export function valuesOf({ biases, weights, meaning }: LinearTable, vector: FeatureVector): Float64Array {
  const values = biases.slice();
  const columns = Int32Array.from(vector.meaning.keys());
  addRows(weights, vector.features, vector.values, vector.features.length, values);
  addRows(meaning, columns, vector.meaning, columns.length, values);
  return values;
}

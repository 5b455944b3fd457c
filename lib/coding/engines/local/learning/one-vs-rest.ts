import type { FeatureVector } from "./features";
import { type LinearModel, trainingSet, trainSvm } from "./linear-svm";
import { type LinearTable, tableOf } from "./linear-table";

/** A classifier for each of `codes`, those that occurred, side by side. */
export type OneVsRest = { codeCount: number; codes: readonly number[]; table: LinearTable };

const UNSEEN = -1;

/** Trains one SVM for every code that occurs. */
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
  return {
    codeCount,
    codes: trained.map(({ code }) => code),
    table: tableOf(trained),
  };
}

/** The margins of all codes, given the values of those that occurred; -1 for the others. */
export function marginsOf({ codeCount, codes }: OneVsRest, values: Float64Array): Float64Array {
  if (codes.length === codeCount) return values;
  const margins = new Float64Array(codeCount).fill(UNSEEN);
  for (let place = 0; place < codes.length; place++) margins[codes[place] as number] = values[place] as number;
  return margins;
}

import type { FeatureVector } from "./features";
import { type LinearModel, trainingSet, trainSvm } from "./linear-svm";
import { type LinearTable, tableOf } from "./linear-table";
import { MAX_TRAINING_VALUES } from "./parameters";
import { trainingTexts } from "./training-texts";

/** The margin for a code that no training text has. */
const NEVER_GIVEN_MARGIN = -1;

/**
 * Trains one support vector machine for each code of the training texts; a code that no training text has gets the
 * constant margin -1. If all machines together would read more than `mostValues` values per pass, each machine is
 * trained with only a part of the texts of other codes.
 */
export function trainOneVsRest(
  vectors: readonly FeatureVector[],
  codeSets: readonly ReadonlySet<number>[],
  codeCount: number,
  { size, mostValues = MAX_TRAINING_VALUES.ofWording }: { size: number; mostValues?: number },
): LinearTable {
  const width = vectors[0]?.embedding.length ?? 0;
  const textsOf = textsByCode(codeSets, codeCount);
  const chosen = trainingTexts(vectors, { codeCount, size, mostValues });
  const set = trainingSet(vectors, size);
  return tableOf({ models: codeCount, size, width }, (code): LinearModel => {
    const own = textsOf[code] as number[];
    if (own.length === 0)
      return { weights: new Float32Array(), embedding: new Float32Array(), bias: NEVER_GIVEN_MARGIN };
    return trainSvm(set, (index) => codeSets[index]?.has(code) ?? false, chosen?.(own));
  });
}

function textsByCode(codeSets: readonly ReadonlySet<number>[], codeCount: number): number[][] {
  const texts = Array.from({ length: codeCount }, (): number[] => []);
  codeSets.forEach((codes, text) => {
    for (const code of codes) texts[code]?.push(text);
  });
  return texts;
}

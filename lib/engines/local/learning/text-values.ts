import { addRows } from "@/lib/numeric/add-rows";
import { sublinear } from "@/lib/numeric/term-frequency";
import { type FeatureSpace, unitScale } from "./features";
import type { LinearTable } from "./linear-table";
import { PROJECTIONS_CACHED, SENTENCE_WEIGHT } from "./parameters";

/**
 * What one use of a word adds to the values of all models: a row of `sums` for each part of a text's vector (stems,
 * character n-grams, embedding), and its contribution to the squared lengths of the first two parts.
 */
type Projection = {
  feature: number;
  sums: Float32Array;
  ownSquare: number;
  gramSquare: number;
  /** How often the word occurs in the text that is being read. */
  uses: number;
};

const PARTS = 3;

/**
 * Computes `valuesOf(table, features.vectorOf(text, sentence))` from the text's words and its sentence vector, but many
 * times faster: because models are linear, the contribution of each word is computed once and cached. The next call
 * overwrites the returned list.
 */
export function textValues(
  features: FeatureSpace,
  table: LinearTable,
): (words: readonly string[], sentence?: Float32Array | null) => Float64Array {
  const width = table.biases.length;
  const values = new Float64Array(width);
  const known = new Map<string, Projection>();
  const mostKnown = Math.max(
    PROJECTIONS_CACHED.numbers,
    Math.min(PROJECTIONS_CACHED.words * PARTS * width, PROJECTIONS_CACHED.max),
  );
  const projectionOf = (word: string): Projection => {
    let projection = known.get(word);
    if (!projection) {
      projection = project(word, features, table);
      known.set(word, projection);
    }
    return projection;
  };
  return (words, sentence = null) => {
    if (known.size * PARTS * width > mostKnown) known.clear();
    const distinct: Projection[] = [];
    const ofWords: number[] = [];
    for (const word of words) {
      const projection = projectionOf(word);
      if (projection.uses === 0) distinct.push(projection);
      projection.uses += 1;
      ofWords.push(projection.feature);
    }
    const pairs = features.pairs(ofWords);
    let [ownSquare, gramSquare] = [0, 0];
    for (const pair of pairs) ownSquare += features.weightOf(pair) ** 2;
    for (const projection of distinct) {
      const squared = sublinear(projection.uses) ** 2;
      ownSquare += squared * projection.ownSquare;
      gramSquare += squared * projection.gramSquare;
    }
    const [own, grams, embedding] = [
      unitScale(ownSquare),
      unitScale(gramSquare),
      features.embeddings.ofWords(words).unit,
    ];
    values.set(table.biases);
    for (const projection of distinct) {
      const frequency = sublinear(projection.uses);
      addWord(values, projection.sums, own * frequency, grams * frequency, embedding * projection.uses);
      projection.uses = 0;
    }
    sentence?.forEach((value, column) => {
      addScaled(values, table.embedding, value * SENTENCE_WEIGHT, (features.embeddings.width + column) * width);
    });
    for (const pair of pairs) addScaled(values, table.weights, own * features.weightOf(pair), pair * width);
    return values;
  };
}

function project(word: string, features: FeatureSpace, { biases, weights, embedding }: LinearTable): Projection {
  const width = biases.length;
  const { own, ownWeight, grams, gramWeights, gramSquare } = features.weigh(word);
  const [ofOwn, ofGrams, ofEmbedding] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  if (ownWeight > 0) addScaled(ofOwn, weights, ownWeight, own * width);
  addRows(weights, grams, gramWeights, grams.length, ofGrams);
  const vector = features.embeddings.ofWord(word);
  if (vector) addRows(embedding, Int32Array.from(vector.keys()), vector, vector.length, ofEmbedding);
  const sums = new Float32Array(PARTS * width);
  [ofOwn, ofGrams, ofEmbedding].forEach((part, at) => {
    sums.set(part, at * width);
  });
  return { feature: own, sums, ownSquare: ownWeight ** 2, gramSquare, uses: 0 };
}

function addWord(values: Float64Array, sums: Float32Array, own: number, grams: number, embedding: number): void {
  const width = values.length;
  for (let at = 0; at < width; at++) {
    values[at] =
      (values[at] as number) +
      own * (sums[at] as number) +
      grams * (sums[width + at] as number) +
      embedding * (sums[2 * width + at] as number);
  }
}

/** Adds the values from index `from` on, multiplied by `scale`, to the sums. */
function addScaled(sums: Float64Array, values: Float32Array, scale: number, from: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + scale * (values[from + at] as number);
}

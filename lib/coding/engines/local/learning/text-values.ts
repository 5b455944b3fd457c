import { countsOf, sublinear } from "../numeric/term-frequency";
import { type FeatureSpace, unit, wordsOf } from "./features";
import type { LinearTable } from "./linear-table";

/** What a word adds to the values of all models, for each part of a text's vector, and to the squares of the parts' lengths. */
type Projection = { own: Float32Array; grams: Float32Array; meaning: Float32Array; squares: Squares };
type Squares = { own: number; grams: number };

/** Numbers kept per table, in words that came before: 4 MiB. */
const MOST_KEPT = 2 ** 20;

/**
 * What `valuesOf(table, features.vectorOf(text))` gives, many times faster: values are linear in what the
 * words of a text bring along, so what a word adds is found once.
 */
export function textValues(features: FeatureSpace, table: LinearTable): (text: string) => Float64Array {
  const width = table.biases.length;
  const known = new Map<string, Projection>();
  const projectionOf = (word: string): Projection => {
    let projection = known.get(word);
    if (!projection) {
      projection = project(word, features, table);
      if ((known.size + 1) * 3 * width > MOST_KEPT) known.clear();
      known.set(word, projection);
    }
    return projection;
  };
  return (text) => {
    const words = wordsOf(text);
    const uses = [...countsOf(words)].map(([word, count]) => ({ count, projection: projectionOf(word) }));
    const pairs = features.pairs(words);
    const squares = { own: 0, grams: 0 };
    for (const { count, projection } of uses) {
      squares.own += sublinear(count) ** 2 * projection.squares.own;
      squares.grams += sublinear(count) ** 2 * projection.squares.grams;
    }
    for (const { weight } of pairs) squares.own += weight ** 2;
    const [own, grams, meaning] = [unit(squares.own), unit(squares.grams), features.meanings.ofText(text).unit];
    const values = table.biases.slice();
    for (const { count, projection } of uses) {
      addWord(values, projection, own * sublinear(count), grams * sublinear(count), meaning * count);
    }
    for (const { feature, weight } of pairs) addScaled(values, table.weights, own * weight, feature * width);
    return values;
  };
}

function project(word: string, features: FeatureSpace, { biases, weights, meaning }: LinearTable): Projection {
  const width = biases.length;
  const { own, ownWeight, grams, gramWeights, gramSquare } = features.weigh(word);
  const projected = (add: (sums: Float64Array) => void): Float32Array => {
    const sums = new Float64Array(width);
    add(sums);
    return new Float32Array(sums);
  };
  return {
    own: projected((sums) => {
      if (ownWeight > 0) addScaled(sums, weights, ownWeight, own * width);
    }),
    grams: projected((sums) => {
      grams.forEach((gram, at) => {
        addScaled(sums, weights, gramWeights[at] as number, gram * width);
      });
    }),
    meaning: projected((sums) => {
      features.meanings.ofWord(word)?.forEach((value, column) => {
        addScaled(sums, meaning, value, column * width);
      });
    }),
    squares: { own: ownWeight ** 2, grams: gramSquare },
  };
}

function addWord(values: Float64Array, projection: Projection, own: number, grams: number, meaning: number): void {
  for (let at = 0; at < values.length; at++) {
    values[at] =
      (values[at] as number) +
      own * (projection.own[at] as number) +
      grams * (projection.grams[at] as number) +
      meaning * (projection.meaning[at] as number);
  }
}

/** Adds the values from a place on, each times `scale`. */
function addScaled(sums: Float64Array, values: Float32Array, scale: number, from: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + scale * (values[from + at] as number);
}

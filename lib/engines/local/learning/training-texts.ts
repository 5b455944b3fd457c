import { evenly } from "@/lib/data/parts";
import type { FeatureVector } from "./features";
import { MAX_TELLING_FEATURES, MAX_TEXTS_OF_FEATURE, NEAREST_SHARE } from "./parameters";

/**
 * Limits the number of training texts of all classifiers together. Returns null if each classifier may read all texts,
 * else a function that chooses the texts for a code: all texts with the code (`own`), the texts of other codes that are
 * most similar to these and so hardest to distinguish, and some of the rest.
 */
export function trainingTexts(
  vectors: readonly FeatureVector[],
  { codeCount, size, mostValues }: { codeCount: number; size: number; mostValues: number },
): ((own: readonly number[]) => number[]) | null {
  const lengths = vectors.map(({ features, embedding }) => features.length + embedding.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total * codeCount <= mostValues) return null;
  const nearest = likeness(vectors, size);
  const all = [...vectors.keys()];
  const max = mostValues / codeCount;
  return (own) => {
    const chosen = new Set(own);
    let values = own.reduce((sum, text) => sum + (lengths[text] as number), 0);
    const add = (text: number) => {
      if (chosen.has(text)) return;
      chosen.add(text);
      values += lengths[text] as number;
    };
    for (const text of nearest(own)) {
      if (values >= max * NEAREST_SHARE) break;
      add(text);
    }
    const room = Math.max(1, Math.floor(((max - values) * vectors.length) / total));
    for (const text of evenly(all, room)) add(text);
    return [...chosen];
  };
}

/**
 * Returns a function that finds the texts that have features in common with `own`, most similar first. The similarity
 * of a text is the dot product of its vector with the sum of the vectors of `own`.
 */
function likeness(vectors: readonly FeatureVector[], size: number): (own: readonly number[]) => number[] {
  const { starts, texts, values } = usesOf(vectors, size);
  const sum = new Float64Array(size);
  const products = new Float64Array(vectors.length);
  return (own) => {
    const present: number[] = [];
    for (const text of own) {
      const { features, values } = vectors[text] as FeatureVector;
      for (let at = 0; at < features.length; at++) {
        const feature = features[at] as number;
        if (sum[feature] === 0) present.push(feature);
        sum[feature] = (sum[feature] as number) + (values[at] as number);
      }
    }
    const uses = (feature: number) => (starts[feature + 1] as number) - (starts[feature] as number);
    const telling = present
      .filter((feature) => uses(feature) <= MAX_TEXTS_OF_FEATURE)
      .sort((a, b) => (sum[b] as number) - (sum[a] as number) || a - b)
      .slice(0, MAX_TELLING_FEATURES);
    const found: number[] = [];
    for (const feature of telling) {
      const weight = sum[feature] as number;
      for (let at = starts[feature] as number; at < (starts[feature + 1] as number); at++) {
        const text = texts[at] as number;
        if (products[text] === 0) found.push(text);
        products[text] = (products[text] as number) + weight * (values[at] as number);
      }
    }
    found.sort((a, b) => (products[b] as number) - (products[a] as number) || a - b);
    for (const feature of present) sum[feature] = 0;
    for (const text of found) products[text] = 0;
    return found;
  };
}

/**
 * For each feature, the texts that have it, and its value in each. Those of feature `f` are at the indexes from
 * `starts[f]` up to `starts[f + 1]`.
 */
function usesOf(vectors: readonly FeatureVector[], size: number) {
  const starts = new Int32Array(size + 1);
  for (const { features } of vectors)
    for (const feature of features) starts[feature + 1] = (starts[feature + 1] as number) + 1;
  for (let feature = 0; feature < size; feature++)
    starts[feature + 1] = (starts[feature + 1] as number) + (starts[feature] as number);
  const next = starts.slice();
  const texts = new Int32Array(starts[size] as number);
  const values = new Float32Array(starts[size] as number);
  vectors.forEach((vector, text) => {
    vector.features.forEach((feature, at) => {
      const index = next[feature] as number;
      next[feature] = index + 1;
      texts[index] = text;
      values[index] = vector.values[at] as number;
    });
  });
  return { starts, texts, values };
}

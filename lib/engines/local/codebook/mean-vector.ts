/** The most word vectors in the cache. Set for memory. */
const WEIGHTED_WORDS_CACHED = 100_000;

type Vectors = { dimensions: number; vector(stem: string): Float32Array | undefined };
type Rarity = { idf(stem: string): number };
type Weighted = { vector: Float32Array; weight: number };

const kept = new WeakMap<Rarity, WeakMap<Vectors, Map<string, Weighted | null>>>();

/**
 * The mean of the words' vectors, weighted by inverse document frequency and scaled to unit length; null if no word has
 * a vector.
 */
export function meanVector(stems: readonly string[], vectors: Vectors, rarity: Rarity): Float64Array | null {
  const known = keptOf(vectors, rarity);
  const sum = new Float64Array(vectors.dimensions);
  for (const stem of stems) {
    let word = known.get(stem);
    if (word === undefined) {
      const vector = vectors.vector(stem);
      word = vector ? { vector, weight: rarity.idf(stem) } : null;
      if (known.size >= WEIGHTED_WORDS_CACHED) known.clear();
      known.set(stem, word);
    }
    if (word) add(sum, word);
  }
  let square = 0;
  for (let k = 0; k < sum.length; k++) square += (sum[k] as number) ** 2;
  const norm = Math.sqrt(square);
  if (norm === 0) return null;
  for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) / norm;
  return sum;
}

function add(sum: Float64Array, { vector, weight }: Weighted): void {
  for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) + weight * (vector[k] as number);
}

function keptOf(vectors: Vectors, rarity: Rarity): Map<string, Weighted | null> {
  const ofRarity = kept.get(rarity) ?? new WeakMap();
  kept.set(rarity, ofRarity);
  const words = ofRarity.get(vectors) ?? new Map();
  ofRarity.set(vectors, words);
  return words;
}

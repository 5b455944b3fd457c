type Vectors = { dimensions: number; vector(stem: string): ArrayLike<number> | undefined };

/** The mean of word vectors, weighted by rarity, of unit length; null where no word is known. */
export function meanVector(
  stems: readonly string[],
  vectors: Vectors,
  rarity: { idf(stem: string): number },
): Float64Array | null {
  const sum = new Float64Array(vectors.dimensions);
  let square = 0;
  for (const stem of stems) {
    const vector = vectors.vector(stem);
    if (!vector) continue;
    const weight = rarity.idf(stem);
    for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) + weight * (vector[k] as number);
  }
  for (const value of sum) square += value * value;
  const norm = Math.sqrt(square);
  if (norm === 0) return null;
  for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) / norm;
  return sum;
}

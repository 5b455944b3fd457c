import { multiplyRows } from "../numeric/multiply-rows";
import { wordSpaceOf } from "../vectors/word-space";
import type { CorpusSpace } from "./corpus-space";

/** A word near another in meaning, with a weight below 1. */
export type Neighbour = { stem: string; weight: number };

const EXPANSION = {
  general: { least: 0.7, most: 10, weight: 0.3 },
  own: { least: 0.7, most: 10, weight: 0.3 },
};

/**
 * Finds words of the answers that are near a code's word: by general word vectors (WordNet) and by
 * vectors learnt from the answers themselves.
 */
export function neighbourFinder(space: CorpusSpace, language: string): (stem: string) => Neighbour[] {
  const general = wordSpaceOf(language);
  const spaces = [
    { setting: EXPANSION.general, table: general ? tableOf(space.stems, general) : null, vectors: general },
    { setting: EXPANSION.own, table: space.dimensions > 0 ? tableOf(space.stems, space) : null, vectors: space },
  ];
  const found = new Map<string, Neighbour[]>();
  return (stem) => {
    const seen = found.get(stem);
    if (seen) return seen;
    const best = new Map<string, number>();
    for (const { setting, table, vectors } of spaces) {
      const vector = table ? vectors?.vector(stem) : undefined;
      if (!table || !vector) continue;
      for (const { stem: near, weight } of nearest(stem, vector, table, setting)) {
        best.set(near, Math.max(best.get(near) ?? 0, weight));
      }
    }
    const neighbours = [...best].map(([near, weight]) => ({ stem: near, weight }));
    found.set(stem, neighbours);
    return neighbours;
  };
}

/** Unit vectors of stems, laid end to end. */
type Table = { stems: readonly string[]; values: Float32Array };
type Vectors = { dimensions: number; vector(stem: string): ArrayLike<number> | undefined };

function tableOf(stems: readonly string[], { dimensions, vector }: Vectors): Table {
  const known = stems.filter((stem) => vector(stem));
  const values = new Float32Array(known.length * dimensions);
  known.forEach((stem, row) => {
    values.set(vector(stem) ?? [], row * dimensions);
  });
  return { stems: known, values };
}

function nearest(
  stem: string,
  vector: ArrayLike<number>,
  { stems, values }: Table,
  { least, most, weight }: { least: number; most: number; weight: number },
): Neighbour[] {
  const own = new Float32Array(vector);
  const cosines = new Float64Array(stems.length);
  multiplyRows(values, own, cosines);
  const found: Neighbour[] = [];
  for (let row = 0; row < stems.length; row++) {
    const cosine = cosines[row] as number;
    const other = stems[row] as string;
    if (cosine >= least && other !== stem) found.push({ stem: other, weight: cosine * weight });
  }
  return found.toSorted((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1)).slice(0, most);
}

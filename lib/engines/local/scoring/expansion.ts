import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { multiplyRows } from "@/lib/numeric/multiply-rows";
import type { CorpusSpace } from "./corpus-space";

/** A word near another in meaning, with a weight below 1. */
export type Neighbour = { stem: string; weight: number };

type Setting = { least: number; most: number; weight: number };

/** Where a code has no more than its name, words of like meaning must stand in for a definition. */
const GENERAL = {
  defined: { least: 0.7, most: 10, weight: 0.3 },
  nameOnly: { least: 0.5, most: 10, weight: 0.6 },
};
const OWN: Setting = { least: 0.7, most: 10, weight: 0.3 };

export type NeighbourFinder = (stem: string, code: keyof typeof GENERAL) => Neighbour[];

/**
 * Finds words of the answers that are near a code's word: by general word vectors (WordNet) and by
 * vectors learnt from the answers themselves.
 */
export function neighbourFinder(space: CorpusSpace, language: string): NeighbourFinder {
  const general = wordSpaceOf(language);
  const generalTable = general ? tableOf(space.stems, general) : null;
  const ownTable = space.dimensions > 0 ? tableOf(space.stems, space) : null;
  const found = { defined: new Map<string, Neighbour[]>(), nameOnly: new Map<string, Neighbour[]>() };
  return (stem, code) => {
    const seen = found[code].get(stem);
    if (seen) return seen;
    const best = new Map<string, number>();
    for (const { setting, table, vectors } of [
      { setting: GENERAL[code], table: generalTable, vectors: general },
      { setting: OWN, table: ownTable, vectors: space },
    ]) {
      const vector = table ? vectors?.vector(stem) : undefined;
      if (!table || !vector) continue;
      for (const { stem: near, weight } of nearest(stem, vector, table, setting)) {
        best.set(near, Math.max(best.get(near) ?? 0, weight));
      }
    }
    const neighbours = [...best].map(([near, weight]) => ({ stem: near, weight }));
    found[code].set(stem, neighbours);
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
  { least, most, weight }: Setting,
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

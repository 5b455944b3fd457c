import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { multiplyRows } from "@/lib/numeric/multiply-rows";
import type { CorpusSpace } from "./corpus-space";
import { CORPUS_NEIGHBOURS, GENERAL_NEIGHBOURS } from "./parameters";

/** A word of similar meaning; its weight is below 1. */
export type Neighbour = { stem: string; weight: number };

/** The least cosine similarity of neighbours, the most neighbours, and the factor on the cosine. */
type Setting = { least: number; most: number; weight: number };

export type NeighbourFinder = (stem: string, code: keyof typeof GENERAL_NEIGHBOURS) => Neighbour[];

/**
 * Finds words of the answers that are similar to a word of a code, by general word embeddings (from WordNet) and by
 * embeddings learnt from the answers. For a code that has only a name, more words are found than for one with a
 * definition.
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
      { setting: GENERAL_NEIGHBOURS[code], table: generalTable, vectors: general },
      { setting: CORPUS_NEIGHBOURS, table: ownTable, vectors: space },
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

/** Unit vectors of stems, one after another. */
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

import { wordSpaceOf } from "../vectors/word-space";
import type { CorpusSpace } from "./corpus-space";

/** A word near another in meaning, with a weight below 1. */
export type Neighbour = { stem: string; weight: number };

export const EXPANSION = {
  general: { least: 0.7, most: 10, weight: 0.3 },
  own: { least: 0.7, most: 10, weight: 0.3 },
};

/**
 * Finds words of the answers that are near a code's word: by general word vectors (WordNet) and by
 * vectors learnt from the answers themselves.
 */
export function neighbourFinder(space: CorpusSpace, language: string): (stem: string) => Neighbour[] {
  const general = wordSpaceOf(language);
  const known = general ? space.stems.flatMap((stem) => entry(stem, general.vector(stem))) : [];
  const own = space.dimensions > 0 ? space.stems.flatMap((stem) => entry(stem, space.vector(stem))) : [];
  const found = new Map<string, Neighbour[]>();
  return (stem) => {
    const seen = found.get(stem);
    if (seen) return seen;
    const best = new Map<string, number>();
    const lists = [
      nearest(stem, general?.vector(stem), known, EXPANSION.general),
      nearest(stem, space.vector(stem), own, EXPANSION.own),
    ];
    for (const { stem: near, weight } of lists.flat()) best.set(near, Math.max(best.get(near) ?? 0, weight));
    const neighbours = [...best].map(([near, weight]) => ({ stem: near, weight }));
    found.set(stem, neighbours);
    return neighbours;
  };
}

type Vector = ArrayLike<number>;
type Entry = { stem: string; vector: Vector };

function entry(stem: string, vector: Vector | undefined): Entry[] {
  return vector ? [{ stem, vector }] : [];
}

function nearest(
  stem: string,
  vector: Vector | undefined,
  entries: readonly Entry[],
  { least, most, weight }: { least: number; most: number; weight: number },
): Neighbour[] {
  if (!vector || weight === 0) return [];
  const found: Neighbour[] = [];
  for (const other of entries) {
    if (other.stem === stem) continue;
    let cosine = 0;
    for (let k = 0; k < vector.length; k++) cosine += (vector[k] as number) * (other.vector[k] as number);
    if (cosine >= least) found.push({ stem: other.stem, weight: cosine * weight });
  }
  return found.toSorted((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1)).slice(0, most);
}

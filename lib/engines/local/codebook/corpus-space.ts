import { stemsOf } from "@/lib/language/terms";
import { type SparseMatrix, sparseMatrix, toPpmi } from "@/lib/numeric/sparse-matrix";
import { truncatedSvd } from "@/lib/numeric/truncated-svd";
import {
  COOCCURRENCE_WINDOW,
  EMBEDDING_DIMENSIONS,
  MIN_ANSWERS_FOR_EMBEDDINGS,
  MIN_WORD_USES,
} from "./corpus-parameters";

/** The vocabulary of a question's answers: inverse document frequencies and, with enough answers, word embeddings. */
export type CorpusSpace = {
  size: number;
  stems: readonly string[];
  /** The index of a stem in `stems`. */
  idOf: ReadonlyMap<string, number>;
  /** The smoothed inverse document frequency. A word that occurs in no answer counts as one of the rarest. */
  idf(stem: string): number;
  dimensions: number;
  /** The embedding of a stem, of unit length; undefined if the answers use it too seldom. */
  vector(stem: string): Float32Array | undefined;
};

/**
 * Learns document frequencies, and embeddings from words that occur near each other: positive pointwise mutual
 * information within a window of eight content words, reduced by a truncated SVD (Levy, Goldberg and Dagan 2015).
 */
export function corpusSpace(texts: readonly string[], language: string): CorpusSpace {
  const idOf = new Map<string, number>();
  const frequencies: number[] = [];
  const documents = texts.map((text) => {
    const ids = stemsOf(text, language).map((stem) => {
      const id = idOf.get(stem) ?? idOf.size;
      idOf.set(stem, id);
      return id;
    });
    for (const id of new Set(ids)) frequencies[id] = (frequencies[id] ?? 0) + 1;
    return ids;
  });
  const stems = [...idOf.keys()];
  const rarity = (frequency: number) => 1 + Math.log((texts.length + 1) / (frequency + 1));
  const idfs = new Map(stems.map((stem, id) => [stem, rarity(frequencies[id] as number)]));
  const unseen = rarity(0);
  const vectors = texts.length >= MIN_ANSWERS_FOR_EMBEDDINGS ? vectorsOf(documents, frequencies) : null;
  return {
    size: texts.length,
    stems,
    idOf,
    idf: (stem) => idfs.get(stem) ?? unseen,
    dimensions: vectors?.dimensions ?? 0,
    vector(stem) {
      const id = idOf.get(stem);
      if (id === undefined || !vectors || (frequencies[id] ?? 0) < MIN_WORD_USES) return undefined;
      return vectors.values.subarray(id * vectors.dimensions, (id + 1) * vectors.dimensions);
    },
  };
}

function vectorsOf(documents: readonly (readonly number[])[], frequencies: readonly number[]) {
  const { dimensions, values } = truncatedSvd(toPpmi(cooccurrences(documents, frequencies)), EMBEDDING_DIMENSIONS);
  for (let row = 0; row < frequencies.length; row++) {
    const vector = values.subarray(row * dimensions, (row + 1) * dimensions);
    let square = 0;
    for (const value of vector) square += value * value;
    const norm = Math.sqrt(square);
    if (norm > 0) for (let k = 0; k < dimensions; k++) vector[k] = (vector[k] as number) / norm;
  }
  return { dimensions, values: new Float32Array(values) };
}

/**
 * Counts how often two stems occur together within the window. Each use of a stem counts one half for the stem with
 * itself.
 */
function cooccurrences(documents: readonly (readonly number[])[], frequencies: readonly number[]): SparseMatrix {
  const rows = frequencies.map(() => new Map<number, number>());
  for (const ids of documents) {
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number;
      if ((frequencies[id] ?? 0) < MIN_WORD_USES) continue;
      const row = rows[id] as Map<number, number>;
      row.set(id, (row.get(id) ?? 0) + 0.5);
      for (
        let near = Math.max(0, at - COOCCURRENCE_WINDOW);
        near < Math.min(ids.length, at + COOCCURRENCE_WINDOW + 1);
        near++
      ) {
        const other = ids[near] as number;
        if (near !== at && (frequencies[other] ?? 0) >= MIN_WORD_USES) row.set(other, (row.get(other) ?? 0) + 1);
      }
    }
  }
  return sparseMatrix(rows, frequencies.length);
}

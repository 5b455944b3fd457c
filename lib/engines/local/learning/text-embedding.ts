import { sharedStemOf } from "@/lib/language/vectors/shared-stems";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import type { CorpusSpace } from "../scoring/corpus-space";
import { EMBEDDING_WEIGHTS, WORD_EMBEDDINGS_CACHED } from "./parameters";

/**
 * Embeddings of words. Each is the vector learnt from the answers followed by the general vector, both weighted by
 * inverse document frequency.
 */
export type Embeddings = {
  width: number;
  /** The embedding of a word; null if neither source knows it. */
  ofWord(word: string): Float32Array | null;
  /**
   * The sum of the words' embeddings, and the factor that scales it to unit length. The next call overwrites the sum.
   */
  ofWords(words: readonly string[]): TextEmbedding;
};

type TextEmbedding = { sum: Float32Array; unit: number };

const kept = new WeakMap<CorpusSpace, Embeddings>();

/** The embeddings of a question's words. They are cached, so that all models of the question share them. */
export function embeddingsOf(space: CorpusSpace, language: string): Embeddings {
  const known = kept.get(space) ?? learnEmbeddings(space, language);
  kept.set(space, known);
  return known;
}

function learnEmbeddings(space: CorpusSpace, language: string): Embeddings {
  const general = wordSpaceOf(language);
  const stem = sharedStemOf(language);
  const width = space.dimensions + (general?.dimensions ?? 0);
  const words = new Map<string, Float32Array | null>();
  const read = (word: string): Float32Array | null => {
    const own = space.vector(stem(word));
    const common = general?.vector(stem(word));
    if (!own && !common) return null;
    const rarity = space.idf(stem(word));
    const vector = new Float32Array(width);
    if (own) add(vector, own, EMBEDDING_WEIGHTS.corpus * rarity, 0);
    if (common) add(vector, common, EMBEDDING_WEIGHTS.general * rarity, space.dimensions);
    return vector;
  };
  const ofWord = (word: string): Float32Array | null => {
    let vector = words.get(word);
    if (vector === undefined) {
      vector = read(word);
      if (words.size >= WORD_EMBEDDINGS_CACHED) words.clear();
      words.set(word, vector);
    }
    return vector;
  };
  const sum = new Float32Array(width);
  /** Cached, because several models of a question read the same answer, one after the other. */
  let last: (TextEmbedding & { words: readonly string[] }) | undefined;
  return {
    width,
    ofWord,
    ofWords(list) {
      if (last?.words === list) return last;
      sum.fill(0);
      for (const word of list) {
        const vector = ofWord(word);
        if (vector) add(sum, vector, 1, 0);
      }
      let square = 0;
      for (let k = 0; k < width; k++) square += (sum[k] as number) ** 2;
      last = { words: list, sum, unit: square > 0 ? 1 / Math.sqrt(square) : 0 };
      return last;
    },
  };
}

function add(sum: Float32Array, vector: Float32Array, weight: number, from: number): void {
  for (let k = 0; k < vector.length; k++) sum[from + k] = (sum[from + k] as number) + weight * (vector[k] as number);
}

import { memoized } from "@/lib/language/memoized";
import { sharedStemOf } from "@/lib/language/vectors/shared-stems";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { wordKnowledgeOf } from "../scoring/related-words";
import { WORD_EMBEDDINGS_CACHED } from "./parameters";

/** Embeddings of words: the general vectors, weighted by how rare a word is. */
export type Embeddings = {
  width: number;
  /** The embedding of a word; null if it is not known. */
  ofWord(word: string): Float32Array | null;
  /**
   * The sum of the words' embeddings, and the factor that scales it to unit length. The next call overwrites the sum.
   */
  ofWords(words: readonly string[]): TextEmbedding;
};

type TextEmbedding = { sum: Float32Array; unit: number };

/** The embeddings of a language's words. They are cached, so that all models share them. */
export const embeddingsOf = memoized((language): Embeddings => {
  const general = wordSpaceOf(language);
  const { rarity } = wordKnowledgeOf(language);
  const stem = sharedStemOf(language);
  const width = general?.dimensions ?? 0;
  const words = new Map<string, Float32Array | null>();
  const read = (word: string): Float32Array | null => {
    const weight = rarity(stem(word));
    return general?.vector(stem(word))?.map((value) => value * weight) ?? null;
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
        if (vector) for (let k = 0; k < width; k++) sum[k] = (sum[k] as number) + (vector[k] as number);
      }
      let square = 0;
      for (let k = 0; k < width; k++) square += (sum[k] as number) ** 2;
      last = { words: list, sum, unit: square > 0 ? 1 / Math.sqrt(square) : 0 };
      return last;
    },
  };
});

import { LRUCache } from "lru-cache";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { MAX_PIECES, SENTENCE_WIDTH, transformerOf } from "./transformer";
import { readWeights } from "./weights";
import { wordPiecesOf } from "./word-pieces";

/** Turns sentences into vectors. Texts of similar meaning have vectors of high cosine similarity. */
export type SentenceEncoder = {
  width: number;
  /** One unit vector per text, in the same order. It is all 0 if the text has no known symbol. */
  encode(texts: readonly string[]): Float32Array[];
};

/** Texts with more characters than this are cut. The model reads 128 word pieces, which seldom have more characters. */
const MAX_SYMBOLS = 8 * MAX_PIECES;
/** The most bytes of vectors in the cache: about 16,000 vectors. */
const MAX_BYTES = 32 * MEBIBYTE;

let loaded: SentenceEncoder | null | undefined;

/** The encoder of a language (ISO 639-1). Null if its weights are not installed, and for every language but English. */
export function sentenceEncoderOf(language: string): SentenceEncoder | null {
  if (language !== "en") return null;
  if (loaded === undefined) loaded = load();
  return loaded;
}

function load(): SentenceEncoder | null {
  const weights = readWeights();
  if (!weights) return null;
  const pieces = wordPiecesOf(weights.vocabulary);
  const transform = transformerOf(weights);
  const kept = new LRUCache<string, Float32Array>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }, text) => byteLength + 2 * text.length,
  });
  return {
    width: SENTENCE_WIDTH,
    encode(texts) {
      const found = texts.map((text) => kept.get(text));
      const missing = [...new Set(texts.filter((_, at) => !found[at]))];
      const vectors = transform(missing.map((text) => pieces(text.slice(0, MAX_SYMBOLS))));
      const made = new Map(missing.map((text, at) => [text, vectors[at] as Float32Array]));
      for (const [text, vector] of made) kept.set(text, vector);
      return texts.map((text, at) => found[at] ?? (made.get(text) as Float32Array));
    },
  };
}

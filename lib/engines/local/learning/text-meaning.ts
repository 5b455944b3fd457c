import { sharedStemOf } from "@/lib/language/vectors/shared-stems";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import type { CorpusSpace } from "../scoring/corpus-space";

/** What words mean: as the answers use them beside how they are used anywhere, weighted by rarity. */
export type Meanings = {
  /** The columns of a word's vector, and of the sum of several. */
  width: number;
  /** The vector of a word; null where nothing is known of it. */
  ofWord(word: string): Float32Array | null;
  /** The sum of the vectors of some words, and what makes it one of unit length; overwritten by the next. */
  ofWords(words: readonly string[]): Meaning;
};

type Meaning = { sum: Float32Array; unit: number };

const WEIGHTS = { corpus: 0.7, general: 0.6 };
const MOST_KEPT = 50_000;

const kept = new WeakMap<CorpusSpace, Meanings>();

/** The meanings of a question's words, the same ones for all that learns of its answers. */
export function meaningsOf(space: CorpusSpace, language: string): Meanings {
  const known = kept.get(space) ?? learnMeanings(space, language);
  kept.set(space, known);
  return known;
}

function learnMeanings(space: CorpusSpace, language: string): Meanings {
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
    if (own) add(vector, own, WEIGHTS.corpus * rarity, 0);
    if (common) add(vector, common, WEIGHTS.general * rarity, space.dimensions);
    return vector;
  };
  const ofWord = (word: string): Float32Array | null => {
    let vector = words.get(word);
    if (vector === undefined) {
      vector = read(word);
      if (words.size >= MOST_KEPT) words.clear();
      words.set(word, vector);
    }
    return vector;
  };
  const sum = new Float32Array(width);
  /** Several classifiers of one question look at the same answer in turn. */
  let last: (Meaning & { words: readonly string[] }) | undefined;
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

import { readFileSync } from "node:fs";
import { isTranslated } from "../glossary/glossary";
import { once } from "../memoized";
import { dataPath } from "../read-data";
import { decodeWordVectors, PARTS_OF_SPEECH, type PartOfSpeech } from "./word-vectors-file";

/** General knowledge of English words: vectors by stem, derived from WordNet. */
export type WordSpace = {
  dimensions: number;
  /** The unit vector of a stem, or undefined if it is not known. */
  vector(stem: string): Float32Array | undefined;
  /** True if the stem is used as that part of speech. */
  isA(stem: string, part: PartOfSpeech): boolean;
  knows(stem: string): boolean;
  /** All stems, the commonest first. */
  stems: readonly string[];
};

/**
 * The English word space, for English and for the languages whose words `sharedStemsOf` gives English stems; else
 * undefined.
 */
export function wordSpaceOf(language: string): WordSpace | undefined {
  return language === "en" || isTranslated(language) ? englishWords() : undefined;
}

/** The word space of English. */
export const englishWords = once((): WordSpace => {
  const file = readFileSync(dataPath("language/vectors/data/word-vectors.bin"));
  const { stems, dimensions, values, partsOfSpeech } = decodeWordVectors(file);
  const rows = new Map(stems.map((stem, row) => [stem, row]));
  return {
    stems,
    dimensions,
    vector(stem) {
      const row = rows.get(stem);
      return row === undefined ? undefined : values.subarray(row * dimensions, (row + 1) * dimensions);
    },
    isA: (stem, part) => (((partsOfSpeech[rows.get(stem) ?? -1] ?? 0) >> PARTS_OF_SPEECH.indexOf(part)) & 1) === 1,
    knows: (stem) => rows.has(stem),
  };
});

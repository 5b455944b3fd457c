import { once } from "../memoized";
import { readLines } from "../read-data";

/** The English words that the tagged texts of WordNet use at least twice. */
export const commonWords = once((): readonly string[] => readLines("language/words/data/common-en.txt"));

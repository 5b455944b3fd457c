import { memoized } from "../memoized";
import { readTable } from "../read-data";

/**
 * Words of a language (ISO 639-1), beyond its stop words, that people put around names: how often, how surely, what
 * they do there.
 */
export const surroundingWords = memoized((language): readonly string[] =>
  readTable("language/names/data/surrounding-words.tsv", ["language", "word"]).flatMap((row) =>
    row.language === language ? row.word : [],
  ),
);

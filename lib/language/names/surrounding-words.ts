import { memoized } from "../memoized";
import { readTable } from "../read-data";

/**
 * Words of a language (ISO 639-1), besides its stop words, that people write around names, such as "probably",
 * "usually" and "mostly".
 */
export const surroundingWords = memoized((language): readonly string[] =>
  readTable("language/names/data/surrounding-words.tsv", ["language", "word"]).flatMap((row) =>
    row.language === language ? row.word : [],
  ),
);

import { tokenize } from "@/lib/language/tokens";

/** The distinct words of many texts, and each text as a list of word indexes. */
export type CorpusWords = { words: readonly string[]; documents: readonly Int32Array[] };

const read = new WeakMap<readonly string[], CorpusWords>();

/**
 * Cuts texts into words. The result is cached for each list, because several models of a question read the same texts.
 */
export function corpusWords(texts: readonly string[]): CorpusWords {
  let corpus = read.get(texts);
  if (!corpus) {
    corpus = cut(texts);
    read.set(texts, corpus);
  }
  return corpus;
}

function cut(texts: readonly string[]): CorpusWords {
  const numbers = new Map<string, number>();
  const documents = texts.map((text) =>
    Int32Array.from(tokenize(text), ({ word }) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    }),
  );
  return { words: [...numbers.keys()], documents };
}

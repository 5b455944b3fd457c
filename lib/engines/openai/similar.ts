import { tokenize } from "@/lib/language/tokens";

export type Neighbour = { index: number; similarity: number };

/** Finds the texts that share most words with another text, weighted by rarity. */
export type LexicalIndex = {
  /**
   * The `count` most similar texts of at least this similarity, best first. Texts without a common word are left out.
   */
  nearest(text: string, count: number, atLeast?: number): Neighbour[];
};

/** Cosine similarity of sets of words weighted by inverse document frequency, log(1 + N / n). */
export function lexicalIndex(texts: readonly string[]): LexicalIndex {
  const documents = texts.map(wordsOf);
  const postings = postingsOf(documents);
  const squares = new Map([...postings].map(([word, { length }]) => [word, Math.log(1 + texts.length / length) ** 2]));
  const unknown = Math.log(1 + texts.length) ** 2;
  const square = (word: string) => squares.get(word) ?? unknown;
  const sumOfSquares = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + square(word), 0);
  const lengths = documents.map(sumOfSquares);

  /**
   * The texts that can reach the similarity: they must share one of the heaviest words, since the lighter ones
   * together are not enough (Cauchy-Schwarz).
   */
  function candidates(words: readonly string[], length: number, atLeast: number): Set<number> {
    const found = new Set<number>();
    let left = length;
    for (const word of words) {
      if (left < atLeast ** 2 * length) break;
      for (const index of postings.get(word) ?? []) found.add(index);
      left -= square(word);
    }
    return found;
  }

  return {
    nearest(text, count, atLeast = 0) {
      const words = [...wordsOf(text)].sort((one, other) => square(other) - square(one));
      const length = sumOfSquares(words);
      const similarity = (index: number) => {
        const shared = sumOfSquares(words.filter((word) => documents[index]?.has(word)));
        return shared / Math.sqrt(length * (lengths[index] ?? 1));
      };
      /** Shared words weigh at most as much as the lighter text: the similarity is at most the root of the ratio. */
      const canReach = (index: number) => {
        const other = lengths[index] ?? 1;
        return Math.min(length, other) >= atLeast ** 2 * Math.max(length, other);
      };
      return [...candidates(words, length, atLeast)]
        .filter(canReach)
        .map((index) => ({ index, similarity: similarity(index) }))
        .filter((neighbour) => neighbour.similarity >= atLeast)
        .sort((one, other) => other.similarity - one.similarity || one.index - other.index)
        .slice(0, count);
    },
  };
}

function postingsOf(documents: readonly Set<string>[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  documents.forEach((words, index) => {
    for (const word of words) {
      const posting = postings.get(word);
      if (posting) posting.push(index);
      else postings.set(word, [index]);
    }
  });
  return postings;
}

function wordsOf(text: string): Set<string> {
  return new Set(tokenize(text).map((token) => token.word));
}

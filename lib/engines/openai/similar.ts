import { wordSet } from "./word-set";

export type Neighbour = { index: number; similarity: number };

/** Finds the texts that share the most words with another text; rare words count more. */
export type LexicalIndex = {
  /**
   * The `count` texts most similar to `text`, best first, with at least the similarity `atLeast`. Texts that have no
   * word in common with it are left out.
   */
  nearest(text: string, count: number, atLeast?: number): Neighbour[];
};

/** Cosine similarity of sets of words, weighted by inverse document frequency, log(1 + N / n). */
export function lexicalIndex(texts: readonly string[]): LexicalIndex {
  const documents = texts.map(wordSet);
  const postings = postingsOf(documents);
  const squares = new Map([...postings].map(([word, { length }]) => [word, Math.log(1 + texts.length / length) ** 2]));
  const unknown = Math.log(1 + texts.length) ** 2;
  const square = (word: string) => squares.get(word) ?? unknown;
  const sumOfSquares = (words: Iterable<string>) => {
    let sum = 0;
    for (const word of words) sum += square(word);
    return sum;
  };
  const lengths = Float64Array.from(documents, sumOfSquares);
  /**
   * For each text, the weight of the words that it has in common with the current query; reset to 0 after each query.
   */
  const shared = new Float64Array(texts.length);

  /**
   * Adds up in `shared` the weights of the words that texts have in common with the query, heaviest word first, and
   * returns these texts. A text can reach `atLeast` only if it contains a heavy word, because the light words together
   * weigh too little (Cauchy-Schwarz).
   */
  function share(words: readonly string[], length: number, atLeast: number): number[] {
    const found: number[] = [];
    let left = length;
    for (const word of words) {
      const weight = square(word);
      const mayBegin = left >= atLeast ** 2 * length;
      const posting = postings.get(word) ?? [];
      if (mayBegin || posting.length < found.length) {
        for (const index of posting) {
          if (shared[index] === 0 && mayBegin) found.push(index);
          if (shared[index] !== 0 || mayBegin) shared[index] = (shared[index] as number) + weight;
        }
      } else {
        for (const index of found) if (documents[index]?.has(word)) shared[index] = (shared[index] as number) + weight;
      }
      left -= weight;
    }
    return found;
  }

  return {
    nearest(text, count, atLeast = 0) {
      const words = [...wordSet(text)].sort((one, other) => square(other) - square(one));
      const length = sumOfSquares(words);
      const best: Neighbour[] = [];
      for (const index of share(words, length, atLeast)) {
        const similarity = (shared[index] as number) / Math.sqrt(length * (lengths[index] as number));
        shared[index] = 0;
        if (similarity >= atLeast) keepBest(best, { index, similarity }, count);
      }
      return best;
    },
  };
}

const isBetter = (one: Neighbour, other: Neighbour) =>
  one.similarity > other.similarity || (one.similarity === other.similarity && one.index < other.index);

/** Inserts a neighbour into the list of the best so far. Of equally similar ones, the lower index comes first. */
function keepBest(best: Neighbour[], neighbour: Neighbour, count: number): void {
  const last = best.at(-1);
  if (best.length >= count && last && !isBetter(neighbour, last)) return;
  let index = best.length;
  while (index > 0 && isBetter(neighbour, best[index - 1] as Neighbour)) index--;
  best.splice(index, 0, neighbour);
  if (best.length > count) best.pop();
}

function postingsOf(documents: readonly ReadonlySet<string>[]): Map<string, number[]> {
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

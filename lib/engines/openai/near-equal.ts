import { MAX_NEAR_EQUAL_TRIED, NEAR_EQUAL_SIMILARITY, NEIGHBOURS_COMPARED } from "./parameters";
import { wordSet } from "./word-set";

/** The distinct words of a text as numbers, the rarest first. `length` is the sum of their weights. */
type Document = { words: readonly number[]; set: ReadonlySet<number>; length: number };
type Neighbour = { index: number; similarity: number };

/**
 * For each text, the indexes of a few others that say nearly the same, most similar first. The similarity is the cosine
 * of the texts' sets of words, weighted by inverse document frequency, log(1 + N / n).
 *
 * Two texts are compared only if one of the rare words at the beginning of both is the same. No other texts can be
 * similar enough (prefix filtering; Bayardo, Ma and Srikant 2007, Scaling up all pairs similarity search).
 */
export function nearEqual(texts: readonly string[]): number[][] {
  const { documents, weight } = readDocuments(texts);
  const neighbours: Neighbour[][] = texts.map(() => []);
  const byBeginning = new Map<number, number[]>();
  const comparedWith = new Int32Array(texts.length).fill(-1);

  function compare(index: number, document: Document): void {
    let compared = 0;
    for (const word of beginningOf(document, weight)) {
      const earlier = byBeginning.get(word) ?? [];
      for (const other of earlier) {
        if (compared === MAX_NEAR_EQUAL_TRIED) break;
        if (comparedWith[other] === index) continue;
        comparedWith[other] = index;
        compared += 1;
        const similarity = cosine(document, documents[other] as Document, weight);
        if (similarity < NEAR_EQUAL_SIMILARITY) continue;
        keepBest(neighbours[index] as Neighbour[], { index: other, similarity });
        keepBest(neighbours[other] as Neighbour[], { index, similarity });
      }
      earlier.push(index);
      byBeginning.set(word, earlier);
    }
  }

  for (const [index, document] of documents.entries()) compare(index, document);
  return neighbours.map((found) => found.map(({ index }) => index));
}

const ROUNDING = 1e-9;

type Weight = (word: number) => number;

function readDocuments(texts: readonly string[]): { documents: Document[]; weight: Weight } {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const sets = texts.map((text) => new Set(Array.from(wordSet(text), numberOf)));
  for (const set of sets) for (const number of set) counts[number] = (counts[number] ?? 0) + 1;
  const weights = counts.map((count) => Math.log(1 + texts.length / count) ** 2);
  const weight = (word: number) => weights[word] as number;
  const documents = sets.map((set): Document => {
    const words = [...set].sort((one, other) => weight(other) - weight(one) || one - other);
    return { words, set, length: words.reduce((sum, word) => sum + weight(word), 0) };
  });
  return { documents, weight };

  function numberOf(word: string): number {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  }
}

/**
 * The text's rarest words, as many as it takes for every near-equal text to contain at least one of them: two texts
 * that share only the remaining words are not similar enough.
 */
function beginningOf({ words, length }: Document, weight: Weight): number[] {
  let left = length;
  return words.filter((word) => {
    const isEnough = left >= NEAR_EQUAL_SIMILARITY ** 2 * length - ROUNDING;
    left -= weight(word);
    return isEnough;
  });
}

function cosine(one: Document, other: Document, weight: Weight): number {
  const lengths = Math.sqrt(one.length * other.length);
  if (Math.min(one.length, other.length) < NEAR_EQUAL_SIMILARITY * lengths - ROUNDING) return 0;
  let shared = 0;
  for (const word of one.words) if (other.set.has(word)) shared += weight(word);
  return shared / lengths + ROUNDING;
}

function keepBest(best: Neighbour[], neighbour: Neighbour): void {
  const index = best.findIndex(({ similarity }) => similarity < neighbour.similarity);
  if (index >= 0) best.splice(index, 0, neighbour);
  else best.push(neighbour);
  if (best.length > NEIGHBOURS_COMPARED) best.pop();
}

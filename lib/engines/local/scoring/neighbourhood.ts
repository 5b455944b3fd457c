import { largest } from "@/lib/numeric/largest";
import { countsOf, sublinear } from "@/lib/numeric/term-frequency";
import type { CorpusSpace } from "./corpus-space";
import {
  ABSTAINING_WEIGHT,
  LEAST_VOTE_SHARE,
  MOST_POSTINGS,
  NEIGHBOURS,
  SIMILARITY_POWER,
  VOTE_POWER,
} from "./parameters";

/** An uncoded answer: its content words and its score for each code. */
export type ScoredAnswer = { stems: readonly string[]; scores: Float64Array };

/**
 * `vote` overwrites `votes` with the votes of the answers that are most similar to a text: one value per code, of about
 * the size of those answers' scores.
 */
export type Neighbourhood = { vote(stems: readonly string[], votes: Float64Array): void };

/**
 * Smooths scores by similar answers: the nearest neighbours of an answer among the uncoded answers (cosine of TF-IDF)
 * vote with their scores. Votes are sharpened: the surer the code of a neighbour, the more its vote favours that code.
 * Answers with the same words count as one answer, which is never its own neighbour.
 */
export function neighbourhood(answers: readonly ScoredAnswer[], space: CorpusSpace): Neighbourhood {
  const distinct = [...new Map(answers.map((answer) => [keyOf(answer.stems), answer])).values()];
  const numbers = new Map(distinct.map(({ stems }, number) => [keyOf(stems), number]));
  const table = new VoteTable(distinct);
  const index = new WordIndex(distinct, space);
  return {
    vote(stems, votes) {
      votes.fill(0);
      let total = ABSTAINING_WEIGHT;
      for (const answer of index.nearest(stems, numbers.get(keyOf(stems)))) {
        const weight = index.similarity(answer) ** SIMILARITY_POWER;
        total += weight;
        table.addVotes(answer, weight, votes);
      }
      for (let code = 0; code < votes.length; code++) votes[code] = (votes[code] as number) / total;
    },
  };
}

function keyOf(stems: readonly string[]): string {
  return [...new Set(stems)].toSorted().join(" ");
}

/** The votes of all answers, one after another; those of answer `i` begin at `starts[i]`. Small votes are left out. */
class VoteTable {
  readonly #starts: Int32Array;
  readonly #codes: Int32Array;
  readonly #values: Float32Array;

  constructor(answers: readonly ScoredAnswer[]) {
    const starts = [0];
    const codes: number[] = [];
    const values: number[] = [];
    for (const { scores } of answers) {
      const sharp = sharpen(scores);
      const least = sharp.reduce((most, value) => Math.max(most, value), 0) * LEAST_VOTE_SHARE;
      sharp.forEach((value, code) => {
        if (value <= least) return;
        codes.push(code);
        values.push(value);
      });
      starts.push(codes.length);
    }
    [this.#starts, this.#codes, this.#values] = [
      Int32Array.from(starts),
      Int32Array.from(codes),
      Float32Array.from(values),
    ];
  }

  addVotes(answer: number, weight: number, votes: Float64Array): void {
    const end = this.#starts[answer + 1] as number;
    for (let at = this.#starts[answer] as number; at < end; at++) {
      const code = this.#codes[at] as number;
      votes[code] = (votes[code] as number) + weight * (this.#values[at] as number);
    }
  }
}

/**
 * Raises an answer's scores to a power, so that the best code keeps about its score and the others get smaller ones.
 */
function sharpen(scores: Float64Array): Float64Array {
  let sum = 0;
  for (const score of scores) sum += Math.max(0, score) ** (VOTE_POWER - 1);
  return scores.map((score) => (sum > 0 ? Math.max(0, score) ** VOTE_POWER / sum : 0));
}

/** A word that occurs in several answers: these answers, and the word's weight in each. */
type Word = { number: number; idf: number; holders: Int32Array; weights: Uint16Array };

/**
 * Weights are fixed-point numbers, because integers are summed faster and take half the memory. `WEIGHT_ONE` is a
 * weight of 1, `ONE` is a product of two such weights.
 */
const WEIGHT_ONE = 2 ** 15;
const ONE = WEIGHT_ONE ** 2;

/** An inverted index of the answers. */
class WordIndex {
  readonly #words = new Map<string, Word>();
  /** The similarity of each answer to the text that was last searched for, in units of 1 / `ONE`. */
  readonly #similarities: Int32Array;
  /** The answers that have a word in common with that text; only the first `#alikeCount` entries are valid. */
  readonly #alike: Int32Array;
  #alikeCount = 0;

  constructor(answers: readonly ScoredAnswer[], space: CorpusSpace) {
    for (const [stem, holders] of holdersOf(answers)) {
      if (holders.length < 2) continue;
      this.#words.set(stem, {
        number: this.#words.size,
        idf: space.idf(stem),
        holders: Int32Array.from(holders),
        weights: new Uint16Array(holders.length),
      });
    }
    const filled = new Int32Array(this.#words.size);
    answers.forEach(({ stems }) => {
      for (const { word, weight } of this.#weigh(stems)) {
        const index = filled[word.number] as number;
        word.weights[index] = toFixedPoint(weight);
        filled[word.number] = index + 1;
      }
    });
    for (const word of this.#words.values()) keepHeaviest(word);
    this.#similarities = new Int32Array(answers.length);
    this.#alike = new Int32Array(answers.length);
  }

  /** The answers most similar to a text, in any order, without answer `except`. */
  nearest(stems: readonly string[], except = -1): Int32Array {
    const all = this.#similarities;
    const alike = this.#alike;
    for (let at = 0; at < this.#alikeCount; at++) all[alike[at] as number] = 0;
    let count = 0;
    for (const { word, weight } of this.#weigh(stems)) {
      const { holders, weights } = word;
      const own = toFixedPoint(weight);
      for (let at = 0; at < holders.length; at++) {
        const answer = holders[at] as number;
        const before = all[answer] as number;
        if (before === 0) alike[count++] = answer;
        all[answer] = before + Math.imul(own, weights[at] as number);
      }
    }
    this.#alikeCount = count;
    if (except >= 0) all[except] = 0;
    return largest(all, alike.subarray(0, count), NEIGHBOURS);
  }

  /** The cosine similarity of an answer to the text that was last searched for. */
  similarity(answer: number): number {
    return (this.#similarities[answer] as number) / ONE;
  }

  /** The known words of a text by TF-IDF with sublinear term frequency, scaled to unit length. */
  #weigh(stems: readonly string[]): { word: Word; weight: number }[] {
    const words = [...countsOf(stems)].flatMap(([stem, count]) => {
      const word = this.#words.get(stem);
      return word ? [{ word, weight: sublinear(count) * word.idf }] : [];
    });
    const norm = Math.hypot(...words.map(({ weight }) => weight)) || 1;
    for (const word of words) word.weight /= norm;
    return words;
  }
}

/** A weight between 0 and 1 as a fixed-point number, at least 1. */
function toFixedPoint(weight: number): number {
  return Math.max(1, Math.round(weight * WEIGHT_ONE));
}

/** Keeps only those answers of a frequent word in which it has the highest weight, because they say little else. */
function keepHeaviest(word: Word): void {
  if (word.holders.length <= MOST_POSTINGS) return;
  const { holders, weights } = word;
  const heaviest = largest(Int32Array.from(weights), Int32Array.from(weights.keys()), MOST_POSTINGS);
  word.holders = Int32Array.from(heaviest, (at) => holders[at] as number);
  word.weights = Uint16Array.from(heaviest, (at) => weights[at] as number);
}

function holdersOf(answers: readonly ScoredAnswer[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  answers.forEach(({ stems }, answer) => {
    for (const stem of new Set(stems)) {
      const list = holders.get(stem);
      if (list) list.push(answer);
      else holders.set(stem, [answer]);
    }
  });
  return holders;
}

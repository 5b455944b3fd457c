import { largest } from "../numeric/largest";
import { countsOf, sublinear } from "../numeric/term-frequency";
import type { CorpusSpace } from "./corpus-space";

/** An answer of the corpus by its content words, with its scores. */
export type ScoredAnswer = { stems: readonly string[]; scores: Float64Array };

/** What the answers most like this one say: writes one vote per code, up to about their own scores. */
export type Neighbourhood = { vote(stems: readonly string[], votes: Float64Array): void };

const NEIGHBOURS = 50;
const SIMILARITY_POWER = 2;
/** Weight that speaks for no code: few or distant neighbours hardly vote. */
const SILENCE = 1;
const SHARPNESS = 3;
/** A vote of less than this share of its neighbour's first is none. */
const FAINT = 0.01;

/**
 * Smooths scores over the corpus: each answer's nearest neighbours (cosine of TF-IDF) vote with
 * their scores, sharpened so that a neighbour votes the more clearly the surer it is. Answers of the same
 * words are one answer, and never their own neighbour.
 */
export function neighbourhood(answers: readonly ScoredAnswer[], space: CorpusSpace): Neighbourhood {
  const distinct = [...new Map(answers.map((answer) => [keyOf(answer.stems), answer])).values()];
  const numbers = new Map(distinct.map(({ stems }, number) => [keyOf(stems), number]));
  const ballots = new Ballots(distinct);
  const index = new WordIndex(distinct, space);
  return {
    vote(stems, votes) {
      votes.fill(0);
      let total = SILENCE;
      for (const answer of index.nearest(stems, numbers.get(keyOf(stems)))) {
        const weight = index.similarity(answer) ** SIMILARITY_POWER;
        total += weight;
        ballots.cast(answer, weight, votes);
      }
      for (let code = 0; code < votes.length; code++) votes[code] = (votes[code] as number) / total;
      return votes;
    },
  };
}

function keyOf(stems: readonly string[]): string {
  return [...new Set(stems)].toSorted().join(" ");
}

/** What the scores of each answer say for codes of some weight, laid end to end: those of answer `i` from `starts[i]` on. */
class Ballots {
  readonly #starts: Int32Array;
  readonly #codes: Int32Array;
  readonly #values: Float32Array;

  constructor(answers: readonly ScoredAnswer[]) {
    const starts = [0];
    const codes: number[] = [];
    const values: number[] = [];
    for (const { scores } of answers) {
      const sharp = sharpen(scores);
      const least = sharp.reduce((most, value) => Math.max(most, value), 0) * FAINT;
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

  cast(answer: number, weight: number, votes: Float64Array): void {
    const end = this.#starts[answer + 1] as number;
    for (let at = this.#starts[answer] as number; at < end; at++) {
      const code = this.#codes[at] as number;
      votes[code] = (votes[code] as number) + weight * (this.#values[at] as number);
    }
  }
}

/** The scores of codes in the shares of their squares: the best keeps its score, the others fade. */
function sharpen(scores: Float64Array): Float64Array {
  let sum = 0;
  for (const score of scores) sum += Math.max(0, score) ** (SHARPNESS - 1);
  return scores.map((score) => (sum > 0 ? Math.max(0, score) ** SHARPNESS / sum : 0));
}

/** A word that several answers hold: which they are, and its weight in each. */
type Word = { number: number; idf: number; holders: Int32Array; weights: Uint16Array };

/** Weights are whole numbers, as these are multiplied and added several times faster: parts of 1, and their products of 1. */
const WEIGHT_ONE = 2 ** 15;
const ONE = WEIGHT_ONE ** 2;

/** Answers by their words. */
class WordIndex {
  readonly #words = new Map<string, Word>();
  /** Of the text looked at with each answer, in parts of `ONE`. */
  readonly #similarities: Int32Array;

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
        const place = filled[word.number] as number;
        word.weights[place] = Math.round(weight * WEIGHT_ONE);
        filled[word.number] = place + 1;
      }
    });
    this.#similarities = new Int32Array(answers.length);
  }

  /** The answers nearest to a text of these words, in no order, one of them left out. */
  nearest(stems: readonly string[], except = -1): Int32Array {
    const all = this.#similarities.fill(0);
    for (const { word, weight } of this.#weigh(stems)) {
      const { holders, weights } = word;
      const own = Math.round(weight * WEIGHT_ONE);
      for (let at = 0; at < holders.length; at++) {
        const answer = holders[at] as number;
        all[answer] = (all[answer] as number) + Math.imul(own, weights[at] as number);
      }
    }
    if (except >= 0) all[except] = 0;
    return largest(all, NEIGHBOURS);
  }

  /** How near an answer is to the text last looked at. */
  similarity(answer: number): number {
    return (this.#similarities[answer] as number) / ONE;
  }

  /** A text's known words by TF-IDF with sublinear term frequency, of unit length. */
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

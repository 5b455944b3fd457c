import { largest } from "@/lib/numeric/largest";
import { countsOf, sublinear } from "@/lib/numeric/term-frequency";
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
/** A word so frequent says little by itself: the answers that say little else stand for the others. */
const MOST_HOLDERS = 200;
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

/** A word that several answers hold: those in which it weighs most, and its weight in each. */
type Word = { number: number; idf: number; holders: Int32Array; weights: Uint16Array };

/** Weights as whole numbers, which are summed somewhat faster and take half the room: parts of 1, and of 1 for their products. */
const WEIGHT_ONE = 2 ** 15;
const ONE = WEIGHT_ONE ** 2;

/** Answers by their words. */
class WordIndex {
  readonly #words = new Map<string, Word>();
  /** Of the text last looked at with each answer, in parts of `ONE`. */
  readonly #similarities: Int32Array;
  /** The answers that have a word in common with it, the first `#alikeCount`. */
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
        const place = filled[word.number] as number;
        word.weights[place] = inParts(weight);
        filled[word.number] = place + 1;
      }
    });
    for (const word of this.#words.values()) keepHeaviest(word);
    this.#similarities = new Int32Array(answers.length);
    this.#alike = new Int32Array(answers.length);
  }

  /** The answers nearest to a text of these words, in no order, one of them left out. */
  nearest(stems: readonly string[], except = -1): Int32Array {
    const all = this.#similarities;
    const alike = this.#alike;
    for (let at = 0; at < this.#alikeCount; at++) all[alike[at] as number] = 0;
    let count = 0;
    for (const { word, weight } of this.#weigh(stems)) {
      const { holders, weights } = word;
      const own = inParts(weight);
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

/** A weight from 0 to 1 as a whole number, 1 at least. */
function inParts(weight: number): number {
  return Math.max(1, Math.round(weight * WEIGHT_ONE));
}

/** Of the answers that hold a frequent word those that say little else. */
function keepHeaviest(word: Word): void {
  if (word.holders.length <= MOST_HOLDERS) return;
  const { holders, weights } = word;
  const heaviest = largest(Int32Array.from(weights), Int32Array.from(weights.keys()), MOST_HOLDERS);
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

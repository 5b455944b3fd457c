import type { CorpusSpace } from "./corpus-space";

/** An answer of the corpus by its content words, with its scores. */
export type ScoredAnswer = { stems: readonly string[]; scores: Float64Array };

/** What the answers most like this one say: one vote per code, up to about their own scores. */
export type Neighbourhood = { votes(stems: readonly string[]): Float64Array };

const NEIGHBOURS = 50;
/** Once so many answers share one of a text's rarer words, those that share only commoner ones are not looked at. */
const ENOUGH_MET = 500;
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
export function neighbourhood(answers: readonly ScoredAnswer[], space: CorpusSpace, codeCount: number): Neighbourhood {
  const distinct = [...new Map(answers.map((answer) => [keyOf(answer.stems), answer])).values()];
  const numbers = new Map(distinct.map(({ stems }, number) => [keyOf(stems), number]));
  const ballots = distinct.map(({ scores }) => sharpen(scores));
  const index = new WordIndex(distinct, space);
  return {
    votes(stems) {
      const { answers: nearest, similarities } = index.nearest(stems, numbers.get(keyOf(stems)));
      const votes = new Float64Array(codeCount);
      let total = SILENCE;
      nearest.forEach((answer, place) => {
        const weight = (similarities[place] as number) ** SIMILARITY_POWER;
        total += weight;
        const { codes, values } = ballots[answer] as Ballot;
        for (let at = 0; at < codes.length; at++) {
          votes[codes[at] as number] = (votes[codes[at] as number] as number) + weight * (values[at] as number);
        }
      });
      for (let code = 0; code < codeCount; code++) votes[code] = (votes[code] as number) / total;
      return votes;
    },
  };
}

function keyOf(stems: readonly string[]): string {
  return [...new Set(stems)].toSorted().join(" ");
}

/** What an answer's scores say for each code of some weight. */
type Ballot = { codes: Int32Array; values: Float32Array };

/** The scores of codes in the shares of their squares: the best keeps its score, the others fade. */
function sharpen(scores: Float64Array): Ballot {
  let sum = 0;
  for (const score of scores) sum += Math.max(0, score) ** (SHARPNESS - 1);
  const values = scores.map((score) => (sum > 0 ? Math.max(0, score) ** SHARPNESS / sum : 0));
  const least = values.reduce((most, value) => Math.max(most, value), 0) * FAINT;
  const codes = [...values.keys()].filter((code) => (values[code] as number) > least);
  return { codes: Int32Array.from(codes), values: Float32Array.from(codes, (code) => values[code] as number) };
}

/** A word that several answers hold, and which they are. */
type Word = { number: number; idf: number; holders: Int32Array };

/** Answers by their words, and the words of each. */
class WordIndex {
  readonly #words = new Map<string, Word>();
  /** The words of answer `i`, by number with their weights, lie between `#starts[i]` and `#starts[i + 1]`. */
  readonly #starts: Int32Array;
  readonly #numbers: Int32Array;
  readonly #weights: Float32Array;
  readonly #met: Int32Array;
  readonly #isMet: Uint8Array;
  /** The weights of the words of the text looked at; 0 for all other words. */
  readonly #wanted: Float32Array;

  constructor(answers: readonly ScoredAnswer[], space: CorpusSpace) {
    const holders = new Map<string, number[]>();
    answers.forEach(({ stems }, answer) => {
      for (const stem of new Set(stems)) {
        const list = holders.get(stem);
        if (list) list.push(answer);
        else holders.set(stem, [answer]);
      }
    });
    for (const [stem, list] of holders) {
      if (list.length < 2) continue;
      this.#words.set(stem, { number: this.#words.size, idf: space.idf(stem), holders: Int32Array.from(list) });
    }
    const weighed = answers.map(({ stems }) => this.#weigh(stems));
    this.#starts = new Int32Array(answers.length + 1);
    weighed.forEach((words, answer) => {
      this.#starts[answer + 1] = (this.#starts[answer] as number) + words.length;
    });
    this.#numbers = Int32Array.from(weighed.flatMap((words) => words.map(({ word }) => word.number)));
    this.#weights = Float32Array.from(weighed.flatMap((words) => words.map(({ weight }) => weight)));
    this.#met = new Int32Array(answers.length);
    this.#isMet = new Uint8Array(answers.length);
    this.#wanted = new Float32Array(this.#words.size);
  }

  /** The answers nearest to a text of these words, nearest first, one of them left out. */
  nearest(stems: readonly string[], except = -1): { answers: number[]; similarities: number[] } {
    const words = this.#weigh(stems);
    for (const { word, weight } of words) this.#wanted[word.number] = weight;
    const count = this.#meet(words);
    const answers: number[] = [];
    const similarities: number[] = [];
    let least = 0;
    for (let place = 0; place < count; place++) {
      const answer = this.#met[place] as number;
      this.#isMet[answer] = 0;
      const similarity = this.#similarity(answer);
      if (similarity <= least || answer === except) continue;
      let at = Math.min(answers.length, NEIGHBOURS - 1);
      for (; at > 0 && similarity > (similarities[at - 1] as number); at--) {
        answers[at] = answers[at - 1] as number;
        similarities[at] = similarities[at - 1] as number;
      }
      answers[at] = answer;
      similarities[at] = similarity;
      if (answers.length === NEIGHBOURS) least = similarities[NEIGHBOURS - 1] as number;
    }
    for (const { word } of words) this.#wanted[word.number] = 0;
    return { answers, similarities };
  }

  /** Notes the answers that hold one of the words, from the rarest word on; returns their number. */
  #meet(words: readonly { word: Word }[]): number {
    let count = 0;
    for (const { word } of words.toSorted((a, b) => a.word.holders.length - b.word.holders.length)) {
      if (count >= ENOUGH_MET) break;
      const { holders } = word;
      for (let at = 0; at < holders.length; at++) {
        const answer = holders[at] as number;
        if (this.#isMet[answer]) continue;
        this.#isMet[answer] = 1;
        this.#met[count++] = answer;
      }
    }
    return count;
  }

  #similarity(answer: number): number {
    const end = this.#starts[answer + 1] as number;
    let similarity = 0;
    for (let at = this.#starts[answer] as number; at < end; at++) {
      similarity += (this.#weights[at] as number) * (this.#wanted[this.#numbers[at] as number] as number);
    }
    return similarity;
  }

  /** A text's known words by TF-IDF with sublinear term frequency, of unit length. */
  #weigh(stems: readonly string[]): { word: Word; weight: number }[] {
    const uses = new Map<Word, number>();
    for (const stem of stems) {
      const word = this.#words.get(stem);
      if (word) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    const words = [...uses].map(([word, count]) => ({ word, weight: (1 + Math.log(count)) * word.idf }));
    const norm = Math.hypot(...words.map(({ weight }) => weight)) || 1;
    for (const word of words) word.weight /= norm;
    return words;
  }
}

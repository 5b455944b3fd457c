import type { CorpusSpace } from "./corpus-space";

/** An answer of the corpus by its content words, with its scores. */
export type ScoredAnswer = { stems: readonly string[]; scores: Float64Array };

/** What the answers most like this one say: one vote per code, up to about their own scores. */
export type Neighbourhood = { votes(stems: readonly string[]): Float64Array };

const NEIGHBOURS = 50;
const SIMILARITY_POWER = 2;
/** Weight that speaks for no code: few or distant neighbours hardly vote. */
const SILENCE = 1;
const SHARPNESS = 3;
/** A vote of less than this share of its neighbour's first is none. */
const FAINT = 0.01;

/** The answers that hold a word, by their number, and its weight in each. */
type Postings = { idf: number; answers: Int32Array; weights: Float32Array };

/**
 * Smooths scores over the corpus: each answer's nearest neighbours (cosine of TF-IDF) vote with
 * their scores, sharpened so that a neighbour votes the more clearly the surer it is. Answers of the same
 * words are one answer, and never their own neighbour.
 */
export function neighbourhood(answers: readonly ScoredAnswer[], space: CorpusSpace, codeCount: number): Neighbourhood {
  const distinct = [...new Map(answers.map((answer) => [keyOf(answer.stems), answer])).values()];
  const keys = distinct.map(({ stems }) => keyOf(stems));
  const ballots = distinct.map(({ scores }) => sharpen(scores));
  const index = indexOf(distinct, space);
  const similarity = new Float32Array(distinct.length);
  const met = new Int32Array(distinct.length);
  return {
    votes(stems) {
      let count = 0;
      for (const { postings, weight } of weigh(stems, index)) {
        const { answers: holders, weights } = postings;
        for (let at = 0; at < holders.length; at++) {
          const answer = holders[at] as number;
          if (similarity[answer] === 0) met[count++] = answer;
          similarity[answer] = (similarity[answer] as number) + weight * (weights[at] as number);
        }
      }
      const key = keyOf(stems);
      const nearest = largest(met, count, similarity, (answer) => keys[answer] !== key);
      const votes = new Float64Array(codeCount);
      let total = SILENCE;
      for (const answer of nearest) {
        const weight = (similarity[answer] as number) ** SIMILARITY_POWER;
        total += weight;
        const { codes, values } = ballots[answer] as Ballot;
        for (let at = 0; at < codes.length; at++) {
          votes[codes[at] as number] = (votes[codes[at] as number] as number) + weight * (values[at] as number);
        }
      }
      for (let at = 0; at < count; at++) similarity[met[at] as number] = 0;
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

/** The words that several answers hold. */
function indexOf(answers: readonly ScoredAnswer[], space: CorpusSpace): Map<string, Postings> {
  const holders = new Map<string, number[]>();
  answers.forEach(({ stems }, answer) => {
    for (const stem of new Set(stems)) {
      const list = holders.get(stem);
      if (list) list.push(answer);
      else holders.set(stem, [answer]);
    }
  });
  const index = new Map<string, Postings>();
  for (const [stem, list] of holders) {
    if (list.length < 2) continue;
    index.set(stem, { idf: space.idf(stem), answers: Int32Array.from(list), weights: new Float32Array(list.length) });
  }
  const filled = new Map<Postings, number>();
  answers.forEach(({ stems }) => {
    for (const { postings, weight } of weigh(stems, index)) {
      const place = filled.get(postings) ?? 0;
      postings.weights[place] = weight;
      filled.set(postings, place + 1);
    }
  });
  return index;
}

/** A text's words by TF-IDF with sublinear term frequency, of unit length. */
function weigh(
  stems: readonly string[],
  index: ReadonlyMap<string, Postings>,
): { postings: Postings; weight: number }[] {
  const uses = new Map<Postings, number>();
  for (const stem of stems) {
    const postings = index.get(stem);
    if (postings) uses.set(postings, (uses.get(postings) ?? 0) + 1);
  }
  const words: { postings: Postings; weight: number }[] = [];
  let square = 0;
  for (const [postings, count] of uses) {
    const weight = (1 + Math.log(count)) * postings.idf;
    square += weight * weight;
    words.push({ postings, weight });
  }
  const norm = Math.sqrt(square) || 1;
  for (const word of words) word.weight /= norm;
  return words;
}

/** The nearest of the first `count` of `met`, nearest first. */
function largest(
  met: Int32Array,
  count: number,
  similarity: Float32Array,
  counts: (answer: number) => boolean,
): number[] {
  const nearest: number[] = [];
  let least = 0;
  for (let place = 0; place < count; place++) {
    const answer = met[place] as number;
    const value = similarity[answer] as number;
    if (value <= least || !counts(answer)) continue;
    let at = Math.min(nearest.length, NEIGHBOURS - 1);
    for (; at > 0 && value > (similarity[nearest[at - 1] as number] as number); at--) {
      nearest[at] = nearest[at - 1] as number;
    }
    nearest[at] = answer;
    if (nearest.length === NEIGHBOURS) least = similarity[nearest[NEIGHBOURS - 1] as number] as number;
  }
  return nearest;
}

import type { Passage } from "../reading";
import type { Prior } from "../scoring/prior";

/** An answer as the learner sees it: its words, how many carry content, its passages, and how the codebook's wording scores it. */
export type Sighted = {
  text: string;
  words: readonly string[];
  contentWords: number;
  passages: readonly Pick<Passage, "text" | "words">[];
  prior: Prior;
};

/** An answer that people coded: the codes by their number; none where none fits. */
export type Reviewed = Sighted & { codes: ReadonlySet<number> };

/** How often codes were given in a number of reviewed answers. */
export type CodeCounts = { answers: number; given: Float64Array };

/** What each code's row of views holds. */
export const VIEWS = [
  "one",
  "score",
  "share",
  "both",
  "lesson",
  "worded",
  "given",
  "words",
  "taught",
  "passage",
] as const;

const HIGHEST_SCORE = 1.5;
/** What the wording of a codebook scores below is no match, even where no answer reaches more. */
const LEAST_MATCH = 0.15;
const UNSEEN_COUNT = 0.5;
/** The place of the classifier by wording among the views of a prior. */
const TAUGHT = 1;

/**
 * Everything that speaks for or against each code of an answer, a row of `VIEWS.length` values per code:
 * the score by wording against what is usual, its share of the answer's best, both together, what reviewed
 * answers teach (`lesson`), whether the wording alone would give the code (`worded`), how often people gave
 * it, the answer's length, the share of the best score by a classifier that the wording has taught, and what
 * single passages of reviewed answers teach.
 */
export function viewsOf(
  { prior, contentWords }: Sighted,
  lesson: Float64Array,
  passage: Float64Array,
  worded: ReadonlySet<number>,
  { answers, given }: CodeCounts,
  scale: number,
  own: ReadonlySet<number> | null = null,
): Float64Array {
  const codeCount = prior.whole.length;
  const views = new Float64Array(codeCount * VIEWS.length);
  const best = largest(prior.whole);
  const taught = prior.views[TAUGHT] ?? new Float64Array(codeCount);
  const mostTaught = largest(taught);
  const length = Math.log(1 + contentWords);
  for (let code = 0; code < codeCount; code++) {
    const count = (given[code] as number) - (own?.has(code) ? 1 : 0);
    const score = Math.min(HIGHEST_SCORE, (prior.whole[code] as number) / scale);
    const share = best > 0 ? (prior.whole[code] as number) / best : 0;
    const at = code * VIEWS.length;
    views[at] = 1;
    views[at + 1] = score;
    views[at + 2] = share;
    views[at + 3] = score * share;
    views[at + 4] = lesson[code] as number;
    views[at + 5] = worded.has(code) ? 1 : 0;
    views[at + 6] = Math.log(((count + UNSEEN_COUNT) * codeCount) / (answers + UNSEEN_COUNT * codeCount));
    views[at + 7] = length;
    views[at + 8] = mostTaught > 0 ? (taught[code] as number) / mostTaught : 0;
    views[at + 9] = passage[code] as number;
  }
  return views;
}

/** What the score by wording lets expect of each code before anything is learnt, from -1 (not given) to 0 (given or not). */
export function expectedOf(scores: Float64Array, scale: number): Float64Array {
  const best = largest(scores);
  return scores.map((score) => (best > 0 ? Math.min(1, score / scale) * (score / best) : 0) - 1);
}

/** The 90th percentile of the best score by wording: what a clear match reaches in this question. */
export function usualBest(answers: readonly Sighted[]): number {
  const best = answers.map(({ prior }) => largest(prior.whole)).toSorted((a, b) => a - b);
  return Math.max(LEAST_MATCH, best[Math.floor(best.length * 0.9)] ?? 0);
}

function largest(values: Float64Array): number {
  let best = 0;
  for (const value of values) if (value > best) best = value;
  return best;
}

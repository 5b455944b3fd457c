import type { Prior } from "../scoring/prior";

/** An answer as the learner sees it: its content words, and how the codebook's wording scores it. */
export type Sighted = { text: string; words: number; prior: Prior };

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
  "passage",
  "margin",
  "given",
  "seen",
  "words",
  "common",
  "taught",
] as const;

const FIRST_OF_WORDING = VIEWS.indexOf("common");
const HIGHEST_SCORE = 1.5;
/** What the wording of a codebook scores below is no match, even where no answer reaches more. */
const LEAST_MATCH = 0.15;
const UNSEEN_COUNT = 0.5;

/**
 * Everything that speaks for or against each code of an answer, a row of `VIEWS.length` values per code:
 * the score by wording against what is usual, its share of the answer's best, both together, the same in
 * the passage that speaks for it most, the margin of the classifier, how often people gave the code, the
 * answer's length, and what the score by wording is made of: words in common, what the wording taught.
 */
export function viewsOf(
  { prior, words }: Sighted,
  margins: Float64Array,
  { answers, given }: CodeCounts,
  scale: number,
  own: ReadonlySet<number> | null = null,
): Float64Array {
  const { whole } = prior;
  const codeCount = whole.length;
  const width = VIEWS.length;
  const views = new Float64Array(codeCount * width);
  const best = largest(whole);
  const passages = passageShares(prior, scale);
  const length = Math.log(1 + words);
  for (let code = 0; code < codeCount; code++) {
    const at = code * width;
    const count = (given[code] as number) - (own?.has(code) ? 1 : 0);
    const score = Math.min(HIGHEST_SCORE, (whole[code] as number) / scale);
    const share = best > 0 ? (whole[code] as number) / best : 0;
    views[at] = 1;
    views[at + 1] = score;
    views[at + 2] = share;
    views[at + 3] = score * share;
    views[at + 4] = passages[code] as number;
    views[at + 5] = (margins[code] as number) + 1;
    views[at + 6] = Math.log(((count + UNSEEN_COUNT) * codeCount) / (answers + UNSEEN_COUNT * codeCount));
    views[at + 7] = count > 0 ? 1 : 0;
    views[at + 8] = length;
  }
  prior.views.slice(0, width - FIRST_OF_WORDING).forEach((scores, view) => {
    const most = largest(scores);
    for (let code = 0; most > 0 && code < codeCount; code++) {
      views[code * width + FIRST_OF_WORDING + view] = (scores[code] as number) / most;
    }
  });
  return views;
}

/** The 90th percentile of the best score by wording: what a clear match reaches in this question. */
export function usualBest(answers: readonly Sighted[]): number {
  const best = answers.map(({ prior }) => largest(prior.whole)).toSorted((a, b) => a - b);
  return Math.max(LEAST_MATCH, best[Math.floor(best.length * 0.9)] ?? 0);
}

/** A code's share of the best score in the passage that speaks for it most, less where that passage says little. */
function passageShares({ whole, passages }: Prior, scale: number): Float64Array {
  const shares = new Float64Array(whole.length);
  for (const scores of passages) {
    const best = largest(scores);
    if (best === 0) continue;
    const clarity = Math.min(1, best / scale) / best;
    for (let code = 0; code < shares.length; code++) {
      const share = (scores[code] as number) * clarity;
      if (share > (shares[code] as number)) shares[code] = share;
    }
  }
  return shares;
}

function largest(values: Float64Array): number {
  let best = 0;
  for (const value of values) if (value > best) best = value;
  return best;
}

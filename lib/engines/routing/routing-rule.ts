import { ONE_SIDED, SHARES_TRIED } from "./parameters";

/**
 * The codes of an answer by people, by the learning engine, which had not learnt from it, and by the model, with the F1
 * that the learning engine expected of its own.
 */
export type Compared = {
  people: readonly string[];
  learner: readonly string[];
  model: readonly string[];
  expected: number;
};

/**
 * For which answers the learning engine is as good as the model: those of which it expects at least the returned F1;
 * null where it is for none.
 *
 * Of the compared answers those of which the learning engine is surest are given to it, a twentieth more at a time. The
 * micro-F1 against people of this mixture, less that of the model alone, is known up to an error. A share may stay where
 * the mixture is no worse than the model with a certainty of 95%: where its F1 is .03 higher, with a standard error of
 * .01, but not with one of .02. The largest such share counts. The standard error is by linearisation of the ratio
 * (Cochran 1977, Sampling Techniques, 6.4), paired by answer. Two things are not
 * corrected: people who see a model's codes agree with it more often than they would else, which keeps answers with the
 * model; and answers that people chose to review may be harder for it than others, which does the opposite.
 */
export function sureFrom(compared: readonly Compared[]): number | null {
  const model = ratioOf(compared.map(({ people, model: codes }) => partsOf(people, codes)));
  const ranked = compared.map(({ expected }) => expected).toSorted((one, other) => other - one);
  const step = Math.max(1, Math.ceil(ranked.length / SHARES_TRIED));
  let best: number | null = null;
  for (let size = step; size <= ranked.length; size += step) {
    const from = ranked[size - 1] as number;
    if (from <= 0) break;
    const mixture = ratioOf(
      compared.map((each) => partsOf(each.people, each.expected >= from ? each.learner : each.model)),
    );
    const differences = mixture.influences.map((influence, index) => influence - (model.influences[index] as number));
    const lowest = mixture.f1 - model.f1 - ONE_SIDED * Math.sqrt(sumOfSquares(differences));
    if (lowest >= 0) best = from;
  }
  return best;
}

type Parts = { right: number; all: number };

const partsOf = (people: readonly string[], codes: readonly string[]): Parts => ({
  right: codes.filter((code) => people.includes(code)).length,
  all: people.length + codes.length,
});

/** Micro-F1, and what each answer adds to its error. */
function ratioOf(parts: readonly Parts[]): { f1: number; influences: number[] } {
  const right = parts.reduce((sum, part) => sum + part.right, 0);
  const all = Math.max(
    1,
    parts.reduce((sum, part) => sum + part.all, 0),
  );
  const f1 = (2 * right) / all;
  return { f1, influences: parts.map((part) => (2 * part.right - f1 * part.all) / all) };
}

const sumOfSquares = (values: readonly number[]) => values.reduce((sum, value) => sum + value * value, 0);

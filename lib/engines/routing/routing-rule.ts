import { ONE_SIDED, SHARES_TRIED } from "./parameters";

/**
 * The codes that people, the learning engine (which did not learn from this answer) and the model gave to one answer,
 * and the F1 that the learning engine expected.
 */
export type Compared = {
  people: readonly string[];
  learner: readonly string[];
  model: readonly string[];
  expected: number;
};

/**
 * The expected F1 from which on the learning engine is as good as the model; null if it never is.
 *
 * The learning engine gets the answers of which it is surest, a twentieth more of all answers at each step. Each step
 * compares the micro-F1 of this mixture with that of the model alone, both measured by people's codes. A step is
 * accepted if the mixture is not worse with 95% certainty: a gain of .03 is enough with a standard error of .01, but
 * not with one of .02. The largest accepted step counts. The standard error of the difference is computed by
 * linearisation of the ratio (Cochran 1977, Sampling Techniques, 6.4), paired by answer.
 *
 * Two biases are not corrected. People who see the model's codes agree with it more often, which favours the model. The
 * answers that people choose to review may be harder for the model, which favours the learning engine.
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

/** Micro-F1, and for each answer its influence on the error of that value. */
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

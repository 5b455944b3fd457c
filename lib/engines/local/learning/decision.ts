import {
  MAX_EXCEPTIONS,
  MIN_CODE_PROBABILITY,
  MIN_REVIEWED_FOR_SINGLE,
  PRIOR_F1,
  PRIOR_F1_ANSWERS,
} from "./parameters";
/**
 * How an answer's probabilities become codes: it gets all codes with at least `threshold`; if `single`, no more than the
 * best of them.
 */
export type Decision = { threshold: number; single: boolean };

/**
 * Chooses the threshold with the highest expected micro-F1, by the probabilities of the reviewed answers. The decision
 * is `single` if almost no reviewed answer has several codes.
 */
export function chooseDecision(
  probabilities: readonly Float64Array[],
  codeSets: readonly ReadonlySet<number>[],
): Decision {
  const several = codeSets.filter((codes) => codes.size > 1).length;
  const single = codeSets.length >= MIN_REVIEWED_FOR_SINGLE && several <= MAX_EXCEPTIONS * codeSets.length;
  return { threshold: bestThreshold(probabilities), single };
}

/** The indexes of the codes that a decision gives. */
export function decide(probabilities: Float64Array, { threshold, single }: Decision): number[] {
  const chosen = [...probabilities.keys()].filter((code) => (probabilities[code] as number) >= threshold);
  return single && chosen.length > 1 ? [indexOfMax(probabilities)] : chosen;
}

/**
 * The expected F1 of the codes given to an answer: twice the expected number of right codes, divided by the number of
 * given codes plus the expected number of true codes. 0 if no code is given.
 */
export function expectedF1(probabilities: Float64Array, given: readonly number[]): number {
  const right = given.reduce((sum, code) => sum + (probabilities[code] as number), 0);
  const truly = probabilities.reduce((sum, probability) => sum + probability, 0);
  return given.length === 0 ? 0 : (2 * right) / (given.length + truly);
}

/** The index of the largest value, the first one if several are equal; -1 for an empty list. */
export function indexOfMax(values: Float64Array): number {
  let best = -1;
  for (let index = 0; index < values.length; index++) {
    if (best < 0 || (values[index] as number) > (values[best] as number)) best = index;
  }
  return best;
}

/**
 * The threshold: half of the best expected F1, because giving every code from that probability on maximises F1 (Lipton,
 * Elkan and Naryanaswamy 2014). With few answers, the estimate of the best F1 is drawn towards `PRIOR_F1`.
 */
function bestThreshold(probabilities: readonly Float64Array[]): number {
  const values = probabilities.flatMap((row) => [...row].filter((value) => value >= MIN_CODE_PROBABILITY));
  const total = probabilities.reduce((sum, row) => sum + row.reduce((all, value) => all + value, 0), 0);
  let [right, found, best] = [0, 0, 0];
  for (const value of values.toSorted((a, b) => b - a)) {
    right += value;
    found += 1;
    best = Math.max(best, (2 * right) / (found + total));
  }
  return (best * probabilities.length + PRIOR_F1 * PRIOR_F1_ANSWERS) / (probabilities.length + PRIOR_F1_ANSWERS) / 2;
}

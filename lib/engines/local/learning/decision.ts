import {
  LEAST_CODE_PROBABILITY,
  LEAST_REVIEWED_FOR_SINGLE,
  LEAST_REVIEWED_TO_FORCE,
  MOST_EXCEPTIONS,
  PRIOR_F1,
  PRIOR_F1_ANSWERS,
} from "./parameters";
/**
 * How an answer's probabilities become codes: it gets all codes with at least `threshold`. If `forced`, it gets its
 * best code even if none reaches the threshold. If `single`, it gets no more than its best code.
 */
export type Decision = { threshold: number; forced: boolean; single: boolean };

/**
 * Chooses the threshold with the highest expected micro-F1, by the probabilities of all answers. The decision is
 * `forced` if almost every reviewed answer has a code, and `single` if almost none has several.
 */
export function chooseDecision(
  probabilities: readonly Float64Array[],
  codeSets: readonly ReadonlySet<number>[],
): Decision {
  const forced = codeSets.length >= LEAST_REVIEWED_TO_FORCE && isRare((codes) => codes.size === 0, codeSets);
  const single = codeSets.length >= LEAST_REVIEWED_FOR_SINGLE && isRare((codes) => codes.size > 1, codeSets);
  return { threshold: bestThreshold(probabilities, forced), forced, single };
}

/** The indexes of the codes that a decision gives. */
export function decide(probabilities: Float64Array, { threshold, forced, single }: Decision): number[] {
  const best = indexOfMax(probabilities);
  if (best < 0) return [];
  const chosen = [...probabilities.keys()].filter((code) => (probabilities[code] as number) >= threshold);
  return (forced && chosen.length === 0) || (single && chosen.length > 0) ? [best] : chosen;
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

function isRare(test: (codes: ReadonlySet<number>) => boolean, codeSets: readonly ReadonlySet<number>[]): boolean {
  return codeSets.filter(test).length <= MOST_EXCEPTIONS * codeSets.length;
}

/**
 * The threshold: half of the best expected F1, because giving every code from that probability on maximises F1 (Lipton,
 * Elkan and Naryanaswamy 2014). With few answers, the estimate of the best F1 is drawn towards `PRIOR_F1`.
 */
function bestThreshold(probabilities: readonly Float64Array[], forced: boolean): number {
  const total = probabilities.reduce((sum, row) => sum + row.reduce((all, value) => all + value, 0), 0);
  const given = forced ? probabilities.map((row) => row[indexOfMax(row)] ?? 0) : [];
  const free = probabilities.flatMap((row) => {
    const best = forced ? indexOfMax(row) : -1;
    return [...row].filter((value, code) => code !== best && value >= LEAST_CODE_PROBABILITY);
  });
  let right = given.reduce((sum, value) => sum + value, 0);
  let found = given.length;
  let best = (2 * right) / Math.max(1, found + total);
  for (const value of free.toSorted((a, b) => b - a)) {
    right += value;
    found += 1;
    best = Math.max(best, (2 * right) / (found + total));
  }
  return (best * probabilities.length + PRIOR_F1 * PRIOR_F1_ANSWERS) / (probabilities.length + PRIOR_F1_ANSWERS) / 2;
}

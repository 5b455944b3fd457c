import {
  LEAST_CODE_PROBABILITY,
  LEAST_REVIEWED_FOR_SINGLE,
  LEAST_REVIEWED_TO_FORCE,
  MOST_EXCEPTIONS,
  PRIOR_F1,
  PRIOR_F1_ANSWERS,
} from "./parameters";
/**
 * How probabilities become codes: every code from `threshold` on; with `forced`, the best code where none reaches it;
 * with `single`, the best code alone.
 */
export type Decision = { threshold: number; forced: boolean; single: boolean };

/**
 * Chooses the threshold of the highest expected micro-F1, from the probabilities of all answers. A code is forced
 * where almost every reviewed answer has one; at most one is given where almost none has several.
 */
export function chooseDecision(
  probabilities: readonly Float64Array[],
  codeSets: readonly ReadonlySet<number>[],
): Decision {
  const forced = codeSets.length >= LEAST_REVIEWED_TO_FORCE && isRare((codes) => codes.size === 0, codeSets);
  const single = codeSets.length >= LEAST_REVIEWED_FOR_SINGLE && isRare((codes) => codes.size > 1, codeSets);
  return { threshold: bestThreshold(probabilities, forced), forced, single };
}

/** The codes that a decision gives, by index. */
export function decide(probabilities: Float64Array, { threshold, forced, single }: Decision): number[] {
  const best = indexOfMax(probabilities);
  if (best < 0) return [];
  const chosen = [...probabilities.keys()].filter((code) => (probabilities[code] as number) >= threshold);
  return (forced && chosen.length === 0) || (single && chosen.length > 0) ? [best] : chosen;
}

/**
 * The F1 to expect of the codes given to an answer, from the probabilities of all: twice the codes that are probably
 * right, by those given and those that are probably true. 0 where none is given.
 */
export function expectedF1(probabilities: Float64Array, given: readonly number[]): number {
  const right = given.reduce((sum, code) => sum + (probabilities[code] as number), 0);
  const truly = probabilities.reduce((sum, probability) => sum + probability, 0);
  return given.length === 0 ? 0 : (2 * right) / (given.length + truly);
}

/** The index of the largest value, the first of equal ones; -1 for an empty list. */
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
 * Half of the best expected F1: giving every code from there on maximises it (Lipton, Elkan and Naryanaswamy 2014).
 * With few answers the estimate is drawn towards `PRIOR_F1`.
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

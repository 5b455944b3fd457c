/** How probabilities become codes: all from a threshold on, at least the best where `forced`, at most the best where `single`. */
export type Decision = { threshold: number; forced: boolean; single: boolean };

const HARDLY_ANY = 0.02;
const LEAST_REVIEWED = 10;
const LEAST_TO_FORCE = 35;
const USUAL_F1 = 0.6;
const FEW_ANSWERS = 20;
/** No code so improbable is worth giving, whatever the others. */
const LEAST_WORTH = 0.05;

/**
 * Chooses the decision that is expected to agree with people best (micro-F1), going by probabilities alone.
 * A code is forced where hardly any reviewed answer has none, and no more than one given where hardly
 * any has several.
 */
export function chooseDecision(
  probabilities: readonly Float64Array[],
  codeSets: readonly ReadonlySet<number>[],
): Decision {
  const forced = codeSets.length >= LEAST_TO_FORCE && isRare((codes) => codes.size === 0, codeSets);
  const single = codeSets.length >= LEAST_REVIEWED && isRare((codes) => codes.size > 1, codeSets);
  return { threshold: bestThreshold(probabilities, forced), forced, single };
}

/** The codes that a decision takes, by number. */
export function decide(probabilities: Float64Array, { threshold, forced, single }: Decision): number[] {
  const best = indexOfMax(probabilities);
  if (best < 0) return [];
  const chosen = [...probabilities.keys()].filter((code) => (probabilities[code] as number) >= threshold);
  return (forced && chosen.length === 0) || (single && chosen.length > 0) ? [best] : chosen;
}

/** The place of the largest value, the first of equal ones; -1 in an empty list. */
export function indexOfMax(values: Float64Array): number {
  let best = -1;
  for (let index = 0; index < values.length; index++) {
    if (best < 0 || (values[index] as number) > (values[best] as number)) best = index;
  }
  return best;
}

function isRare(test: (codes: ReadonlySet<number>) => boolean, codeSets: readonly ReadonlySet<number>[]): boolean {
  return codeSets.filter(test).length <= HARDLY_ANY * codeSets.length;
}

/**
 * Half of the best F1 that can be expected, as a code is worth giving from there on (Lipton, Elkan and
 * Naryanaswamy 2014); a few answers alone tell little of it.
 */
function bestThreshold(probabilities: readonly Float64Array[], forced: boolean): number {
  const total = probabilities.reduce((sum, row) => sum + row.reduce((all, value) => all + value, 0), 0);
  const given = forced ? probabilities.map((row) => row[indexOfMax(row)] ?? 0) : [];
  const free = probabilities.flatMap((row) => {
    const best = forced ? indexOfMax(row) : -1;
    return [...row].filter((value, code) => code !== best && value >= LEAST_WORTH);
  });
  let right = given.reduce((sum, value) => sum + value, 0);
  let found = given.length;
  let best = (2 * right) / Math.max(1, found + total);
  for (const value of free.toSorted((a, b) => b - a)) {
    right += value;
    found += 1;
    best = Math.max(best, (2 * right) / (found + total));
  }
  return (best * probabilities.length + USUAL_F1 * FEW_ANSWERS) / (probabilities.length + FEW_ANSWERS) / 2;
}

/** How scores become codes: all codes above a threshold, at least one where `forced`, just the best where `single`. */
export type Decision = { threshold: number; forced: boolean; single: boolean };

const MOSTLY = 0.98;

/**
 * Chooses the decision that reproduces people's codes best (micro-F1) on scores of answers that
 * the scorer had not seen. One code is forced only where hardly any answer has none.
 */
export function chooseDecision(scores: readonly Float64Array[], truth: readonly ReadonlySet<number>[]): Decision {
  const total = Math.max(1, truth.length);
  const forced = truth.filter((codes) => codes.size > 0).length / total >= MOSTLY;
  const single = truth.filter((codes) => codes.size === 1).length / total >= MOSTLY;
  const pairs: { score: number; right: boolean; best: boolean }[] = [];
  scores.forEach((row, index) => {
    const best = indexOfMax(row);
    row.forEach((score, code) => {
      pairs.push({ score, right: truth[index]?.has(code) ?? false, best: code === best });
    });
  });
  pairs.sort((a, b) => b.score - a.score);
  const labels = truth.reduce((sum, codes) => sum + codes.size, 0);
  const start = forced ? pairs.filter(({ best }) => best) : [];
  let both = start.filter(({ right }) => right).length;
  let found = start.length;
  let bestScore = 0;
  let threshold = 0;
  pairs.forEach(({ score, right, best }, place) => {
    if (!(forced && best)) {
      found += 1;
      if (right) both += 1;
    }
    const f = (2 * both) / Math.max(1, found + labels);
    const below = pairs[place + 1]?.score ?? score - 0.1;
    if (f > bestScore && below < score) {
      bestScore = f;
      threshold = (score + below) / 2;
    }
  });
  return { threshold, forced, single };
}

/** The codes that a decision takes, by number. */
export function decide(scores: Float64Array, { threshold, forced, single }: Decision): number[] {
  const best = indexOfMax(scores);
  if (single) return best >= 0 ? [best] : [];
  const chosen = [...scores.keys()].filter((code) => (scores[code] as number) > threshold);
  return chosen.length === 0 && forced && best >= 0 ? [best] : chosen;
}

/** The place of the largest value, the first of equal ones; -1 in an empty list. */
export function indexOfMax(values: Float64Array): number {
  let best = -1;
  for (let index = 0; index < values.length; index++) {
    if (best < 0 || (values[index] as number) > (values[best] as number)) best = index;
  }
  return best;
}

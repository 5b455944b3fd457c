import { criticalT } from "@/lib/statistics/student-t";

/** What is added up over answers: how many they are, and their weights with the powers of weights and scores. */
export type Sums = { answers: number; weight: number; squares: number; scores: number; scoreSquares: number };

export const NOTHING: Sums = { answers: 0, weight: 0, squares: 0, scores: 0, scoreSquares: 0 };

export function addTo(
  sums: Sums,
  { score, weight, answers }: { score: number; weight: number; answers: number },
): void {
  sums.answers += answers;
  sums.weight += answers * weight;
  sums.squares += answers * weight * weight;
  sums.scores += answers * weight * score;
  sums.scoreSquares += answers * weight * score * score;
}

export const less = (whole: Sums, part: Sums): Sums => ({
  answers: whole.answers - part.answers,
  weight: whole.weight - part.weight,
  squares: whole.squares - part.squares,
  scores: whole.scores - part.scores,
  scoreSquares: whole.scoreSquares - part.scoreSquares,
});

/** Kish's effective base; without weights, the number of answers. */
export const effectiveOf = ({ weight, squares }: Sums): number => (squares > 0 ? weight ** 2 / squares : 0);

/** The mean, and the square of its standard error by the effective base. */
export function meanOf(sums: Sums) {
  const effective = effectiveOf(sums);
  const mean = sums.scores / sums.weight;
  const variance = Math.max(0, sums.scoreSquares / sums.weight - mean ** 2) / (effective - 1);
  return { mean, variance, freedom: effective - 1 };
}

export type Interval = { low: number; high: number };

/** The 95% interval of an estimate by Student's t. */
export function intervalAround(value: number, standardError: number, freedom: number): Interval {
  const reach = standardError > 0 ? criticalT(freedom) * standardError : 0;
  return { low: value - reach, high: value + reach };
}

/** The mean with its 95% interval by Student's t. */
export function meanWithInterval(sums: Sums): { mean: number; interval: Interval | null } {
  const { mean, variance, freedom } = meanOf(sums);
  return { mean, interval: freedom > 0 ? intervalAround(mean, Math.sqrt(variance), freedom) : null };
}

/**
 * The difference of two means with its 95% interval: B. L. Welch, Biometrika 34 (1947), 28-35; R's `t.test`. Weighted
 * means go by their effective bases.
 */
export function compareMeans(one: Sums, other: Sums): { difference: number; interval: Interval } {
  const [first, second] = [meanOf(one), meanOf(other)];
  const variance = first.variance + second.variance;
  const freedom = variance ** 2 / (first.variance ** 2 / first.freedom + second.variance ** 2 / second.freedom);
  const difference = first.mean - second.mean;
  return { difference, interval: intervalAround(difference, Math.sqrt(variance), freedom) };
}

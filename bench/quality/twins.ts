import type { Pair } from "./metrics";

/** How much better two generated codes together must match a code of people than the better one alone. */
const MIN_GAIN = 0.05;

/** Pairs of generated codes that would match one code of people better if they were merged. */
export function twinsOf(pairs: readonly Pair[]): [string, string][] {
  const codes = [...new Set(pairs.flatMap(({ found }) => found))];
  const labels = [...new Set(pairs.flatMap(({ truth }) => truth))];
  const holders = (key: "truth" | "found", name: string) =>
    new Set(pairs.flatMap((pair, at) => (pair[key].includes(name) ? [at] : [])));
  const truths = labels.map((label) => holders("truth", label));
  const found = codes.map((code) => {
    const own = holders("found", code);
    const scores = truths.map((truth) => f1(truth, own));
    return { code, own, scores, best: scores.indexOf(Math.max(...scores)) };
  });
  return found.flatMap((one, at) =>
    found.slice(at + 1).flatMap((other): [string, string][] => {
      if (one.best !== other.best) return [];
      const together = f1(truths[one.best] ?? new Set(), new Set([...one.own, ...other.own]));
      const apart = Math.max(one.scores[one.best] ?? 0, other.scores[one.best] ?? 0);
      return together >= apart + MIN_GAIN ? [[one.code, other.code]] : [];
    }),
  );
}

function f1(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let both = 0;
  for (const item of one) if (other.has(item)) both += 1;
  return one.size + other.size === 0 ? 0 : (2 * both) / (one.size + other.size);
}

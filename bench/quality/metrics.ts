import { seededRandom } from "@/lib/numeric/random";

/** The codes of one answer: by people (`truth`) and by the machine (`found`). */
export type Pair = { truth: readonly string[]; found: readonly string[] };

export type Scores = {
  micro: number;
  macro: number;
  samples: number;
  exact: number;
  /** Codes per answer, divided by people's codes per answer. */
  ratio: number;
  alpha: number;
  /** The share of answers with at least one code. */
  coverage: number;
};

/** All measures of agreement over a list of answers. */
export function scoresOf(pairs: readonly Pair[]): Scores {
  const counts = new Map<string, { both: number; truth: number; found: number }>();
  const of = (label: string) => {
    const known = counts.get(label) ?? { both: 0, truth: 0, found: 0 };
    counts.set(label, known);
    return known;
  };
  let samples = 0;
  let exact = 0;
  for (const { truth, found } of pairs) {
    const both = found.filter((label) => truth.includes(label));
    for (const label of truth) of(label).truth += 1;
    for (const label of found) of(label).found += 1;
    for (const label of both) of(label).both += 1;
    samples += truth.length + found.length === 0 ? 1 : (2 * both.length) / (truth.length + found.length);
    exact += both.length === truth.length && both.length === found.length ? 1 : 0;
  }
  const all = [...counts.values()];
  const sum = (key: "both" | "truth" | "found") => all.reduce((total, count) => total + count[key], 0);
  const used = all.filter(({ truth }) => truth > 0);
  const total = Math.max(1, pairs.length);
  return {
    micro: (2 * sum("both")) / Math.max(1, sum("truth") + sum("found")),
    macro: used.reduce((f, { both, truth, found }) => f + (2 * both) / (truth + found), 0) / Math.max(1, used.length),
    samples: samples / total,
    exact: exact / total,
    ratio: sum("found") / Math.max(1, sum("truth")),
    alpha: masiAlpha(pairs),
    coverage: pairs.filter(({ found }) => found.length > 0).length / total,
  };
}

/** Krippendorff's alpha for two coders with the MASI distance between sets of codes (Passonneau 2006). */
export function masiAlpha(pairs: readonly Pair[]): number {
  const observed = pairs.reduce((sum, { truth, found }) => sum + masi(truth, found), 0) / Math.max(1, pairs.length);
  const values = new Map<string, { labels: readonly string[]; count: number }>();
  for (const labels of pairs.flatMap(({ truth, found }) => [truth, found])) {
    const key = labels.toSorted().join("\u0000");
    const known = values.get(key);
    if (known) known.count += 1;
    else values.set(key, { labels, count: 1 });
  }
  const list = [...values.values()].toSorted((a, b) => b.count - a.count).slice(0, 800);
  const total = list.reduce((sum, { count }) => sum + count, 0);
  let expected = 0;
  for (const a of list) for (const b of list) expected += a.count * b.count * masi(a.labels, b.labels);
  expected /= Math.max(1, total * (total - 1));
  return expected === 0 ? 1 : 1 - observed / expected;
}

function masi(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 0;
  const both = a.filter((label) => b.includes(label)).length;
  const union = a.length + b.length - both;
  const monotony =
    both === a.length && both === b.length ? 1 : both === a.length || both === b.length ? 2 / 3 : both > 0 ? 1 / 3 : 0;
  return 1 - (both / union) * monotony;
}

/** The 95% bootstrap interval of micro-F1 over answers. */
export function bootstrapMicro(pairs: readonly Pair[], rounds: number): [number, number] {
  const random = seededRandom(7);
  const parts = pairs.map(
    ({ truth, found }) => [found.filter((label) => truth.includes(label)).length, truth.length + found.length] as const,
  );
  const values = Array.from({ length: rounds }, () => {
    let both = 0;
    let all = 0;
    for (let draw = 0; draw < parts.length; draw++) {
      const [hit = 0, size = 0] = parts[Math.floor(random() * parts.length)] ?? [];
      both += hit;
      all += size;
    }
    return (2 * both) / Math.max(1, all);
  }).toSorted((a, b) => a - b);
  return [values[Math.floor(rounds * 0.025)] ?? 0, values[Math.floor(rounds * 0.975)] ?? 0];
}

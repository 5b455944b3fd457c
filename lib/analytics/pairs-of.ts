import { benjaminiHochberg } from "@/lib/statistics/adjust-p-values";
import { chiSquareTest } from "@/lib/statistics/chi-square";

/** How many answers have a code, or two codes, and the sum of their weights; all answers if neither is given. */
export type CountedPair = {
  one: string | null;
  other: string | null;
  answers: number;
  weight: number;
  squares: number;
};

type PairsInput = {
  counted: readonly CountedPair[];
  codes: readonly { id: string; name: string; category: string }[];
  limit: number;
};

/** Pairs of codes with their tests, the most frequent first, as the API shows them. */
export function pairsOf({ counted, codes: listed, limit }: PairsInput) {
  const [whole] = counted.filter(({ one, other }) => one === null && other === null);
  const base = whole?.answers ?? 0;
  const effective = whole && whole.squares > 0 ? whole.weight ** 2 / whole.squares : 0;
  /** Scales weights so that all of them add up to the effective base; without weights it is 1. */
  const scale = whole && whole.weight > 0 ? effective / whole.weight : 0;
  const single = new Map(counted.flatMap((count) => (count.one && !count.other ? [[count.one, count]] : [])));
  const codes = new Map(listed.map((code) => [code.id, code]));
  const pairs = counted.flatMap(({ one, other, answers, weight }) => {
    const [first, second] = [codes.get(one ?? ""), codes.get(other ?? "")];
    if (!first || !second) return [];
    const [ofFirst, ofSecond] = [single.get(first.id), single.get(second.id)];
    const [a, b, together] = [scale * (ofFirst?.weight ?? 0), scale * (ofSecond?.weight ?? 0), scale * weight];
    const test = chiSquareTest([
      [together, a - together],
      [b - together, effective - a - b + together],
    ]);
    const lift = (together * effective) / (a * b);
    return [
      {
        codes: [first, second].map(({ id, name, category }) => ({
          code_id: id,
          code_name: name,
          category,
        })),
        counts: [ofFirst?.answers ?? 0, ofSecond?.answers ?? 0],
        count: answers,
        base,
        effective_base: effective,
        percentage: effective > 0 ? (100 * together) / effective : null,
        jaccard: together > 0 ? together / (a + b - together) : 0,
        lift: Number.isFinite(lift) ? lift : 0,
        phi: test ? Math.sign(lift - 1) * Math.sqrt(test.statistic / effective) : null,
        p_value: test?.p ?? null,
      },
    ];
  });
  const adjusted = benjaminiHochberg(pairs.map(({ p_value }) => p_value ?? 1));
  return pairs
    .map((pair, index) => ({ ...pair, adjusted_p_value: adjusted[index] ?? 1 }))
    .toSorted((one, other) => other.count - one.count || other.lift - one.lift)
    .slice(0, limit);
}

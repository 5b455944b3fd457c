import { benjaminiHochberg } from "@/lib/statistics/adjust-p-values";
import { chiSquareTest } from "@/lib/statistics/chi-square";

/** How many answers have a code, or two codes; all answers if neither is given. */
export type CountedPair = { one: string | null; other: string | null; answers: number };

type PairsInput = {
  counted: readonly CountedPair[];
  codes: readonly { id: string; name: string; category: string }[];
  limit: number;
};

/** Pairs of codes with their tests, the most frequent first, as the API shows them. */
export function pairsOf({ counted, codes: listed, limit }: PairsInput) {
  const [whole] = counted.filter(({ one, other }) => one === null && other === null);
  const base = whole?.answers ?? 0;
  const single = new Map(counted.flatMap(({ one, other, answers }) => (one && !other ? [[one, answers]] : [])));
  const codes = new Map(listed.map((code) => [code.id, code]));
  const pairs = counted.flatMap(({ one, other, answers: together }) => {
    const [first, second] = [codes.get(one ?? ""), codes.get(other ?? "")];
    if (!first || !second) return [];
    const [a, b] = [single.get(first.id) ?? 0, single.get(second.id) ?? 0];
    const test = chiSquareTest([
      [together, a - together],
      [b - together, base - a - b + together],
    ]);
    const lift = (together * base) / (a * b);
    return [
      {
        codes: [first, second].map(({ id, name, category }) => ({
          code_id: id,
          code_name: name,
          category,
        })),
        counts: [a, b],
        count: together,
        base,
        percentage: (100 * together) / base,
        jaccard: together / (a + b - together),
        lift,
        phi: test ? Math.sign(lift - 1) * Math.sqrt(test.statistic / base) : null,
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

import { describe, expect, it } from "vitest";
import { seededRandom } from "@/lib/numeric/random";
import { scoreOf } from "./score-of";

const SEEDS = 400;

type Survey = { answers: number; codes: number; weights: number[]; isUneven?: boolean };

/** Codes that have nothing to do with the score: some frequent, some often together. */
function chance(seed: number, { answers, codes, weights, isUneven = false }: Survey) {
  const random = seededRandom(seed);
  const rows = Array.from({ length: answers }, () => {
    const mood = random();
    const has = Array.from(
      { length: codes },
      (_, place) => random() < (0.15 + 0.25 * (place % 3)) * (0.6 + 0.8 * mood),
    );
    // Skewed, as ratings are: most answers give 8 to 10. If uneven, the first code has the same mean, but extreme scores.
    const skewed = Math.floor(11 * Math.sqrt(random()));
    const extreme = (has[0] ? 10 : 6) * Math.round(random()) + (has[0] ? 0 : 2);
    const score = isUneven ? extreme : skewed;
    const weight = weights[Math.floor(random() * weights.length)] ?? 1;
    return { score, weight, answers: 1, codes: has.flatMap((is, place) => (is ? [place] : [])).join() };
  });
  const category = { id: "net", name: "Net" };
  const frame = Array.from({ length: codes }, (_, place) => {
    const name = `code ${place}`;
    return { id: name, ids: [name], number: place, name, sentiment: "Neutral" as const, category, nets: [category] };
  });
  const scale = { lowest: 0, highest: 10, areWhole: true };
  return scoreOf({ rows, codes: frame, scale, bounds: { lowTo: 6, highFrom: 9 } });
}

describe("codes that have nothing to do with the score", () => {
  it.each([
    { answers: 400, codes: 15, weights: [1] },
    { answers: 500, codes: 10, weights: [0.4, 1, 2.5] },
    { answers: 150, codes: 5, weights: [1] },
    { answers: 300, codes: 4, weights: [1], isUneven: true },
  ])("are significant in at most one of 20 surveys: $answers answers, $codes codes, weights $weights", (given) => {
    const found = Array.from({ length: SEEDS }, (_, seed) =>
      chance(seed, given).rows.some(({ impact }) => impact?.significant),
    );
    const share = found.filter(Boolean).length / SEEDS;
    // 5%, and two standard errors of a share of 400 surveys.
    expect(share).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / SEEDS));
  });
});

import { describe, expect, test } from "vitest";
import { matchCodes } from "./matching";
import { bootstrapMicro, masiAlpha, scoresOf } from "./metrics";

const PAIRS = [
  { truth: ["a"], found: ["a"] },
  { truth: ["a", "b"], found: ["a"] },
  { truth: [], found: ["b"] },
  { truth: [], found: [] },
];

describe("scoresOf", () => {
  test("computes each measure as defined", () => {
    const { micro, samples, exact, ratio, coverage } = scoresOf(PAIRS);
    expect(micro).toBeCloseTo((2 * 2) / 6);
    expect(samples).toBeCloseTo((1 + 2 / 3 + 0 + 1) / 4);
    expect(exact).toBe(0.5);
    expect(ratio).toBe(1);
    expect(coverage).toBe(0.75);
  });

  test("agreement is 1 for equal codings and the interval holds the score", () => {
    const equal = [["a"], ["b"], ["a", "b"]].map((labels) => ({ truth: labels, found: labels }));
    expect(masiAlpha(equal)).toBe(1);
    const [low, high] = bootstrapMicro(PAIRS, 200);
    expect(low).toBeLessThanOrEqual(scoresOf(PAIRS).micro);
    expect(high).toBeGreaterThanOrEqual(scoresOf(PAIRS).micro);
  });
});

describe("matchCodes", () => {
  test("matches one to one for the largest weighted F1", () => {
    const pairs = [
      { truth: ["x"], found: ["1"] },
      { truth: ["x"], found: ["1"] },
      { truth: ["y"], found: ["1", "2"] },
    ];
    const { match, weighted } = matchCodes(pairs, pairs);
    expect([...match].toSorted()).toEqual([
      ["1", "x"],
      ["2", "y"],
    ]);
    expect(weighted).toBeCloseTo((0.8 * 2 + 1) / 3);
  });
});

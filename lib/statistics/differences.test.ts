import { describe, expect, it } from "vitest";
import { independentDifference, lessOf, pairedDifference } from "./differences";

const rounded = (estimate: ReturnType<typeof pairedDifference>) =>
  estimate && [estimate.value, estimate.interval.low, estimate.interval.high].map((value) => Number(value.toFixed(4)));

describe("differences of proportions", () => {
  it("of independent answers are Newcombe's: 56 of 70 against 48 of 80", () => {
    const difference = independentDifference({ count: 48, base: 80 }, { count: 56, base: 70 });
    expect(rounded(difference)).toEqual([0.2, 0.0524, 0.3339]);
    expect(independentDifference({ count: 0, base: 0 }, { count: 1, base: 1 })).toBeNull();
  });

  it("of the same answers are Newcombe's: 36, 12, 2 and 0", () => {
    const difference = pairedDifference({ both: 36, onlyLater: 12, onlyEarlier: 2, neither: 0 });
    expect(rounded(difference)).toEqual([0.2, 0.0569, 0.3404]);
    const none = pairedDifference({ both: 50, onlyLater: 0, onlyEarlier: 0, neither: 50 });
    expect(none?.value).toBe(0);
    expect(none?.interval.high).toBeLessThan(0.02);
    expect(pairedDifference({ both: 0, onlyLater: 0, onlyEarlier: 0, neither: 0 })).toBeNull();
  });

  it("of estimates add the squared half-widths of their intervals", () => {
    const one = { value: 0.3, interval: { low: 0.2, high: 0.5 } };
    const other = { value: 0.1, interval: { low: 0, high: 0.4 } };
    const { value, interval } = lessOf(one, other);
    expect(value).toBeCloseTo(0.2, 12);
    expect(interval.low).toBeCloseTo(0.2 - Math.hypot(0.1, 0.3), 12);
    expect(interval.high).toBeCloseTo(0.2 + Math.hypot(0.2, 0.1), 12);
  });
});

import { describe, expect, it } from "vitest";
import { wilsonInterval } from "./wilson";

describe("the interval of a share", () => {
  // Worked examples of R. G. Newcombe, "Two-sided confidence intervals for the single proportion",
  // Statistics in Medicine 17 (1998), 857-872, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("of %i in %i is that of the literature", (count, base, low, high) => {
    const interval = wilsonInterval(count, base);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  it("reaches the ends exactly, and does not exist without a base", () => {
    expect(wilsonInterval(0, 7)?.low).toBe(0);
    expect(wilsonInterval(7, 7)?.high).toBe(1);
    expect(wilsonInterval(0, 0)).toBeNull();
  });
});

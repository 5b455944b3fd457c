import { describe, expect, it } from "vitest";
import { signed } from "@/lib/text/figures";
import type { WaveDifference } from "./queries";
import { driftWords } from "./trend-words";

const estimate = (points: number, low: number, high: number) => ({ points, interval: { low, high } });
const difference = (coder: ReturnType<typeof estimate>, respondents: ReturnType<typeof estimate>) => {
  const drift = { answers: 40, changed: { gained: 10, lost: 0 }, coder, respondents };
  const tested = { z: 2, p_value: 0.04, adjusted_p_value: 0.04, significant: true, same_coder: true };
  const found: WaveDifference = { from_wave: 1, to_wave: 2, points: 15, ...tested, drift };
  return { found, drift };
};

describe("the drift test in words", () => {
  it("names the coding as the cause if the same answers were coded differently", () => {
    const { found, drift } = difference(estimate(25, 11.6, 38.4), estimate(-10, -31, 11));
    expect(driftWords("Friendly staff", found, drift)).toBe(
      "“Friendly staff” changed by +15.0 points from wave 1 to wave 2. Of that, +25.0 points, 95% interval +11.6 to +38.4 come from coding: the same answers got it more often. There is no sign that what respondents say changed (−10.0 points, 95% interval −31.0 to +11.0).",
    );
  });

  it("does not name the coding if the interval contains zero", () => {
    const { found, drift } = difference(estimate(0, -3, 3), estimate(15, 4, 26));
    expect(driftWords("Friendly staff", found, drift)).toContain("no sign that the coding changed");
  });

  it("writes no sign before zero", () => {
    expect([signed(0.04), signed(-0.04), signed(-4.31)]).toEqual(["0.0", "0.0", "−4.3"]);
  });
});

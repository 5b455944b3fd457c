import { describe, expect, it } from "vitest";
import { cohensKappa, type Decisions, f1Of, krippendorffsAlpha, precisionOf, recallOf } from "./agreement";
import { quantile } from "./quantile";

/** The units of several coders, each given as one character per unit, "." for no value. */
const unitsOf = (...coders: string[]) =>
  [...(coders[0] ?? "")].map((_, place) => coders.map((coder) => coder[place] ?? ".").filter((value) => value !== "."));

/**
 * Krippendorff's alpha for nominal values, any number of coders, and missing values: each unit lists its values. Units
 * with a single value are ignored. Null if all values are equal. Source: K. Krippendorff, "Computing Krippendorff's
 * alpha-reliability" (2011), section C.
 */
function nominalAlpha(units: readonly (readonly string[])[]): number | null {
  const values = new Map<string, number>();
  let total = 0;
  let disagreement = 0;
  for (const unit of units) {
    if (unit.length < 2) continue;
    total += unit.length;
    const counts = new Map<string, number>();
    for (const value of unit) counts.set(value, (counts.get(value) ?? 0) + 1);
    let alike = 0;
    for (const [value, count] of counts) {
      values.set(value, (values.get(value) ?? 0) + count);
      alike += count * (count - 1);
    }
    disagreement += (unit.length * (unit.length - 1) - alike) / (unit.length - 1);
  }
  const expected = total * total - [...values.values()].reduce((sum, count) => sum + count * count, 0);
  return expected > 0 ? 1 - ((total - 1) * disagreement) / expected : null;
}

describe("Krippendorff's alpha is that of the worked examples in Krippendorff (2011)", () => {
  it("A: two coders, two values: 0.095", () => {
    const units = unitsOf("0100000010", "1110010000");
    expect(nominalAlpha(units)).toBeCloseTo(1 - (19 * 4) / (6 * 14), 12);
    expect(nominalAlpha(units)).toBeCloseTo(0.095, 3);
    expect(krippendorffsAlpha({ both: 1, first: 1, second: 3, neither: 5 })).toBe(nominalAlpha(units));
  });

  it("B: two coders, five values: 0.692", () => {
    const alpha = nominalAlpha(unitsOf("aabbdcccedda", "babbbccceddd"));
    expect(alpha).toBeCloseTo(0.692, 3);
    expect(alpha).toBeCloseTo(155 / 224, 12);
  });

  it("C: four coders who left units out: 0.743", () => {
    const alpha = nominalAlpha(unitsOf("123321412...", "1233224125.3", ".3332342251.", "12332441251."));
    expect(alpha).toBeCloseTo(0.743, 3);
    expect(alpha).toBeCloseTo(113 / 152, 12);
  });

  it("is undefined where nobody could disagree", () => {
    expect(nominalAlpha([["a", "a"], ["a"]])).toBeNull();
    expect(krippendorffsAlpha({ both: 0, first: 0, second: 0, neither: 9 })).toBeNull();
    expect(krippendorffsAlpha({ both: 4, first: 0, second: 0, neither: 5 })).toBe(1);
  });
});

describe("two coders' decisions", () => {
  const decisions: Decisions = { both: 65, first: 5, second: 22, neither: 108 };

  it("have the kappa of R's vcd::Kappa and psy::ckappa", () => {
    expect(cohensKappa(decisions)).toBeCloseTo(0.719042663891779, 12);
    expect(cohensKappa({ both: 20, first: 5, second: 10, neither: 15 })).toBeCloseTo(0.4, 12);
    expect(cohensKappa({ both: 0, first: 0, second: 0, neither: 7 })).toBeNull();
  });

  it("have precision, recall and F1 as they are defined", () => {
    expect(precisionOf(decisions)).toBeCloseTo(65 / 70, 12);
    expect(recallOf(decisions)).toBeCloseTo(65 / 87, 12);
    expect(f1Of(decisions)).toBeCloseTo(130 / 157, 12);
    const never = { both: 0, first: 0, second: 0, neither: 7 };
    expect([precisionOf(never), recallOf(never), f1Of(never)]).toEqual([null, null, null]);
  });
});

it("quantiles are R's", () => {
  const sorted = [1, 1, 2, 3, 4, 5, 6, 9];
  expect(quantile(sorted, 0.025)).toBe(1);
  expect(quantile(sorted, 0.975)).toBeCloseTo(8.475, 12);
  expect(quantile(sorted, 0.5)).toBe(3.5);
  expect(quantile([], 0.5)).toBeNaN();
});

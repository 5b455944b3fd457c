import { describe, expect, it } from "vitest";
import { benjaminiHochberg, holm } from "./adjust-p-values";
import { chiSquareTail, chiSquareTest, sumOfTests } from "./chi-square";
import { twoSidedP } from "./normal";
import { adjustedResidual, compareProportions } from "./proportions";
import { criticalT, twoSidedT } from "./student-t";

/** Party by gender, the example of R's help page of `chisq.test` (A. Agresti, Introduction to Categorical Data Analysis). */
const PARTY = [
  [762, 327, 468],
  [484, 239, 477],
];

/** Smokers among lung cancer patients, the example of R's help page of `prop.test` (J. L. Fleiss). */
const SMOKERS = [83, 90, 129, 70];
const PATIENTS = [86, 93, 136, 82];

describe("the tails of distributions", () => {
  // scipy 1.17, stats.chi2.sf and 2 * stats.norm.sf; the first two are the 5% points of every table.
  it.each([
    [3.841458820694124, 1, 0.05],
    [9.487729036781154, 4, 0.05],
    [1, 10, 0.9998278843700441],
    [500, 400, 0.0004822121275959],
    [0.001, 3, 0.9999915920809419],
  ])("chi-square %f with %i degrees of freedom", (statistic, freedom, p) => {
    expect(chiSquareTail(statistic, freedom)).toBeCloseTo(p, 7);
  });

  it.each([
    [1.959963984540054, 0.05],
    [-0.5, 0.6170750774519738],
    [5, 5.733031437583866e-7],
    [8, 1.244192114854348e-15],
  ])("normal %f", (z, p) => {
    expect(twoSidedP(z) / p).toBeCloseTo(1, 9);
  });
});

describe("Student's t distribution", () => {
  // R 4.2.2: 2 * pt(-abs(t), df) and qt(0.975, df).
  it.each([
    [2.1, 33.7, 4.32912859430329e-2],
    [-0.3, 5, 0.7762490422632745],
    [12, 80, 1.431409882430821e-19],
    [4, 250_000, 6.33606864351116e-5],
  ])("t %f with %f degrees of freedom", (t, freedom, p) => {
    expect(twoSidedT(t, freedom) / p).toBeCloseTo(1, 7);
  });

  it.each([
    [29, 2.045229642132703],
    [7.3, 2.345066736547702],
    [100_000, 1.959987707534609],
  ])("95%% of the values with %f degrees of freedom", (freedom, t) => {
    expect(criticalT(freedom)).toBeCloseTo(t, 8);
  });
});

describe("the chi-square test", () => {
  it("of party by gender is R's: X-squared = 30.07, df = 2, p-value = 2.954e-07", () => {
    const test = chiSquareTest(PARTY);
    expect(test?.degreesOfFreedom).toBe(2);
    expect(test?.statistic).toBeCloseTo(30.070149095754672, 9);
    expect((test?.p ?? 0) / 2.9535891832117595e-7).toBeCloseTo(1, 9);
  });

  it("of smokers is R's: X-squared = 12.6, df = 3, p-value = 0.005585", () => {
    const rest = PATIENTS.map((patients, place) => patients - (SMOKERS[place] ?? 0));
    const test = chiSquareTest([SMOKERS, rest]);
    expect(test?.statistic).toBeCloseTo(12.600411297127632, 9);
    expect(test?.p).toBeCloseTo(0.005585476661627042, 9);
  });

  it("leaves out rows and columns of zeros, and needs two of each", () => {
    const wider = [...PARTY.map((row) => [...row, 0]), [0, 0, 0, 0]];
    expect(chiSquareTest(wider)).toEqual(chiSquareTest(PARTY));
    expect(chiSquareTest([[1, 2]])).toBeNull();
    expect(chiSquareTest([])).toBeNull();
  });

  it("for answers in several rows adds up the tests of the rows", () => {
    const test = chiSquareTest(PARTY);
    expect(sumOfTests([test, null, test])).toMatchObject({ statistic: 2 * 30.070149095754672, degreesOfFreedom: 4 });
    expect(sumOfTests([null])).toBeNull();
  });
});

describe("proportions", () => {
  it("differ as R's prop.test says, whose X-squared is z squared", () => {
    const difference = compareProportions({ count: 83, base: 86 }, { count: 70, base: 82 });
    expect(difference?.z).toBeCloseTo(2.5323847535716455, 9);
    expect(difference?.p).toBeCloseTo(0.01132896042468749, 9);
  });

  it("cannot be compared without a base or where all are the same", () => {
    expect(compareProportions({ count: 0, base: 0 }, { count: 1, base: 2 })).toBeNull();
    expect(compareProportions({ count: 3, base: 3 }, { count: 2, base: 2 })).toBeNull();
  });

  it("have the adjusted residuals of R: 4.5020535, 0.6994517, -5.3159455", () => {
    const women = 762 + 327 + 468;
    const total = women + 484 + 239 + 477;
    const residuals = [762 + 484, 327 + 239, 468 + 477].map((party, place) =>
      adjustedResidual({ count: PARTY[0]?.[place] ?? 0, base: women }, { count: party, base: total }),
    );
    expect(residuals[0]).toBeCloseTo(4.5020535, 6);
    expect(residuals[1]).toBeCloseTo(0.6994517, 6);
    expect(residuals[2]).toBeCloseTo(-5.3159455, 6);
  });
});

it("p values are adjusted as R's p.adjust does", () => {
  const values = [0.04, 0.01, 0.05, 0.02, 0.03];
  const rounded = (adjusted: number[]) => adjusted.map((value) => Number(value.toFixed(12)));
  expect(rounded(holm(values))).toEqual([0.09, 0.05, 0.09, 0.08, 0.09]);
  expect(rounded(benjaminiHochberg(values))).toEqual([0.05, 0.05, 0.05, 0.05, 0.05]);
  expect(rounded(benjaminiHochberg([0.8, 0.01, 0.03]))).toEqual([0.8, 0.03, 0.045]);
  expect(holm([0.6, 0.7])).toEqual([1, 1]);
  expect(holm([])).toEqual([]);
});

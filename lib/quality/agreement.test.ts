import { expect, it } from "vitest";
import { type CodedTwice, measureAgreement } from "./agreement";

const times = (count: number, answer: CodedTwice) => Array.from({ length: count }, () => answer);

/**
 * Of 200 answers, 65 have code 0 from both, 5 from the machine only, 22 from the person only; code 1 is never given.
 */
const ANSWERS = [
  ...times(65, { machine: [0, 2], person: [2, 0] }),
  ...times(5, { machine: [0], person: [] }),
  ...times(22, { machine: [], person: [0] }),
  ...times(108, { machine: [], person: [] }),
];

it("measures each code, all codes, and codes per answer", () => {
  const { codes, overall, exactMatch, codesPerAnswer } = measureAgreement(ANSWERS, 3);
  expect(codes[0]?.kappa.value).toBeCloseTo(0.719042663891779, 12);
  expect(codes[0]?.precision.value).toBeCloseTo(65 / 70, 12);
  expect(codes[1]).toMatchObject({ alpha: { value: null, low: null, high: null }, decisions: { neither: 200 } });
  expect(codes[2]).toMatchObject({ alpha: { value: 1, low: 1, high: 1 }, f1: { value: 1, low: 1, high: 1 } });
  expect(overall.decisions).toEqual({ both: 130, first: 5, second: 22, neither: 443 });
  expect(exactMatch.value).toBeCloseTo(173 / 200, 12);
  expect(codesPerAnswer.machine.value).toBeCloseTo(135 / 200, 12);
  expect(codesPerAnswer.person.value).toBeCloseTo(152 / 200, 12);
});

it("gives the intervals of resampled answers, the same each time", () => {
  const report = measureAgreement(ANSWERS, 3);
  expect(measureAgreement(ANSWERS, 3)).toEqual(report);
  const { kappa, precision } = report.codes[0] ?? {};
  // R, vcd::Kappa: its large-sample standard error is 0.04944; the bootstrap's interval is a little wider on the left.
  expect(kappa?.low).toBeGreaterThan(0.719 - 2.15 * 0.04944);
  expect(kappa?.low).toBeLessThan(0.719 - 1.8 * 0.04944);
  expect(kappa?.high).toBeGreaterThan(0.719 + 1.75 * 0.04944);
  expect(kappa?.high).toBeLessThan(0.719 + 2.1 * 0.04944);
  expect(precision?.low).toBeGreaterThan(0.84);
  expect(precision?.high).toBeLessThan(1);
});

it("of no answers defines nothing", () => {
  const { overall, resamples } = measureAgreement([], 2);
  expect(resamples).toBe(0);
  expect(overall.alpha).toEqual({ value: null, low: null, high: null });
});

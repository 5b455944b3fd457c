import { expect, test } from "vitest";
import { fitWeights, probabilityOf } from "./logistic-regression";

const DEFAULT_WEIGHTS = Float64Array.of(-1, 2);

test("without rows the weights are the prior mean", () => {
  expect(fitWeights({ rows: new Float64Array(0), labels: new Uint8Array(0) }, DEFAULT_WEIGHTS, 10)).toEqual(
    DEFAULT_WEIGHTS,
  );
});

test("more rows move the weights farther from the prior mean", () => {
  const judged = (count: number) => ({
    rows: new Float64Array(count * 2).fill(1),
    labels: new Uint8Array(count),
  });
  const chance = (count: number) =>
    probabilityOf(Float64Array.of(1, 1), 0, fitWeights(judged(count), DEFAULT_WEIGHTS, 10));
  expect(chance(5)).toBeLessThan(chance(0));
  expect(chance(50)).toBeLessThan(chance(5));
  expect(chance(5_000)).toBeLessThan(0.01);
});

test("predicts the share of positive labels", () => {
  const rows = Float64Array.from(Array.from({ length: 1_000 }, () => [1, 0]).flat());
  const labels = Uint8Array.from({ length: 1_000 }, (_, row) => (row % 5 === 0 ? 1 : 0));
  const weights = fitWeights({ rows, labels }, DEFAULT_WEIGHTS, 1);
  expect(probabilityOf(Float64Array.of(1, 0), 0, weights)).toBeCloseTo(0.2, 2);
  expect(weights[1]).toBeCloseTo(2, 6);
});

test("identical columns share their weight", () => {
  const rows = Float64Array.from(Array.from({ length: 100 }, (_, row) => [row % 2, row % 2]).flat());
  const labels = Uint8Array.from({ length: 100 }, (_, row) => row % 2);
  const [first, second] = fitWeights({ rows, labels }, new Float64Array(2), 1);
  expect(first).toBeGreaterThan(0.5);
  expect(first).toBeCloseTo(second as number, 6);
});

import { expect, test } from "vitest";
import { chooseDecision, decide } from "./decision";

const row = (...values: number[]) => Float64Array.from(values);
const codes = (count: number, ...numbers: number[]) => Array.from({ length: count }, () => new Set(numbers));

test("the threshold is lower where even the best codes are uncertain", () => {
  const clear = Array.from({ length: 200 }, () => row(0.95, 0.02));
  const doubtful = Array.from({ length: 200 }, () => row(0.35, 0.2));
  const two = codes(200, 0, 1);
  expect(decide(row(0.95, 0.3), chooseDecision(clear, two))).toEqual([0]);
  expect(decide(row(0.35, 0.3), chooseDecision(doubtful, two))).toEqual([0, 1]);
});

test("an improbable code is never given, even if all reviewed answers have a code", () => {
  const some = Array.from({ length: 100 }, () => row(0.8, 0.1));
  expect(decide(row(0.1, 0.05), chooseDecision(some, codes(100, 0)))).toEqual([]);
});

test("gives at most one code where people never gave more", () => {
  const some = Array.from({ length: 100 }, () => row(0.6, 0.5));
  expect(decide(row(0.6, 0.5), chooseDecision(some, codes(10, 0)))).toEqual([0]);
  expect(decide(row(0.6, 0.5), chooseDecision(some, codes(10, 0, 1)))).toEqual([0, 1]);
});

test("without codes nothing is chosen", () => {
  expect(decide(row(), chooseDecision([], []))).toEqual([]);
});

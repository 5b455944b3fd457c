import { expect, it } from "vitest";
import { readWeight } from "./read-weight";

it.each([
  ["0.8", 0.8],
  [" 1,25 ", 1.25],
  [".5", 0.5],
  ["0.80", 0.8],
  ["0", 0],
  ["1.2345678901234567", 1.2345678901],
  ["9.5E-5", 0.000095],
  ["-1", null],
  ["1,234.5", null],
  ["", null],
  ["heavy", null],
  ["NaN", null],
  ["1e400", null],
])("reads the weight %j as %j", (cell, weight) => {
  expect(readWeight(cell)).toBe(weight);
});

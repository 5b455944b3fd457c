import { expect, it } from "vitest";
import { timesAsSlow } from "@/test/times-as-slow";
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

it("refuses a cell of 10,000 digits in time linear to its length", () => {
  const hostile = `${"1".repeat(10_000)}x`;
  const ordinary = "heavy ".repeat(hostile.length / 6);
  expect(readWeight(hostile)).toBeNull();
  expect(timesAsSlow(readWeight, { hostile, ordinary })).toBeLessThan(100);
});

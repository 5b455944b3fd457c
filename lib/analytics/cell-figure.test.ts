import { expect, it } from "vitest";
import { cellFigure } from "./cell-figure";

const cell = (weightedCount: number, percentage: number | null) => ({ weighted_count: weightedCount, percentage });

it.each([
  ["share", "30.0"],
  ["count", "12"],
  ["both", "30.0 (12)"],
  ["row", "60.0"],
  ["index", "150"],
] as const)("a cell shows its %s as %s", (figure, words) => {
  expect(cellFigure(cell(12, 30), cell(20, 20), figure)).toBe(words);
});

it.each([
  ["share", "–"],
  ["both", "– (0)"],
  ["row", "–"],
  ["index", "–"],
] as const)("a cell without a base has no %s: %s", (figure, words) => {
  expect(cellFigure(cell(0, null), cell(0, 0), figure)).toBe(words);
});

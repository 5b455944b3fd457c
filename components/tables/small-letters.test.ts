import { expect, test } from "vitest";
import { withoutSmallLetters } from "@/lib/analytics/small-letters";
import { heatClass } from "./heat";
import type { CrossTab } from "./queries";

const columns = [
  { letter: null, small_base: false },
  { letter: "A", small_base: false },
  { letter: "B", small_base: true },
  { letter: "C", small_base: false },
];
const cell = (segment: string | null, percentage: number, ...exceeds: string[]) => ({
  segment,
  segment_key: segment && "city",
  percentage,
  exceeds,
});
const table = {
  columns,
  rows: [{ kind: "code", cells: [cell(null, 30), cell("a", 50, "B", "C"), cell("b", 90, "C"), cell("c", 20)] }],
} as unknown as CrossTab;

test("columns with a small base have no letters, and no column names theirs", () => {
  const [row] = withoutSmallLetters(table).rows;
  expect(row?.cells.map(({ exceeds }) => exceeds.join(""))).toEqual(["", "C", "", ""]);
});

test("only significant differences are coloured, higher and lower ones, unless all are asked for", () => {
  const [row] = withoutSmallLetters(table).rows;
  const classes = (colour: "significant" | "difference") =>
    row?.cells.map((each, at) => (row ? heatClass(row, each, columns[at]?.letter ?? "", colour) : "") !== "");
  expect(classes("significant")).toEqual([false, true, false, true]);
  expect(classes("difference")).toEqual([false, true, true, true]);
});

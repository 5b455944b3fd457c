import { describe, expect, it } from "vitest";
import { periodIn } from "./plan-segments";

describe("the period of a cell", () => {
  const read = (cell: string, by: "month" | "year", order: "day-first" | "month-first" | null) =>
    periodIn(cell, { column: 0, by, order });

  it("is read in the order of the column", () => {
    expect([read("3/4/2026", "month", "day-first"), read("3/4/2026", "month", "month-first")]).toEqual([
      "2026-04",
      "2026-03",
    ]);
    expect(read("13/4/2026", "month", "month-first")).toBeUndefined();
  });

  it("needs an order only where the day or the month may come first, and years need none", () => {
    const cells = ["2026-04-03", "20260403", "3/4/2026", "13/4/2026", "4/13/2026"];
    expect(cells.map((cell) => read(cell, "month", null))).toEqual([
      "2026-04",
      "2026-04",
      undefined,
      undefined,
      undefined,
    ]);
    expect(cells.map((cell) => read(cell, "year", null))).toEqual(cells.map(() => "2026"));
  });

  it("is null where no day is named", () => {
    expect(["n/a", "0000-00-00"].map((cell) => read(cell, "month", null))).toEqual([null, null]);
    expect(["week 11", "2026-02-30"].map((cell) => read(cell, "month", null))).toEqual([undefined, undefined]);
  });
});

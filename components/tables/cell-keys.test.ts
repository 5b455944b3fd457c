import { describe, expect, it } from "vitest";
import { cellAfterKey, HEAD, inTable } from "./cell-keys";

const SIZE = { rows: 30, columns: 4 };
const reached = (row: number, column: number, key: string, ctrlKey = false) => {
  const cell = cellAfterKey({ row, column }, { key, ctrlKey }, SIZE);
  return cell && [cell.row, cell.column];
};

describe("the keys of a cross-tab", () => {
  it("move by one cell, up to the heads and never over the edge", () => {
    expect(reached(3, 1, "ArrowRight")).toEqual([3, 2]);
    expect(reached(3, 1, "ArrowLeft")).toEqual([3, 0]);
    expect(reached(3, 1, "ArrowDown")).toEqual([4, 1]);
    expect(reached(0, 1, "ArrowUp")).toEqual([HEAD, 1]);
    expect(reached(HEAD, 1, "ArrowUp")).toEqual([HEAD, 1]);
    expect(reached(29, 3, "ArrowDown")).toEqual([29, 3]);
    expect(reached(29, 3, "ArrowRight")).toEqual([29, 3]);
  });

  it("reach the ends of a row, of the table, and ten rows on", () => {
    expect(reached(12, 2, "Home")).toEqual([12, 0]);
    expect(reached(12, 2, "End")).toEqual([12, 3]);
    expect(reached(12, 2, "Home", true)).toEqual([0, 0]);
    expect(reached(12, 2, "End", true)).toEqual([29, 3]);
    expect(reached(12, 2, "PageDown")).toEqual([22, 2]);
    expect(reached(25, 2, "PageDown")).toEqual([29, 2]);
    expect(reached(12, 2, "PageUp")).toEqual([2, 2]);
  });

  it("leave other keys to the page", () => {
    expect(reached(3, 1, "Enter")).toBeNull();
    expect(reached(3, 1, "Tab")).toBeNull();
  });

  it("have a cell to begin from in a table that has become smaller, or has no rows", () => {
    expect(inTable({ row: 12, column: 3 }, { rows: 5, columns: 2 })).toEqual({ row: 4, column: 1 });
    expect(inTable({ row: 0, column: 0 }, { rows: 0, columns: 1 })).toEqual({ row: HEAD, column: 0 });
  });
});

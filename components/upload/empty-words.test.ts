import { expect, it } from "vitest";
import { emptyWords } from "./empty-words";

const rows = { row_count: 10, row_count_exact: true };
const column = (index: number, filled: number) => ({ index, name: `Q${index}`, label: null, filled });

it.each([
  ["none", [column(1, 10)], "No answer is empty."],
  ["one", [column(1, 9)], "1 empty cell is not in the base and costs nothing."],
  ["several", [column(1, 8), column(2, 9)], "3 empty cells (Q1 2, Q2 1) are not in the base and cost nothing."],
  ["those of no question", [], ""],
])("says what becomes of empty cells: %s", (_, columns, expected) => {
  expect(emptyWords(rows, columns)).toBe(expected);
});

it("gives no number if not every row has been read", () => {
  const words = emptyWords({ ...rows, row_count_exact: false }, [column(1, 8)]);
  expect(words).toBe("Empty cells are not in the base and cost nothing.");
});

import { expect, it } from "vitest";
import type { CrossTab } from "./queries";
import { unevenRest } from "./uneven-rest";

type Cell = { key: string; letter: string | null; percentage: number | null; exceeds?: string[] };

/** A table whose row "Other" has these cells, and whose row "Staff" has the same. */
function tableOf(cells: readonly Cell[]): Pick<CrossTab, "columns" | "rows"> {
  const columns = cells.map(({ key, letter }) => ({
    ...{ segment: `${key}=${letter}`, segment_key: key, segment_value: letter, letter },
    ...{ base: 40, respondents: 40, weighted_base: 40, effective_base: 40, small_base: false },
  }));
  const row = (name: string): CrossTab["rows"][number] => ({
    ...{
      kind: "code",
      id: name,
      name,
      category_id: name,
      category: name,
      above: [],
      code_number: 1,
      sentiment: "Neutral",
    },
    cells: cells.map(({ key, letter, percentage, exceeds = [] }) => ({
      ...{ segment: `${key}=${letter}`, segment_key: key, segment_value: letter },
      ...{ count: 1, base: 40, weighted_count: 1, percentage, exceeds },
    })),
    chi_square: [],
  });
  return { columns, rows: [row("Staff"), row("Other")] };
}

const codes = [
  { id: "Other", isCatchAll: true },
  { id: "Staff", isCatchAll: false },
];

it("the columns with most and least “Other” are found in each banner where they differ significantly", () => {
  const table = tableOf([
    { key: "age", letter: "A", percentage: 31, exceeds: ["B", "C"] },
    { key: "age", letter: "B", percentage: 12 },
    { key: "age", letter: "C", percentage: 10 },
    { key: "age", letter: null, percentage: 5 },
    { key: "region", letter: "D", percentage: 20 },
    { key: "region", letter: "E", percentage: 25 },
    { key: "region", letter: "F", percentage: null },
  ]);
  expect(unevenRest(table, codes)).toMatchObject([
    { name: "Other", more: { segment: "age=A" }, less: { segment: "age=C" } },
  ]);
});

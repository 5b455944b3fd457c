import { describe, expect, it } from "vitest";
import type { SavColumn } from "@/db/schema/segment-labels";
import { textsOf } from "@/lib/tables/sav-column";
import type { TableHead } from "@/lib/tables/table";
import { planGivenCodes } from "./plan-given-codes";
import { readRowCoding } from "./read-given-codes";

const NUMERIC: SavColumn = { width: 0, measure: "nominal" };

type Columns = { headers: string[]; labels?: string[]; sav?: SavColumn };

/** The plan of columns beside one of answers; `values` are those of an SPSS file, one per row and the same in all. */
function plan({ headers, labels, sav }: Columns, values: (string | number)[], layout?: "columns") {
  const table: TableHead = { format: sav ? "sav" : "csv", columns: ["why", ...headers], notes: [] };
  if (labels) table.labels = ["Why?", ...labels];
  if (sav) table.savColumns = [{ ...NUMERIC, width: 40 }, ...headers.map(() => sav)];
  const text = sav ? textsOf(sav) : String;
  const rows = values.map((value, at) => ({ row: at + 2, cells: ["cheap", ...headers.map(() => text(value))] }));
  const planning = { table, rows, text: [0], place: (column: string | number) => Number(column) };
  const [given] = planGivenCodes("codes", [{ columns: headers.map((_, at) => at + 1), layout }], planning);
  if (!given) throw new Error("There is no plan.");
  const codings = rows.map(({ cells }) => {
    const refusals: string[] = [];
    const coding = readRowCoding(
      given,
      (column) => cells[column] ?? "",
      (_, reason) => refusals.push(reason),
    );
    return refusals[0] ?? (coding && coding.codes.length > 0);
  });
  return { ...given, codings };
}

describe("columns of codes", () => {
  it.each<[string[], (number | string)[]]>([
    [
      ["code3", "code12"],
      [3, 12],
    ],
    [
      ["code_3", "code_12"],
      [3, 12],
    ],
    [
      ["Code 3", "Code 12"],
      [3, 12],
    ],
    [
      ["Q5_3", "Q5_12"],
      [3, 12],
    ],
    [
      ["Q5c3", "Q5c12"],
      [3, 12],
    ],
    [
      ["Q5_c3", "Q5_c12"],
      [3, 12],
    ],
    [
      ["why_3", "why_12"],
      [3, 12],
    ],
    [
      ["3", "12"],
      [3, 12],
    ],
    [
      ["c1", "c2", "c12", "c98"],
      [1, 2, 12, 98],
    ],
    [
      ["v101", "v102"],
      [101, 102],
    ],
    [["Q15"], [15]],
    [
      ["Radio 4", "PS5"],
      ["Radio 4", "PS5"],
    ],
    [
      ["Radio 4", "Radio 5"],
      ["Radio 4", "Radio 5"],
    ],
    [
      ["PS4", "PS5"],
      ["PS4", "PS5"],
    ],
    [
      ["c1", "v2"],
      ["c1", "v2"],
    ],
  ])("%j are the codes %j", (headers, codes) => {
    const { layout, frame } = plan({ headers }, ["1", "0"]);
    expect(layout).toBe("columns");
    expect(frame.map(({ number, name }) => number ?? name)).toEqual(codes);
  });

  it("with the same label are told apart by their headers", () => {
    const { frame } = plan({ headers: ["a", "b", "c"], labels: ["Why: Other", "Why: Price", "Why: Other"] }, ["1"]);
    expect(frame.map(({ name }) => name)).toEqual(["Other (a)", "Price", "Other (c)"]);
  });

  const REFUSED = 'holds "9", where yes or no is known';
  it.each<[string, SavColumn["valueLabels"], (number | string)[], string, (boolean | string)[]]>([
    ["0 and 1", [], [0, 1], "columns", [false, true]],
    [
      "names of two codes",
      [
        [1, "Price"],
        [2, "Service"],
      ],
      [1, 2],
      "cells",
      [true, true],
    ],
    [
      "1 for no and 2 for yes",
      [
        [1, "No"],
        [2, "Yes"],
      ],
      [1, 2],
      "columns",
      [false, true],
    ],
    [
      "1 for yes and 2 for no",
      [
        [1, "Yes"],
        [2, "No"],
      ],
      [1, 2],
      "columns",
      [true, false],
    ],
    ["1 for a code", [[1, "Price"]], [0, 1], "columns", [false, true]],
    [
      "words for 0 and 1",
      [
        [0, "nicht genannt"],
        [1, "genannt"],
      ],
      [0, 1],
      "columns",
      [false, true],
    ],
  ])("of an SPSS file that hold %s are read", (_, valueLabels, values, layout, codings) => {
    const given = plan({ headers: ["m1"], sav: { ...NUMERIC, ...(valueLabels && { valueLabels }) } }, values);
    expect(given).toMatchObject({ layout, codings });
  });

  it("of an SPSS file that hold more than yes and no are refused, as in other files", () => {
    const valueLabels: SavColumn["valueLabels"] = [
      [0, "No"],
      [1, "Yes"],
    ];
    for (const sav of [{ ...NUMERIC, valueLabels }, NUMERIC]) {
      expect(plan({ headers: ["m1"], sav }, [0, 1, 9], "columns").codings).toEqual([false, true, REFUSED]);
    }
    expect(plan({ headers: ["m1"] }, ["0", "1", "9"], "columns").codings).toEqual([false, true, REFUSED]);
  });
});

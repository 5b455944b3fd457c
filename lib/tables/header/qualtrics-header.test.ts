import { describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { sourceOf } from "../byte-source";
import { guessRoles } from "../guess-columns";
import { openTable } from "../open-table";
import type { ReadOptions } from "../table";

const NAMES = ["StartDate", "ResponseId", "Q1", "Q2_TEXT"];
const WORDINGS = ["Start Date", "Response ID", "How likely are you\nto return?", "What was good? - Text"];
const IDS = ["startDate", "_recordId", "QID1", "QID2_TEXT"].map((id) => JSON.stringify({ ImportId: id }));
const ANSWERS = [
  ["2026-11-03 10:12", "R_1", "5", "The staff was friendly"],
  ["2026-11-03 10:12", "R_2", "2", "Nothing much, to be honest"],
];
const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
const csv = (...rows: readonly string[][]) => Buffer.from(rows.map(quoted).join("\n"));

async function read(name: string, bytes: Uint8Array, options?: ReadOptions) {
  const table = await openTable(sourceOf(bytes), name, options);
  const rows = [];
  for await (const batch of table.batches()) rows.push(...batch.rows);
  return { table, rows };
}

describe("the three header rows of a Qualtrics export", () => {
  it("give names and wordings, and are no answers", async () => {
    const { table, rows } = await read("qualtrics.csv", csv(NAMES, WORDINGS, IDS, ...ANSWERS));
    expect(table.columns).toEqual(NAMES);
    expect(table.labels).toEqual(["Start Date", "Response ID", "How likely are you to return?", WORDINGS[3]]);
    expect(rows).toEqual(ANSWERS.map((cells, index) => ({ row: index + 4, cells })));
    expect(table.notes.join()).toContain("Qualtrics");
    expect(guessRoles({ columns: table.columns, rows: ANSWERS })).toMatchObject({ id: 1, texts: [3] });
  });

  it("are recognised in a workbook, on the sheet that holds the answers", async () => {
    const sheets = [
      { sheet: "Read me", data: [["Notes"], ["Fielded in November"]] },
      { sheet: "Sheet0", data: [NAMES, WORDINGS, IDS, ...ANSWERS] },
      {
        sheet: "Codes",
        data: [
          ["code", "name"],
          ["1", "Staff"],
        ],
      },
    ];
    const { table, rows } = await read("qualtrics.xlsx", await writeWorkbook(sheets).toBuffer());
    expect(table).toMatchObject({ sheet: "Sheet0", columns: NAMES, labels: expect.arrayContaining(["Start Date"]) });
    expect(rows.map(({ cells }) => cells)).toEqual(ANSWERS);
  });

  it("are two where the third one holds an answer, and none if the caller says so", async () => {
    const { table, rows } = await read("other.csv", csv(NAMES, WORDINGS, ...ANSWERS));
    expect([table.labels?.[3], rows.length]).toEqual([WORDINGS[3], 2]);
    expect((await read("q.csv", csv(NAMES, WORDINGS, IDS), { header: false })).rows).toHaveLength(3);
  });
});

it("opens the first sheet if none holds a table of several columns", async () => {
  const sheets = [
    { sheet: "May", data: [["Answer"], ["Cold room"]] },
    { sheet: "June", data: [["Answer"], ["Warm room"]] },
  ];
  const { table } = await read("months.xlsx", await writeWorkbook(sheets).toBuffer());
  expect(table.sheet).toBe("May");
});

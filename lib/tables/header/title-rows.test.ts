import { describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { sourceOf } from "../byte-source";
import { openTable } from "../open-table";

const TABLE = [
  ["No", "Comment", "Region"],
  [1, "The room was cold", "North"],
  [2, "Lovely breakfast", "South"],
];
const NOTES = [["Hotel survey 2026"], ["Sheet", "What it has"], ["May", "Answers"], ["June", "Answers"]];

async function read(...sheets: { sheet: string; data: unknown[][] }[]) {
  const bytes = await writeWorkbook(sheets as Parameters<typeof writeWorkbook>[0]).toBuffer();
  const { sheet, columns, notes, batches } = await openTable(sourceOf(bytes), "a.xlsx");
  const rows = [];
  for await (const batch of batches()) rows.push(...batch.rows);
  return { sheet, columns, notes, rows: rows.map(({ row, cells, problem }) => [row, cells[1], problem]) };
}

it("a table is looked for in the first 20 sheets", async () => {
  const notes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ sheet: `Note ${index}`, data: [["Notes"], ["For readers"]] }));
  const data = { sheet: "Data", data: TABLE };
  expect((await read(...notes(19), data)).sheet).toBe("Data");
  expect((await read(...notes(20), data)).sheet).toBe("Note 0");
});

describe("titles above a table", () => {
  it("are left out with a note, and the table begins below them", async () => {
    const { columns, rows, notes } = await read({
      sheet: "Data",
      data: [["Hotel survey 2026"], [null], ["Fielded in May"], ...TABLE],
    });
    expect(columns).toEqual(["No", "Comment", "Region"]);
    expect(rows).toEqual([
      [5, "The room was cold", undefined],
      [6, "Lovely breakfast", undefined],
    ]);
    expect(notes).toEqual(["The table begins in row 4. The text above it is left out: “Hotel survey 2026”."]);
  });

  it("do not hide the widest table of a workbook behind its notes", async () => {
    const { sheet, rows } = await read(
      { sheet: "Read me", data: NOTES },
      { sheet: "May", data: [["Answers of May"], ...TABLE] },
    );
    expect([sheet, rows.length]).toEqual(["May", 2]);
  });

  it("are not assumed above one column with a stray cell beside an answer", async () => {
    const { columns, rows } = await read({
      sheet: "Data",
      data: [["Comment"], ["Cold room"], ["Lovely breakfast", "sic"], ["Quiet"], ["Fine"]],
    });
    expect(columns).toEqual(["Comment"]);
    expect(rows.map(([row, , problem]) => [row, Boolean(problem)])).toEqual([
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ]);
  });
});

describe("titles above a table in CSV", () => {
  const csv = async (text: string) => {
    const { columns, notes, batches } = await openTable(sourceOf(Buffer.from(text)), "a.csv");
    const rows = [];
    for await (const batch of batches()) rows.push(...batch.rows.map(({ row, problem }) => [row, problem]));
    return { columns, rows, notes };
  };

  it.each([
    [
      "a title and a date",
      "Poll\nMade on:,2024-03-14\n#,User,What was good?\n1,Ann,Staff\n2,Bob,Quiet\n3,Cem,Food\n",
      3,
    ],
    ["a title with empty cells", "Survey 2026,,\n,,\n#,User,Why?\n1,Ann,Staff\n2,Bob,Quiet\n", 3],
    ["notes and semicolons", "Poll, spring\nSent by:;mail\n\n#;User;Why?\n1;Ann;Staff\n2;Bob;Quiet, clean\n", 4],
  ])("are left out: %s", async (_, text, header) => {
    const { columns, rows, notes } = await csv(text);
    expect(columns.slice(0, 2)).toEqual(["#", "User"]);
    expect(rows[0]).toEqual([header + 1, undefined]);
    expect(notes[0]).toContain(`The table begins in row ${header}.`);
  });

  it("are no answers that hold commas", async () => {
    expect((await csv("Comment\nClean, quiet\nCheap, near\nKind, fast\n")).columns).toEqual(["Comment"]);
  });
});

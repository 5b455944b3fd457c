import { describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { sourceOf } from "../byte-source";
import { guessRoles } from "../guess-columns";
import { openTable } from "../open-table";

const FILE = `Respondent ID,Collector ID,Custom Data 1,What did you like?,How likely are you to return?,Which did you use?,,
,,,Open-Ended Response,Response,Pool,Sauna,Other (please specify)
11490001,44,,The friendly staff,9,Pool,,
11490002,44,,"Quiet at night,
and clean",3,,Sauna,The small library
`;

async function read(name: string, file: string | Uint8Array) {
  const table = await openTable(sourceOf(Buffer.from(file)), name);
  const rows = [];
  for await (const batch of table.batches()) rows.push(...batch.rows);
  return { ...table, rows };
}

describe("the two header rows of a SurveyMonkey export", () => {
  it("name the columns by question and option, and are no answers", async () => {
    const { columns, rows, notes } = await read("export.csv", FILE);
    expect(columns).toEqual([
      "Respondent ID",
      "Collector ID",
      "Custom Data 1",
      "What did you like?",
      "How likely are you to return?",
      "Which did you use? - Pool",
      "Which did you use? - Sauna",
      "Which did you use? - Other (please specify)",
    ]);
    expect(rows.map(({ row, cells }) => [row, cells[0], cells[3]])).toEqual([
      [3, "11490001", "The friendly staff"],
      [4, "11490002", "Quiet at night,\nand clean"],
    ]);
    expect(notes.join()).toContain("two header rows");
    expect(guessRoles({ columns, rows: rows.map(({ cells }) => cells) })).toMatchObject({ id: 0 });
  });

  it("are read from a workbook, too", async () => {
    const lines = FILE.split("\n").slice(0, 3);
    const data = lines.map((line) => line.split(",").map((cell) => cell || null));
    const { columns, rows } = await read("export.xlsx", await writeWorkbook([{ sheet: "Sheet", data }]).toBuffer());
    expect(columns.slice(5)).toEqual([
      "Which did you use? - Pool",
      "Which did you use? - Sauna",
      "Which did you use? - Other (please specify)",
    ]);
    expect(rows.map(({ row, problem }) => [row, problem])).toEqual([[3, undefined]]);
  });

  it("are told from answers: with an id, the row stays", async () => {
    const withId = await read("a.csv", FILE.replace("\n,,,", "\n1,,,"));
    expect([withId.rows.length, withId.columns.at(-1)]).toEqual([3, "column 8"]);
  });
});

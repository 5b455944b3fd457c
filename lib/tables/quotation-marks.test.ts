import { describe, expect, it } from "vitest";
import { sourceOf } from "./byte-source";
import { openTable } from "./open-table";
import { readTable } from "./read-table";

const read = (content: string, name = "a.csv") => readTable(name, new TextEncoder().encode(content));

describe("250 rows with a quotation mark in row 17 that is never closed", () => {
  const others = [
    ["no other marks", (row: number) => `answer ${row}`],
    ["a quoted cell in each row", (row: number) => `"answer ${row}"`],
    ["one quoted cell further down", (row: number) => (row === 115 ? '"nice"' : `answer ${row}`)],
    ["doubled marks", (row: number) => `"the ""best"" ${row}"`],
    ["a mark inside a cell", (row: number) => `a 12" screen ${row}`],
  ] as const;
  const files = [
    ["TSV", "\t", "\n"],
    ["TSV from Windows", "\t", "\r\n"],
    ["CSV", ",", "\n"],
    ["CSV with semicolons", ";", "\r\n"],
  ] as const;
  const cases = files.flatMap((file) =>
    others.map(([kind, answer]) => [`${file[0]}, ${kind}`, file[1], file[2], answer] as const),
  );

  it.each(cases)("are all read: %s", async (_, delimiter, newline, answer) => {
    const lines = Array.from({ length: 250 }, (_, index) => {
      const row = index + 2;
      return [row, row === 17 ? '"great hotel' : answer(row), "x"].join(delimiter);
    });
    const { rows, notes } = await read([["id", "answer", "group"].join(delimiter), ...lines].join(newline));
    expect(rows).toHaveLength(250);
    expect(rows[15]).toEqual(["17", '"great hotel', "x"]);
    expect(rows[16]?.[0]).toBe("18");
    expect(notes).toEqual([]);
  });

  it("are all read with a delimiter that is guessed although the mark stands in the first row", async () => {
    const lines = Array.from({ length: 250 }, (_, index) => `${index};${index === 0 ? '"good' : "good, but loud"}`);
    const { columns, rows } = await read(["id;answer", ...lines].join("\n"));
    expect([columns, rows.length]).toEqual([["id", "answer"], 250]);
  });
});

describe("quotation marks", () => {
  it.each([
    [
      "a mark that is not closed in the last cell",
      '2,"never closed\n3,x\n',
      [
        ["2", '"never closed'],
        ["3", "x"],
      ],
    ],
    [
      "text after a closed mark",
      '2,"good" hotel\n3,x\n',
      [
        ["2", '"good" hotel'],
        ["3", "x"],
      ],
    ],
    [
      "a single mark as a cell",
      '2,"\n3,x\n',
      [
        ["2", '"'],
        ["3", "x"],
      ],
    ],
    [
      "two such rows",
      '2,"a\n3,"b\n4,x',
      [
        ["2", '"a'],
        ["3", '"b'],
        ["4", "x"],
      ],
    ],
  ])("are read literally: %s", async (_, lines, rows) => {
    expect(await read(`id,answer\n${lines}`)).toEqual({ columns: ["id", "answer"], rows, notes: [] });
  });

  it.each([
    ["line breaks", '2,"Slow.\nCold.\n\nLoud."\n3,x\n', "Slow.\nCold.\n\nLoud."],
    ["rows and doubled marks", '2,"Slow.\n9,""rude""\n10,y"\n3,x', 'Slow.\n9,"rude"\n10,y'],
    ["blanks after the mark", '2,"Slow.\nCold."  \n3,x\n', "Slow.\nCold."],
    ["a doubled mark at the end", '2,"Slow.\n""Cold."""\n3,x\n', 'Slow.\n"Cold."'],
    ["the end of the file behind it", '3,x\n2,"Slow.\nCold."', "Slow.\nCold."],
  ])("enclose a cell of several lines: %s", async (_, lines, text) => {
    const { rows, notes } = await read(`id,answer\n${lines}`);
    expect([rows.find(([id]) => id === "2")?.[1], rows.length, notes]).toEqual([text, 2, []]);
  });

  it("that are not doubled inside a quoted cell are a problem of that row alone", async () => {
    const { rows, notes } = await read('id,answer\n2,"He said "wow, nice" to me"\n3,x\n');
    expect(rows).toEqual([
      ["2", 'He said "wow, nice" to me'],
      ["3", "x"],
    ]);
    expect(notes.join()).toMatch(/^1 of 2 rows .* row 2 holds a quotation mark inside a quoted cell; write it twice/);
  });

  it("are read alike wherever the file is cut into pieces", async () => {
    const block = '1,"a\n2,"x\ny"\n3,"b ""c"" d\n4,"e ""f"""\n';
    const { rows, notes } = await read(`id,answer\n${block.repeat(20_000)}`);
    const expected = [
      ["1", '"a'],
      ["2", "x\ny"],
      ["3", '"b ""c"" d'],
      ["4", 'e "f"'],
    ];
    expect([rows.length, notes]).toEqual([80_000, []]);
    expect(rows.every((row, index) => String(row) === String(expected[index % 4]))).toBe(true);
  });

  it("that are not closed within 4 MiB do not stop the reading", async () => {
    const { rows } = await read(`id,answer\n1,"a\n${"2,good and cheap and quiet\n".repeat(200_000)}`);
    expect([rows.length, rows[0]]).toEqual([200_001, ["1", '"a']]);
  });

  it.each([
    ["cells that are not closed", '"a\n'],
    ["cells with text behind the mark", '"a"b,'],
    ["cells with text behind the mark in lines", '"a"b\n'],
    ["marks", '"'],
    ["marks and delimiters", '",'],
    ["marks and blanks", '"a" '],
    ["three marks", '"""x,'],
    ["two marks", '""x\n'],
  ])("take time in proportion to the file: %s", async (_, part) => {
    const times = [];
    for (const lines of [10, 40]) {
      const line = `1,${part.repeat(20_000 / part.length)}\n`;
      const bytes = new TextEncoder().encode(`id,answer\n${line.repeat(lines)}`);
      const before = process.cpuUsage();
      const table = await openTable(sourceOf(bytes), "a.csv");
      for await (const _ of table.batches());
      times.push(process.cpuUsage(before).user / 1_000);
    }
    const [small = 0, large = 0] = times;
    expect(large).toBeLessThan(Math.max(8 * small, 1_000));
  });
});

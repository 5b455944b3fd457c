import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { readTable } from "./read-table";

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (name: string, content: string | Uint8Array) =>
  readTable(name, typeof content === "string" ? utf8(content) : content);

describe("a delimited file", () => {
  it.each([
    ["commas", 'id,answer\n1,"good, but loud"\n2,fine\n'],
    ["semicolons", 'id;answer\n1;"good, but loud"\n2;fine\n'],
    ["tabs", "id\tanswer\r\n1\tgood, but loud\r\n2\tfine\r\n"],
    ["bars", "id|answer\n1|good, but loud\n2|fine"],
    ["a line before the header that names the delimiter", "sep=;\r\nid;answer\r\n1;good, but loud\r\n2;fine\r\n"],
  ])("is read with %s", async (_, content) => {
    expect(await read("a.csv", content)).toEqual({
      columns: ["id", "answer"],
      rows: [
        ["1", "good, but loud"],
        ["2", "fine"],
      ],
      notes: [],
    });
  });

  it("is one column where the header has no delimiter, whatever the answers hold", async () => {
    const { columns, rows } = await read("a.csv", "answer\ngood, but loud\nslow; cold, dear\n\nfine\n");
    expect([columns, rows]).toEqual([["answer"], [["good, but loud"], ["slow; cold, dear"], ["fine"]]]);
  });

  it("keeps quoted line breaks and quotation marks", async () => {
    const { rows } = await read("a.csv", 'id,answer\r\n1,"Slow.\r\nAnd ""rude"""\r\n2,ok\r\n');
    expect(rows[0]).toEqual(["1", 'Slow.\r\nAnd "rude"']);
  });

  it.each([
    ["UTF-8 with a byte order mark", Buffer.from("\ufeffid,answer\n1,Übel\n")],
    ["UTF-16 with a byte order mark", Buffer.from("\ufeffid,answer\n1,Übel\n", "utf16le")],
    ["UTF-16 without one", Buffer.from("id,answer\n1,Übel\n", "utf16le")],
    ["big-endian UTF-16", Buffer.from("\ufeffid,answer\n1,Übel\n", "utf16le").swap16()],
    ["Windows-1252", Buffer.from("id,answer\n1,Übel\n", "latin1")],
  ])("is read as %s", async (_, bytes) => {
    const { columns, rows } = await read("a.csv", bytes);
    expect([columns, rows]).toEqual([["id", "answer"], [["1", "Übel"]]]);
  });

  it("names unnamed columns, tells equal ones apart, evens out ragged rows, and says so", async () => {
    const { columns, rows, notes } = await read("a.csv", "q,,q,__proto__\n1,2,3,4\n5,6\n7,8,9,10,11\n");
    expect(columns).toEqual(["q", "column 2", "q (2)", "__proto__", "column 5"]);
    expect(rows[1]).toEqual(["5", "6", "", "", ""]);
    expect(notes).toEqual([
      'A second column "q" is read as "q (2)".',
      expect.stringMatching(/^2 of 3 rows are not sound: row 3 has 2 cells/),
    ]);
  });

  it("is refused with more cells than fit into memory, counting those that its rows lack", async () => {
    const header = Array.from({ length: 10_000 }, (_, index) => `q${index}`).join();
    await expect(read("a.csv", `${header}\n${"1\n".repeat(2_001)}`)).rejects.toThrow("more than 20,000,000 cells");
  });

  it.each([
    ["", "The file is empty."],
    ["\n \n", "The file is empty."],
    ["id,answer\n", "no rows below"],
    ["id,answer\n\u0000\u0001\u0002,\u0000\n", "not a text file"],
  ])("is refused as %j", async (content, message) => {
    await expect(read("a.csv", content)).rejects.toThrow(message);
  });
});

describe("a workbook", () => {
  const workbook = (data: (string | number | boolean | Date | null)[][]) => writeWorkbook(data).toBuffer();

  it("is read with numbers, truths and gaps as text", async () => {
    const bytes = await workbook([
      ["id", "answer", "nights", "again"],
      [1, " Übel ", 2.5, true],
      [2, "=1+1", null, false],
    ]);
    expect(await read("a.xlsx", bytes)).toEqual({
      columns: ["id", "answer", "nights", "again"],
      rows: [
        ["1", " Übel ", "2.5", "true"],
        ["2", "=1+1", "", "false"],
      ],
      notes: [],
    });
  });

  it("is known by its bytes, whatever its name", async () => {
    expect((await read("a.csv", await workbook([["answer"], ["fine"]]))).rows).toEqual([["fine"]]);
  });

  it("is refused where it is none, damaged, or a bomb", async () => {
    await expect(read("a.xlsx", "no workbook")).rejects.toThrow("not an Excel workbook");
    const bytes = await workbook([["answer"], ["fine"]]);
    await expect(read("a.xlsx", bytes.subarray(0, bytes.length - 100))).rejects.toThrow("not an Excel workbook");
    await expect(read("a.xlsx", bomb())).rejects.toThrow("more than 512 MB");
  });

  it("is refused in the old format", async () => {
    await expect(read("a.xls", "x")).rejects.toThrow(".xlsx or CSV");
    await expect(read("a.sav", "x")).rejects.toThrow("SPSS");
  });
});

it.each([
  ["survey.por", `${"\xc1\xe2\xc3".padEnd(40, "@")}ASCII SPSS PORT FILE`.padEnd(200), "SPSS portable files (.por)"],
  ["survey.csv", `${"ASCII SPSS PORT FILE".padEnd(80)}00000-0000`, "SPSS portable files (.por)"],
  ["survey.dta", "x", "Stata files (.dta)"],
  ["survey.txt", "<stata_dta><header><release>118</release>", "Stata files (.dta)"],
  ["survey.dat", "\x73\x02\x01\0\x05\0", "Stata files (.dta)"],
  ["survey.ods", "x", "OpenDocument sheets (.ods)"],
  ["survey.xlsx", `PK\x03\x04${"\0".repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`, "(.ods)"],
  ["survey.xlsb", "x", ".xlsb"],
  ["survey.sas7bdat", "x", "SAS files"],
])("%s is refused by name, with what to do: %j", async (name, content, message) => {
  await expect(read(name, Buffer.from(content, "latin1"))).rejects.toThrow(message);
});

describe("a JSON file", () => {
  it.each([
    ["strings", '["good", "bad"]', ["text"], [["good"], ["bad"]]],
    [
      "objects",
      '[{"id": 1, "text": "good"}, {"id": 2, "again": true, "tags": ["a"]}]',
      ["id", "text", "again", "tags"],
      [
        ["1", "good", "", ""],
        ["2", "", "true", '["a"]'],
      ],
    ],
    [
      "an object per line",
      '{"id": 1, "text": "good"}\r\n\n{"id": 2, "text": "bad"}\n',
      ["id", "text"],
      [
        ["1", "good"],
        ["2", "bad"],
      ],
    ],
    ["a request's responses", '{"responses": [{"id": "a", "text": "good"}]}', ["id", "text"], [["a", "good"]]],
  ])("is read as %s", async (_, content, columns, rows) => {
    expect(await read("a.json", content)).toEqual({ columns, rows, notes: [] });
  });

  it("is read line by line where its name says so, and a bad line is named", async () => {
    const one = await read("a.jsonl", '{"id": 1, "text": "good"}');
    expect(one.rows).toEqual([["1", "good"]]);
    await expect(read("a.ndjson", '{"id": 1}\n{"id": 2')).rejects.toThrow("Line 2 of this JSON file can't be read");
    await expect(read("a.zip", "x")).rejects.toThrow("Unpack it");
  });

  it("is refused above 32 MiB, because it is read as a whole", async () => {
    await expect(read("a.json", '["good"]'.padEnd(32 * 1024 * 1024 + 1))).rejects.toThrow("at most 32 MiB");
  });

  it.each(["[]", "{}", "[1]", '"text"', "[{}]", "[", '[["a"]]'])("is refused as %s", async (content) => {
    await expect(read("a.json", content)).rejects.toMatchObject({ name: "TableError" });
  });
});

/** An archive of one file whose directory says that it unpacks to 4 GB. */
function bomb(): Uint8Array {
  const name = Buffer.from("xl/workbook.xml");
  const data = deflateRawSync(Buffer.alloc(1_000));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(0x7fffffff, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return Buffer.concat([local, name, data, entry, name, end]);
}

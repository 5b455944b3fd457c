import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { sourceOf } from "../byte-source";
import { openTable } from "../open-table";
import { TableError } from "../table";

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));

async function read(bytes: Uint8Array, name = "stay.sav") {
  const table = await openTable(sourceOf(bytes), name);
  const rows = [];
  for await (const batch of table.batches()) rows.push(...batch.rows.map(({ cells }) => cells));
  return { ...table, rows };
}

const LONG = `Ü${"abcdefghi ".repeat(28)}end`;
const VERY_LONG = `${"0123456789".repeat(69)}the end`;
const QUIET = "Friendly staff, and a quiet room";

/** A small file with one number and one string, in either byte order, with its encoding in record 7/20 or 7/3. */
function smallFile(text: Buffer, options: { bigEndian?: boolean; encoding?: string; codePage?: number }): Buffer {
  const { bigEndian = false, encoding, codePage } = options;
  const int = (...values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [index, value] of values.entries()) {
      if (bigEndian) bytes.writeInt32BE(value, index * 4);
      else bytes.writeInt32LE(value, index * 4);
    }
    return bytes;
  };
  const double = (value: number) => {
    const bytes = Buffer.alloc(8);
    if (bigEndian) bytes.writeDoubleBE(value);
    else bytes.writeDoubleLE(value);
    return bytes;
  };
  const spaces = (length: number) => Buffer.alloc(length, " ");
  const name = (text: string) => Buffer.from(text.padEnd(8));
  const header = [Buffer.from("$FL2"), spaces(60), int(2, 3, 0, 0, 1), double(100), spaces(84)];
  const number = [int(2, 0, 0, 0, 0x050802, 0x050802), name("ID")];
  const string = [int(2, 16, 0, 0, 0x011000, 0x011000), name("CITY"), int(2, -1, 0, 0, 0, 0), spaces(8)];
  const machine = codePage === undefined ? [] : [int(7, 3, 4, 8, 1, 0, 0, 0, 0, 0, 0, codePage)];
  const label = encoding === undefined ? [] : [int(7, 20, 1, encoding.length), Buffer.from(encoding)];
  const padded = Buffer.concat([text, spaces(16 - text.length)]);
  return Buffer.concat([...header, ...number, ...string, ...machine, ...label, int(999, 0), double(7), padded]);
}

describe("an SPSS file", () => {
  it.each(["plain.sav", "bytecode.sav", "blocks.zsav"])("is read as PSPP wrote it: %s", async (name) => {
    const { columns, labels, encoding, rows } = await read(await fixture(name), name);
    expect(columns).toEqual(["id", "sex", "born", "seen", "spent", "city", "liked", "disliked", "code"]);
    expect(labels?.slice(-3)).toEqual(["What did you like?", "Was hat nicht gefallen? Öffentlich", null]);
    expect(encoding).toBe("utf-8");
    expect(rows).toEqual([
      ["1", "Männlich", "1980-03-01", "2024-05-02T13:45:00", "12.5", "Köln", LONG, VERY_LONG, "The first"],
      ["2", "Female", "1999-12-31", "2024-05-02T00:00:00", null, "Paris", QUIET, "", "other"],
      ["3", null, "1975-06-15", "2024-05-03T23:59:59", "0", null, QUIET, "Noise", ""],
      ["4", null, null, null, "150", "", QUIET, "", ""],
    ]);
  });

  it.each([
    ["the other byte order", Buffer.from("Zürich"), { bigEndian: true, encoding: "UTF-8" }],
    ["an encoding by its name", Buffer.from("Zürich", "latin1"), { encoding: "windows-1252" }],
    ["an encoding by its name with CP", Buffer.from("Zürich", "latin1"), { encoding: "CP1252" }],
    ["an encoding by its number", Buffer.from("Zürich", "latin1"), { encoding: "1252" }],
    [
      "an encoding by its code page, its name being unknown",
      Buffer.from("Zürich", "latin1"),
      { encoding: "x", codePage: 1252 },
    ],
    ["an encoding by its code page", Buffer.from("Zürich", "latin1"), { codePage: 1252 }],
    ["the encoding of the time before either", Buffer.from("Zürich", "latin1"), {}],
    ["a code page of the East", Buffer.from([0xb6, 0xab, 0xbe, 0xa9]), { codePage: 936 }],
  ])("is read in %s", async (_, text, options) => {
    const { columns, rows } = await read(smallFile(text, options));
    expect(columns).toEqual(["ID", "CITY"]);
    expect(rows).toEqual([["7", text[0] === 0xb6 ? "东京" : "Zürich"]]);
  });

  it("has the quotation marks of Windows-1252", async () => {
    const { rows } = await read(smallFile(Buffer.from([0x93, 0x41, 0x94, 0x80]), { encoding: "windows-1252" }));
    expect(rows).toEqual([["7", "“A”€"]]);
  });

  it("is refused in an unknown encoding, unless the caller knows it", async () => {
    const bytes = smallFile(Buffer.from("Zürich", "latin1"), { encoding: "klingon-8" });
    await expect(read(bytes)).rejects.toThrow('"klingon-8", which is not known');
    const table = await openTable(sourceOf(bytes), "a.sav", { encoding: "latin1" });
    for await (const { rows } of table.batches()) expect(rows[0]?.cells[1]).toBe("Zürich");
  });

  it.each(["plain.sav", "bytecode.sav", "blocks.zsav"])("is refused wherever it is cut off: %s", async (name) => {
    const bytes = await fixture(name);
    for (let length = 8; length < bytes.length - 16; length += 211) {
      await expect(read(bytes.subarray(0, length), name), `${length} bytes`).rejects.toThrow(TableError);
    }
  });

  it("is refused with more variables than are taken", async () => {
    const variable = Buffer.alloc(32, " ");
    for (const [index, value] of [2, -1, 0, 0, 0, 0].entries()) variable.writeInt32LE(value, index * 4);
    const header = smallFile(Buffer.from("Paris"), {}).subarray(0, 176);
    await expect(read(Buffer.concat([header, Buffer.alloc(500_001 * 32, variable)]))).rejects.toThrow(
      "too many variables",
    );
  });

  it("is refused where any byte of its dictionary is wrong, or read otherwise, but never hangs", async () => {
    const bytes = await fixture("bytecode.sav");
    for (let at = 64; at < bytes.length; at += 37) {
      const broken = Buffer.from(bytes);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      const outcome = await read(broken).catch((error) => error);
      expect(outcome instanceof TableError || Array.isArray(outcome.rows), `byte ${at}: ${outcome}`).toBe(true);
    }
  });
});

import { describe, expect, it } from "vitest";
import { sourceOf } from "../byte-source";
import { openTable } from "../open-table";
import { cutToBytes, shortNames, variableName } from "./names";
import { type OpenGroup, packCases } from "./pack-cases";
import type { SavDictionary, SavValue } from "./sav-file";
import { writeDictionary } from "./write-dictionary";
import { ZlibBlocks } from "./zlib-blocks";

/** A file whose cases are packed a few at a time. */
function write(dictionary: Omit<SavDictionary, "cases">, cases: readonly SavValue[][], atOnce = 1): Buffer {
  const widths = dictionary.variables.map(({ width }) => width);
  const parts: Uint8Array[] = [writeDictionary({ ...dictionary, cases: cases.length }, new Date())];
  let before: OpenGroup | null = null;
  for (let at = 0; at < cases.length; at += atOnce) {
    const packed: ReturnType<typeof packCases> = packCases(widths, cases.slice(at, at + atOnce), {
      before,
      isLast: false,
    });
    parts.push(packed.bytes);
    before = packed.open;
  }
  parts.push(packCases(widths, [], { before, isLast: true }).bytes);
  return Buffer.concat(parts);
}

async function read(bytes: Uint8Array) {
  const table = await openTable(sourceOf(bytes), "a.sav");
  const rows: (string | null)[][] = [];
  for await (const batch of table.batches()) rows.push(...batch.rows.map(({ cells }) => cells));
  return { columns: table.columns, labels: table.labels, rows };
}

const text = (name: string, width: number) => ({ name, label: "", width, measure: "nominal" as const });
const numeric = (name: string) => ({ name, label: "", width: 0, measure: "scale" as const });

describe("an SPSS file that we write", () => {
  it.each([1, 7, 8, 9, 251, 252, 253, 254, 255, 256, 257, 503, 504, 505, 509, 510, 511, 765, 2_520, 32_767])(
    "holds strings of up to %i bytes",
    async (width) => {
      const texts = ["x".repeat(width), "y".repeat(width - 1), "", `${"é".repeat(Math.floor(width / 2))}`];
      const { rows } = await read(
        write(
          { label: "", variables: [text("A", width), numeric("N")], sets: [] },
          texts.map((cell, at) => [cell, at]),
        ),
      );
      expect(rows).toEqual(texts.map((cell, at) => [cell, String(at)]));
    },
  );

  it("holds every kind of number, however many cases are packed at once", async () => {
    const numbers = [0, 1, -99, -100, 151, 152, 1e300, -1.5, 0.1, Number.MAX_SAFE_INTEGER, null, Number.NaN];
    const file = { label: "", variables: [numeric("A"), numeric("B")], sets: [] };
    const cases = numbers.map((number, at): SavValue[] => [number, at]);
    const { rows } = await read(write(file, cases));
    expect(rows.map(([cell]) => (cell === null ? null : Number(cell)))).toEqual([...numbers.slice(0, -1), null]);
    expect(write(file, cases, 5).subarray(-64)).toEqual(write(file, cases).subarray(-64));
  });

  it("holds more numbers than fit in 64 KiB, packed at once", async () => {
    const cases = Array.from({ length: 20_000 }, (_, at): SavValue[] => [at + 0.5]);
    const file = { label: "", variables: [numeric("A")], sets: [] };
    const { rows } = await read(write(file, cases, cases.length));
    expect(rows.map(([cell]) => Number(cell))).toEqual(cases.map(([number]) => number));
  });

  it("is compressed in blocks", async () => {
    const variables = [text("A", 2_000), numeric("N")];
    const cases = Array.from({ length: 3_500 }, (_, at): SavValue[] => [`${at} `.repeat(300), at % 7]);
    const dictionary = writeDictionary({ label: "", variables, sets: [], cases: cases.length }, new Date(), "zlib");
    const { bytes } = packCases([2_000, 0], cases, { before: null, isLast: true });
    const blocks = new ZlibBlocks();
    const data: Uint8Array[] = [];
    for await (const block of blocks.compress([bytes.subarray(0, 3), bytes.subarray(3)])) data.push(block);
    const { header, trailer } = blocks.frame(dictionary.length);
    const { rows } = await read(Buffer.concat([dictionary, header, ...data, trailer]));
    expect(data).toHaveLength(2);
    expect(rows).toEqual(cases.map(([cell, number]) => [String(cell).trim().slice(0, 2_000), String(number)]));
  });

  it("cuts texts and labels between characters", async () => {
    const long = "价".repeat(200);
    const variable = { ...text("A", 10), label: long };
    const { labels, rows } = await read(
      write({ label: long, variables: [variable], sets: [] }, [["价格太高 💸"], ["👩‍🚀👩‍🚀"]]),
    );
    expect(labels).toEqual(["价".repeat(85)]);
    expect(rows).toEqual([["价格太"], ["👩\u200d"]]);
    expect(cutToBytes("aé", 2)).toBe("a");
  });

  it("has names that SPSS takes, each only once", () => {
    const taken = new Set<string>(["AGE"]);
    const names = ["Age", "age group (2024)", "2024", "年龄", "to", "  ", "x".repeat(100), "x".repeat(99), "مرحبا"];
    expect(names.map((name) => variableName(name, taken))).toEqual([
      "Age_2",
      "age_group_2024",
      "V_2024",
      "年龄",
      "to_",
      "V_",
      "x".repeat(64),
      `${"x".repeat(62)}_2`,
      "مرحبا",
    ]);
    const short = shortNames([
      { name: "Q1_M1", segments: 1 },
      { name: "V1", segments: 2 },
      { name: "respondent", segments: 1 },
      { name: "年龄", segments: 1 },
    ]);
    expect(short).toEqual([["Q1_M1"], ["V1", "V2"], ["V3"], ["V4"]]);
  });
});

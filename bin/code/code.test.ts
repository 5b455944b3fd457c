import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readTable } from "@/lib/tables/read-table";
import { codebookTree } from "../terminal/codebook-tree";
import { styleFor } from "../terminal/style";
import { splitAnswers } from "./parts";
import { type CodingResult, mergeResults } from "./result";
import { checkOutput, writeResult } from "./write-result";

type Code = CodingResult["results"][number]["codes"][number];

const code = (name: string, code_number: number, evidence: string | null): Code => ({
  name,
  category: "Service",
  sentiment: "Positive",
  mention_sentiment: "Negative",
  confidence: "high",
  code_number,
  evidence,
});

const result = (numbers: [number, number], ids: [string, string]): CodingResult => ({
  codebook: [
    {
      name: "Service",
      codes: [
        { name: "Staff", sentiment: "Positive", code_number: numbers[0], frequency: 2 },
        { name: "Wait", definition: "Queues", sentiment: "Negative", code_number: numbers[1], frequency: 1 },
      ],
    },
  ],
  results: [
    { id: ids[0], codes: [code("Staff", numbers[0], "-rude"), code("Wait", numbers[1], null)] },
    { id: ids[1], codes: [code("Staff", numbers[0], "=1+1")] },
  ],
  credits_used: 2,
});

const table = {
  columns: ["id", "answer", "codes"],
  rows: [
    ["a", "-rude, slow", "x"],
    ["b", "=1+1", ""],
  ],
  notes: [],
};

describe("answers", () => {
  it("are split at the number and the size that the service takes", () => {
    const answers = Array.from({ length: 7 }, (_, index) => ({ id: `${index}`, text: "x".repeat(50) }));
    const sizes = (max: { answers: number; bytes: number }) => splitAnswers(answers, max).map(({ length }) => length);
    expect(sizes({ answers: 3, bytes: 10_000 })).toEqual([3, 3, 1]);
    expect(sizes({ answers: 100, bytes: 160 })).toEqual([2, 2, 2, 1]);
    expect(sizes({ answers: 100, bytes: 10 })).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(splitAnswers(answers, { answers: 3, bytes: 10_000 }).flat()).toEqual(answers);
  });
});

describe("part results", () => {
  it("become one, with the first part's numbers, all frequencies and all credits", () => {
    const merged = mergeResults([result([1, 2], ["a", "b"]), result([7, 9], ["c", "d"])]);
    expect(merged.results.map(({ id, codes }) => [id, codes.map(({ code_number }) => code_number)])).toEqual([
      ["a", [1, 2]],
      ["b", [1]],
      ["c", [1, 2]],
      ["d", [1]],
    ]);
    expect(merged.codebook[0]?.codes.map(({ frequency }) => frequency)).toEqual([4, 2]);
    expect(merged.credits_used).toBe(4);
  });
});

describe("the result file", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "result-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const written = async (name: string) => {
    await writeResult(join(folder, name), { table, raw: table }, result([1, 2], ["a", "b"]));
    return readFile(join(folder, name));
  };

  it("as CSV has the file's cells and those that the command adds, none of them a formula", async () => {
    const { columns, rows } = await readTable("r.csv", await written("r.csv"));
    expect(columns).toEqual([...table.columns, "coded_codes", "code_numbers", "sentiments", "confidence", "evidence"]);
    expect(rows[0]).toEqual([
      ...["a", "'-rude, slow", "x"],
      "Staff | Wait",
      "1 | 2",
      "Negative | Negative",
      "high | high",
      "'-rude | ",
    ]);
    expect(rows[1]).toEqual(["b", "'=1+1", "", "Staff", "1", "Negative", "high", "'=1+1"]);
  });

  it("as a workbook has the same cells as plain text", async () => {
    const { rows } = await readTable("r.xlsx", await written("r.xlsx"));
    expect(rows[1]).toEqual(["b", "=1+1", "", "Staff", "1", "Negative", "high", "=1+1"]);
  });

  it("as an SPSS file has the file's columns and a variable for each mention", async () => {
    const { columns, rows } = await readTable("r.sav", await written("r.sav"));
    expect(await readTable("r.zsav", await written("r.zsav"))).toMatchObject({ columns, rows });
    expect(columns).toEqual([
      ...["id", "answer", "codes", "CODE_1", "CODE_2", "SENTIMENT_1", "SENTIMENT_2"],
      ...["CONFIDENCE_1", "CONFIDENCE_2", "EVIDENCE_1", "EVIDENCE_2"],
    ]);
    expect(rows).toEqual([
      ["a", "-rude, slow", "x", "Staff", "Wait", "Negative", "Negative", "high", "high", "-rude", ""],
      ["b", "=1+1", "", "Staff", "", "Negative", "", "high", "", "=1+1", ""],
    ]);
  });

  it("as JSON is the result itself", async () => {
    expect(JSON.parse(String(await written("r.json")))).toEqual(result([1, 2], ["a", "b"]));
  });

  it("leaves nothing behind if it can't be written", async () => {
    await expect(
      writeResult(join(folder, "no", "r.csv"), { table, raw: table }, result([1, 2], ["a", "b"])),
    ).rejects.toThrow("ENOENT");
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ["r.doc", "no kind"],
    ["in.csv", "replace the answers"],
    ["no/r.csv", "cannot be written"],
  ])("is refused as %s before anything is coded", async (name, message) => {
    await expect(checkOutput(join(folder, name), join(folder, "in.csv"))).rejects.toThrow(message);
  });
});

describe("the codebook tree", () => {
  it("shows codes by frequency with sentiment, count, share and bar", () => {
    const plain = styleFor({ isTTY: false } as NodeJS.WriteStream);
    expect(codebookTree(result([1, 2], ["a", "b"]).codebook, 4, plain)).toEqual([
      "Service",
      "├ + Staff      2   50.0 %  ████████████████████",
      "└ − Wait       1   25.0 %  ██████████",
    ]);
    expect(codebookTree(result([1, 2], ["a", "b"]).codebook, 4, plain, 1).at(-1)).toBe("and 1 more");
  });
});

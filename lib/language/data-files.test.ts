import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { dataPath, readTable } from "./read-data";

const FILES = readdirSync(dataPath(""), { recursive: true, encoding: "utf8" }).filter((file) =>
  /\/data\/[\w-]+\.(?:txt|tsv)$/.test(file),
);

describe("data files", () => {
  it("lie beside a note on their sources", () => {
    expect(FILES.length).toBeGreaterThan(50);
    const folders = new Set(FILES.map((file) => path.dirname(file)));
    expect([...folders].filter((folder) => !existsSync(dataPath(`${folder}/SOURCES.md`)))).toEqual([]);
  });

  it.each(FILES.filter((file) => !file.endsWith("NOTICE.txt")))("%s has one entry per line and equal rows", (file) => {
    const text = readFileSync(dataPath(file), "utf8");
    const lines = text.slice(0, -1).split("\n");
    expect(text.endsWith("\n")).toBe(true);
    expect(lines.filter((line) => /^[ \t]*$| $|\r/.test(line))).toEqual([]);
    expect(lines.length).toBe(new Set(lines).size);
    const columns = file.endsWith(".tsv") ? lines[0]?.split("\t").length : 1;
    expect(lines.filter((line) => line.split("\t").length !== columns)).toEqual([]);
  });
});

describe("readTable", () => {
  it("throws where a column is missing", () => {
    expect(() => readTable("language/names/data/nicknames.tsv", ["long"])).toThrow('no column "long"');
  });
});

import { SEPARATOR } from "@/lib/export/layouts";
import { OFF, ON } from "@/lib/tables/yes-no";
import type { CodeColumns, MentionColumns } from "./code-columns";
import type { CodeNames } from "./code-names";
import { type CellSentiment, sentimentsIn } from "./row-sentiments";

/** A code in a row, and the sentiment in its cell; null if the cell is empty. */
export type RowCode = { number: number; sentiment: CellSentiment };
/** The codes of a row, or why they can't be read. */
export type RowCodes = RowCode[] | { problem: string };

type Read = (column: number | undefined) => string;

/**
 * Reads a row's codes. A code may be given by both its number and its name. If an edit made them differ, the edited one
 * counts: the one that is not in `exported`, the codes at the time of the export.
 */
export function codesOfRow(
  read: Read,
  columns: CodeColumns,
  { exported, names }: { exported: readonly number[]; names: CodeNames },
): RowCodes {
  switch (columns.layout) {
    case "mentions": {
      const codes = columns.places.map((place, mention) =>
        codeAt(readCells(read, place, names), exported.slice(mention, mention + 1)),
      );
      return withSentiments(
        codes,
        columns.places.map(({ sentiment }) => read(sentiment)),
      );
    }
    case "rows": {
      const { place } = columns;
      const code = codeAt(readCells(read, place, names, read(place.category)), exported);
      return withSentiments([code], [read(place.sentiment)]);
    }
    case "list": {
      const codes = codesOfList(read, columns.place, { exported, names });
      if ("problem" in codes) return codes;
      const cells = read(columns.place.sentiment).split(SEPARATOR.trim());
      // If there are not as many sentiments as codes, they can't be matched.
      return withSentiments(codes, cells.length === codes.length ? cells : []);
    }
    case "dummies": {
      const codes = codesOfDummies(read, columns.columns, exported);
      if ("problem" in codes) return codes;
      const places = new Map(columns.columns.map(({ code, sentiment }) => [code, sentiment]));
      return withSentiments(
        codes,
        codes.map((code) => read(places.get(code))),
      );
    }
  }
}

/** The codes of the cells, each once. The sentiment of a code is in the cell at the same index. */
function withSentiments(codes: readonly (number | null | Problem)[], cells: readonly string[]): RowCodes {
  const sentiments = sentimentsIn(cells);
  if ("problem" in sentiments) return sentiments;
  const problem = codes.find((code) => typeof code === "object" && code !== null);
  if (problem) return problem as Problem;
  const found = new Map<number, CellSentiment>();
  for (const [index, code] of codes.entries()) {
    if (typeof code === "number" && !found.has(code)) found.set(code, sentiments[index] ?? null);
  }
  return [...found].map(([number, sentiment]) => ({ number, sentiment }));
}

type Numbers = number[] | Problem;

/** A name, and the codes that have it. */
type Named = { text: string; codes: ReadonlySet<number> };

/** The content of a number cell and a name cell: null if empty, undefined if there is no such column. */
type CodeCells = {
  number: number | null | undefined;
  name: Named | null | undefined;
  problem?: string;
};

function readCells(read: Read, place: MentionColumns, names: CodeNames, category?: string): CodeCells {
  const [number, name] = [read(place.number), read(place.name)];
  return {
    ...(number !== "" && !isWhole(number) && { problem: `"${number}" is not a code number` }),
    number: place.number === undefined ? undefined : number === "" ? null : Number(number),
    name:
      place.name === undefined
        ? undefined
        : name === ""
          ? null
          : { text: name, codes: names.find(name, category || undefined) },
  };
}

/**
 * The code that a number cell and a name cell mean together; null for none. `exported` are the codes that the cells may
 * have held when they were exported.
 */
function codeAt({ number, name, problem }: CodeCells, exported: readonly number[]): number | null | Problem {
  if (problem !== undefined) return { problem };
  if (name === undefined) return number ?? null;
  if (number === undefined) return name === null ? null : onlyOf(name);
  if (name === null) return number === null || exported.includes(number) ? null : number;
  const hadName = exported.some((code) => name.codes.has(code));
  if (number === null) return hadName ? null : onlyOf(name);
  if (name.codes.has(number)) return number;
  if (exported.includes(number)) return hadName ? disagreeing(number, name.text) : onlyOf(name);
  return name.codes.size === 0 || hadName ? number : disagreeing(number, name.text);
}

type Problem = { problem: string };

const disagreeing = (number: number, name: string): Problem => ({
  problem: `the number ${number} and the name "${name}" are of different codes; correct both, or empty the number`,
});

function onlyOf({ text, codes }: Named): number | Problem {
  const [only] = codes;
  if (only === undefined) return { problem: `names no code of this question: "${text}"` };
  if (codes.size === 1) return only;
  return { problem: `must say which "${text}" is meant, by its number or as "category: ${text}"` };
}

function joined(codes: readonly (number | null | Problem)[]): Numbers {
  const problem = codes.find((code) => typeof code === "object" && code !== null);
  if (problem) return problem as Problem;
  return [...new Set(codes.filter((code) => typeof code === "number"))];
}

type Known = { exported: readonly number[]; names: CodeNames };

function codesOfList(read: Read, place: MentionColumns, { exported, names }: Known): Numbers {
  const parts = read(place.number)
    .split(/[^\d.]+/)
    .filter((part) => part !== "");
  const wrong = parts.find((part) => !isWhole(part));
  if (wrong !== undefined) return { problem: `"${wrong}" is not a code number` };
  const numbers = joined(parts.map(Number));
  if (place.name === undefined || "problem" in numbers) return numbers;
  const texts = read(place.name)
    .split(SEPARATOR.trim())
    .map((text) => text.trim());
  const listed = new Set(numbers);
  const named = joined([...new Set(texts)].filter((text) => text !== "").map((text) => nameIn(text, listed, names)));
  if (!isSameSet(numbers, exported)) {
    const agrees = "problem" in named || isSameSet(named, numbers) || isSameSet(named, exported);
    return agrees ? numbers : { problem: "the numbers and the names of the codes were edited in different ways" };
  }
  return named;
}

/** If several categories have a code of this name, the number in the row decides. */
function nameIn(text: string, numbers: ReadonlySet<number>, names: CodeNames): number | Problem {
  const codes = names.find(text);
  const listed = new Set([...codes].filter((code) => numbers.has(code)));
  return onlyOf({ text, codes: codes.size > 1 && listed.size === 1 ? listed : codes });
}

/** The codes of a row of 0/1 columns. A code without a column stays as it was. */
function codesOfDummies(read: Read, columns: { column: number; code: number }[], exported: readonly number[]): Numbers {
  const given = new Set<number>();
  for (const { column, code } of columns) {
    const cell = read(column).toLowerCase();
    if (ON.has(cell)) given.add(code);
    else if (!OFF.has(cell)) return { problem: `holds "${cell}" for code ${code}, where only 0 and 1 are known` };
  }
  const asked = new Set(columns.map(({ code }) => code));
  const kept = exported.filter((code) => given.has(code) || !asked.has(code));
  return [...new Set([...kept, ...given])];
}

/** Whether two lists hold the same numbers, in any order and however often. */
export const isSameSet = (one: readonly number[], other: readonly number[]): boolean => {
  const members = new Set(other);
  return new Set(one).size === members.size && one.every((number) => members.has(number));
};

const isWhole = (text: string) => /^\d{1,9}(\.0+)?$/.test(text);

import { extname } from "node:path";
import { AppError, type Issue, MAX_ISSUES } from "@/lib/errors/app-error";
import { unguard } from "@/lib/tables/formula-guard";
import { widest } from "@/lib/tables/header/cells";
import { nameColumns, type ReadOptions, TableError, type TableHead } from "@/lib/tables/table";
import { LARGEST_CODEBOOK } from "./codebook";
import { codebookOf, type FileCodebook, type PlacedCells, tooLarge } from "./codebook-of-rows";
import { findHeader } from "./codeframe/find-header";
import { type FrameRow, listOf, type NestedRow, nestRows } from "./codeframe/nest-rows";
import { type FrameMapping, planColumns, roleOf, shownPlan } from "./codeframe/plan-columns";
import { type Grid, MAX_ROWS, readGrid } from "./codeframe/read-grid";
import type { Role } from "./codeframe/role-words";
import { readJsonCodebook } from "./read-json-codebook";

/** How the caller wants a file of codes to be read; the rest is guessed. */
export type CodebookReading = { mapping?: FrameMapping | undefined; options?: ReadOptions | undefined };

/** A codebook as read from a file, how it was read, and why rows of it cannot be imported. */
export type ReadCodebook = Partial<Omit<TableHead, "columns">> & {
  format: TableHead["format"];
  codebook: FileCodebook;
  problems: Issue[];
  notes: string[];
  /** Whether a row names the columns; null in JSON. */
  header: boolean | null;
  columns: { index: number; name: string; role: Role; samples: string[] }[];
  mapping: ReturnType<typeof shownPlan> | null;
};

/** The category of codes that stand in no net. */
const NO_NET = "Codes";
const MAX_COLUMNS = 200;
const SAMPLES = 3;
const LONGEST_SAMPLE = 200;

/**
 * Reads a codebook from CSV, Excel, JSON or the value labels of an SPSS file. Columns may stand in any order; what they
 * hold is guessed unless `mapping` says it. Throws VALIDATION_ERROR if the file cannot be read; rows that are wrong are
 * among the `problems`.
 */
export async function readCodebookFile(
  name: string,
  bytes: Uint8Array,
  { mapping = {}, options = {} }: CodebookReading = {},
): Promise<ReadCodebook> {
  if (extname(name).toLowerCase() === ".json") {
    const read = codebookOf(readJsonCodebook(bytes));
    return { format: "json", header: null, columns: [], mapping: null, ...read };
  }
  const grid = await readGrid(name, bytes, options).catch((error) => {
    if (!(error instanceof TableError)) throw error;
    throw new AppError("VALIDATION_ERROR", error.message, {
      cause: error,
      issues: [{ path: "file", message: error.message }],
    });
  });
  if (grid.rows.length > MAX_ROWS) throw tooLarge(LARGEST_CODEBOOK.codes, "codes");
  return readFrame(grid, mapping, options.header);
}

function readFrame({ rows: all, names, ...grid }: Grid, mapping: FrameMapping, asked?: boolean): ReadCodebook {
  const place = names || asked === false ? -1 : Math.max(findHeader(all), asked ? 0 : -1);
  const given = all.slice(place + 1);
  const width = widest(all.slice(Math.max(0, place)));
  if (width > MAX_COLUMNS) throw tooLarge(MAX_COLUMNS, "columns");
  const { columns } = nameColumns(names ?? all[place]?.cells.map((cell) => cell ?? "") ?? [], width);
  const texts = given.map(({ cells }) =>
    columns.map((_, column) => (grid.format === "csv" ? unguard(cells[column] ?? "") : (cells[column] ?? ""))),
  );
  const trimmed = texts.map((cells) => cells.map((cell) => cell.trim()));
  const plan = planColumns({ columns, rows: trimmed }, mapping);
  const rows = given.map(({ row }, index): FrameRow => {
    const cell = (column: number | null) => trimmed[index]?.[column ?? -1] ?? "";
    const more = [
      plan.definition,
      plan.include,
      plan.exclude,
      plan.always,
      plan.exclusive,
      plan.sentiment,
      plan.code_id,
    ].map(cell);
    const label = texts[index]?.[plan.code ?? -1] ?? "";
    return { row, label, number: cell(plan.number), nets: plan.nets.map(cell), more };
  });
  const nested = nestRows(rows, plan.number === null && mapping.number === undefined);
  const placed = placedCells(rows, nested.rows);
  const read = codebookOf(placed);
  const shown = columns.map((name, index) => ({
    ...{ index, name, role: roleOf(index, plan) },
    samples: samplesOf(trimmed.flatMap((cells) => cells[index] || [])),
  }));
  const titles = all.slice(0, Math.max(0, place)).flatMap(({ cells }) => cells.find((cell) => cell?.trim()) ?? []);
  const unread = shown.flatMap(({ role, name, samples }) => (role === "ignore" && samples.length > 0 ? [name] : []));
  const outside = placed.filter(({ code, category }) => code !== "" && category === NO_NET).length;
  const notes = [
    ...(titles.length > 0 ? [`Text above the table, which is left out: ${listOf(titles.map(quoted))}.`] : []),
    ...(unread.length > 0 ? [`Columns that are not read: ${listOf(unread.map(quoted))}.`] : []),
    ...nested.notes,
    ...(outside > 0 ? [`Codes in no net, which come into the category “${NO_NET}”: ${outside}.`] : []),
  ];
  const unsound = given.flatMap(({ row, problem }) => (problem ? [{ path: `row ${row}`, message: problem }] : []));
  return {
    ...{ ...grid, ...read, columns: shown, mapping: shownPlan(plan, columns) },
    header: names !== null || place >= 0,
    problems: [...unsound, ...read.problems].slice(0, MAX_ISSUES),
    notes: [...grid.notes, ...notes, ...read.notes],
  };
}

/** The rows with their categories. A row that is only a net is left out if it has codes, or nets with codes. */
function placedCells(rows: readonly FrameRow[], nested: readonly NestedRow[]): PlacedCells[] {
  const filled = new Set(nested.flatMap(({ code, path }) => (code ? path.map((_, end) => nameOf(path, end + 1)) : [])));
  return nested.flatMap(({ code, number, path }, index): PlacedCells[] => {
    const { row = 0, more = [] } = rows[index] ?? {};
    const [definition = "", include = "", exclude = "", always = "", exclusive = "", sentiment = "", codeId = ""] =
      more;
    const category = nameOf(path);
    const isNet = [code, number, ...more].every((cell) => cell === "");
    if (isNet && (path.length === 0 || filled.has(category))) return [];
    const texts = { definition, include, exclude, always, exclusive, sentiment, codeId };
    return [{ place: `row ${row}`, category, code, codeNumber: number, ...texts }];
  });
}

const nameOf = (path: readonly string[], end = path.length) => path.slice(0, end).join(" / ") || NO_NET;

const samplesOf = (cells: readonly string[]) => [...new Set(cells)].slice(0, SAMPLES).map(shortened);
const shortened = (text: string) => text.slice(0, LONGEST_SAMPLE).toWellFormed();
const quoted = (text: string) => `“${shortened(text.trim())}”`;

import { extname } from "node:path";
import { AppError, type Issue, MAX_ISSUES } from "@/lib/errors/app-error";
import { unguard } from "@/lib/tables/formula-guard";
import { widest } from "@/lib/tables/header/cells";
import { nameColumns, type ReadOptions, TableError, type TableHead } from "@/lib/tables/table";
import { LARGEST_CODEBOOK, NO_NET } from "./codebook";
import { codebookOf, type FileCodebook, type PlacedCells, tooLarge } from "./codebook-of-rows";
import { findHeader } from "./codeframe/find-header";
import { type FrameRow, listOf, type NestedRow, nestRows } from "./codeframe/nest-rows";
import { type FrameMapping, planColumns, roleOf, shownPlan } from "./codeframe/plan-columns";
import { type Grid, MAX_ROWS, readGrid } from "./codeframe/read-grid";
import type { Role } from "./codeframe/role-words";
import { MAX_NET_LEVELS } from "./nets";
import { NO_CELLS, readJsonCodebook } from "./read-json-codebook";

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
      plan.parent,
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
    ...(outside > 0 ? [`Codes without a category, put into “${NO_NET}”: ${outside}.`] : []),
  ];
  const unsound = given.flatMap(({ row, problem }) => (problem ? [{ path: `row ${row}`, message: problem }] : []));
  return {
    ...{ ...grid, ...read, columns: shown, mapping: shownPlan(plan, columns) },
    header: names !== null || place >= 0,
    problems: [...unsound, ...read.problems].slice(0, MAX_ISSUES),
    notes: [...grid.notes, ...notes, ...read.notes],
  };
}

/** The rows with their categories. Each net has a row of its own before the first one within it. */
function placedCells(rows: readonly FrameRow[], nested: readonly NestedRow[]): PlacedCells[] {
  const paths = nested.map(({ path }) => withinLevels(path));
  const nameOf = netNames(paths);
  const seen = new Set<string>();
  return nested.flatMap(({ code, number }, index): PlacedCells[] => {
    const { row = 0, more = [] } = rows[index] ?? {};
    const path = paths[index] ?? [];
    const [parent = "", definition = "", include = "", exclude = "", always = "", exclusive = "", ...last] = more;
    const [sentiment = "", codeId = ""] = last;
    const place = `row ${row}`;
    const nets = path.map((_, end) => ({
      category: nameOf(path.slice(0, end + 1)),
      parent: nameOf(path.slice(0, end)),
    }));
    const within = { category: NO_NET, parent: "", ...nets.at(-1), ...(parent && { parent }) };
    const isNet = [code, number, ...more.slice(1)].every((cell) => cell === "");
    const heads = (isNet ? [...nets.slice(0, -1), ...(path.length > 0 ? [within] : [])] : nets.slice(0, -1)).filter(
      ({ category }) => seen.size < seen.add(category).size,
    );
    if (!isNet) seen.add(within.category);
    const texts = { definition, include, exclude, always, exclusive, sentiment, codeId };
    return [
      ...heads.map((head) => ({ ...NO_CELLS, ...head, place })),
      ...(isNet ? [] : [{ place, ...within, code, codeNumber: number, ...texts }]),
    ];
  });
}

/** The path with the levels below the last one that a codebook may have joined. */
const withinLevels = (path: readonly string[]): string[] =>
  path.length <= MAX_NET_LEVELS
    ? [...path]
    : [...path.slice(0, MAX_NET_LEVELS - 1), joined(path.slice(MAX_NET_LEVELS - 1))];

/** Names nets by their own name or, where several have it, with those in which they stand: “Stay / Service”. */
function netNames(paths: readonly (readonly string[])[]) {
  const known = new Map<string, Set<string>>();
  for (const path of paths) {
    for (const [end, net] of path.entries()) {
      known.set(net, (known.get(net) ?? new Set()).add(joined(path.slice(0, end + 1))));
    }
  }
  return (path: readonly string[]): string => {
    const [name = ""] = path.slice(-1);
    return (known.get(name)?.size ?? 0) > 1 ? joined(path) : name;
  };
}

const joined = (path: readonly string[]) => path.join(" / ");

const samplesOf = (cells: readonly string[]) => [...new Set(cells)].slice(0, SAMPLES).map(shortened);
const shortened = (text: string) => text.slice(0, LONGEST_SAMPLE).toWellFormed();
const quoted = (text: string) => `“${shortened(text.trim())}”`;

import type { ByteSource } from "../byte-source";
import { usedWidth, widest } from "../header/cells";
import { findHeader, firstRows, readHead } from "../header/find-header";
import { countTitles } from "../header/title-rows";
import { type Batch, nameColumns, type OpenTable, type ReadOptions, type Row, TableError } from "../table";
import { openArchive } from "./archive";
import { readSheet, type SheetPart } from "./read-sheet";
import { readSharedStrings, readStyles, readWorkbook, type Sheet } from "./workbook-parts";

/** The most sheets in which a table is searched for. */
const MAX_LOOKED_INTO = 20;

/**
 * Opens one sheet of an Excel workbook (.xlsx), by default the first that holds a table: a header of several columns
 * with rows below it. A sheet of notes before the answers is therefore skipped, and so are hidden sheets. The first row is the header, unless it is a
 * title above a table.
 */
export async function openWorkbook(source: ByteSource, options: ReadOptions): Promise<OpenTable> {
  const archive = await openArchive(source);
  const { sheets, from1904, ...parts } = await readWorkbook(archive);
  const { styles, indents } = await readStyles(archive, parts.styles);
  const strings = await readSharedStrings(archive, parts.strings);
  const rowsOf = async ({ name, path }: Sheet, part?: SheetPart) => {
    const file = await archive.open(path);
    if (!file) throw new TableError(`The sheet "${name}" of this workbook is missing: the file is damaged.`);
    return readSheet(file, { strings, styles, from1904, indents: options.indents ? indents : [] }, part);
  };
  const sheet = options.sheet === undefined ? await sheetWithTable(sheets, rowsOf) : sheetNamed(sheets, options.sheet);
  const head = await readHead(await rowsOf(sheet));
  const found = options.header === false ? null : findHeader(head);
  const width = found?.width ?? widest(head);
  const { columns, notes } = nameColumns(found?.names ?? [], width);
  return {
    format: "xlsx",
    sheets: sheets.map(({ name }) => name),
    hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    sheet: sheet.name,
    columns,
    ...(found?.labels && { labels: found.labels }),
    notes: [...(found?.notes ?? []), ...notes],
    async *batches() {
      yield* await rowsOf(sheet, { from: found?.from, width });
    },
  };
}

async function sheetWithTable(
  sheets: readonly Sheet[],
  rowsOf: (sheet: Sheet) => Promise<AsyncIterable<Batch>>,
): Promise<Sheet> {
  const first = sheetNamed(sheets, 0);
  if (sheets.length === 1) return first;
  const looked = sheets.filter(({ isHidden }) => isHidden === first.isHidden).slice(0, MAX_LOOKED_INTO);
  for (const sheet of looked) if (await holdsTable(await rowsOf(sheet))) return sheet;
  const titled: { sheet: Sheet; width: number }[] = [];
  for (const sheet of looked) titled.push({ sheet, width: await widthBelowTitles(await rowsOf(sheet)) });
  const [widest] = titled.sort((one, other) => other.width - one.width);
  return widest && widest.width > 0 ? widest.sheet : first;
}

/** The width of the table below the titles of a sheet; 0 if it has no titles. */
async function widthBelowTitles(batches: AsyncIterable<Batch>): Promise<number> {
  const rows = (await firstRows(batches)).map(({ cells }) => cells);
  const titles = countTitles(rows);
  return titles > 0 ? usedWidth(rows[titles] ?? []) : 0;
}

async function holdsTable(batches: AsyncIterable<{ rows: Row[] }>): Promise<boolean> {
  let header: Row | undefined;
  for await (const { rows } of batches) {
    const [first, ...below] = header ? [header, ...rows] : rows;
    header = first;
    if (!header) continue;
    if (header.cells.filter((cell) => cell?.trim()).length < 2) return false;
    if (below.length > 0) return true;
  }
  return false;
}

function sheetNamed(sheets: readonly Sheet[], wanted: string | number): Sheet {
  const named = sheets.find(({ name }) => name === wanted);
  const numbered = typeof wanted === "string" && /^\d+$/.test(wanted) ? Number(wanted) - 1 : wanted;
  const found = named ?? (typeof numbered === "number" ? sheets[numbered] : undefined);
  if (found) return found;
  throw new TableError(`There is no sheet "${wanted}". The sheets are: ${sheets.map(({ name }) => name).join(", ")}.`);
}

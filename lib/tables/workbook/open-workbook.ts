import type { ByteSource } from "../byte-source";
import { nameColumns, type OpenTable, type ReadOptions, type Row, TableError } from "../table";
import { openArchive } from "./archive";
import { readSheet } from "./read-sheet";
import { readDateStyles, readSharedStrings, readSheets, type Sheet } from "./workbook-parts";

/** The most sheets searched for a table. */
const MOST_LOOKED_INTO = 20;

/**
 * Opens one sheet of an Excel workbook (.xlsx), by default the first that holds a table: a header of several columns
 * with rows below it. A sheet of notes before the answers is thus passed over. The first row is the header.
 */
export async function openWorkbook(source: ByteSource, options: ReadOptions): Promise<OpenTable> {
  const archive = await openArchive(source);
  const { sheets, from1904 } = await readSheets(archive);
  const dateStyles = await readDateStyles(archive);
  const strings = await readSharedStrings(archive);
  const hasHeader = options.header ?? true;
  const rowsOf = async ({ name, path }: Sheet) => {
    const file = await archive.open(path);
    if (!file) throw new TableError(`The sheet "${name}" of this workbook is missing: the file is damaged.`);
    return readSheet(file, { strings, dateStyles, from1904 });
  };
  const sheet = options.sheet === undefined ? await sheetWithTable(sheets, rowsOf) : sheetNamed(sheets, options.sheet);
  const rows = () => rowsOf(sheet);
  const first = await firstRow(await rows());
  const { columns, notes } = nameColumns(hasHeader ? first : [], first.length);
  return {
    format: "xlsx",
    sheets: sheets.map(({ name }) => name),
    sheet: sheet.name,
    columns,
    notes,
    async *batches() {
      let headerSeen = !hasHeader;
      for await (const { rows: found, share } of await rows()) {
        const body = headerSeen ? found : found.slice(1);
        headerSeen ||= found.length > 0;
        yield { rows: body, share };
      }
    },
  };
}

async function sheetWithTable(
  sheets: readonly Sheet[],
  rowsOf: (sheet: Sheet) => Promise<AsyncIterable<{ rows: Row[] }>>,
): Promise<Sheet> {
  const first = sheetNamed(sheets, 0);
  if (sheets.length === 1) return first;
  for (const sheet of sheets.slice(0, MOST_LOOKED_INTO)) if (await holdsTable(await rowsOf(sheet))) return sheet;
  return first;
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
  const found = typeof wanted === "number" ? sheets[wanted] : sheets.find(({ name }) => name === wanted);
  if (found) return found;
  throw new TableError(`There is no sheet "${wanted}". The sheets are: ${sheets.map(({ name }) => name).join(", ")}.`);
}

async function firstRow(batches: AsyncIterable<{ rows: Row[] }>): Promise<string[]> {
  for await (const { rows } of batches) {
    const cells = rows[0]?.cells.map((cell) => cell ?? "");
    if (cells) return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
  }
  throw new TableError("The file is empty.");
}

import type { ByteSource } from "../byte-source";
import { isSurveyMonkeyHeader } from "../surveymonkey-header";
import { nameColumns, type OpenTable, type ReadOptions, type Row, TableError } from "../table";
import { openArchive } from "./archive";
import { readSheet, type SheetPart } from "./read-sheet";
import { tableStart } from "./table-start";
import { readDateStyles, readSharedStrings, readSheets, type Sheet } from "./workbook-parts";

/** The most sheets in which a table is searched for. */
const MAX_LOOKED_INTO = 20;

/**
 * Opens one sheet of an Excel workbook (.xlsx), by default the first that holds a table: a header of several columns
 * with rows below it. A sheet of notes before the answers is therefore skipped. The first row is the header, unless it is a
 * title above a table.
 */
export async function openWorkbook(source: ByteSource, options: ReadOptions): Promise<OpenTable> {
  const archive = await openArchive(source);
  const { sheets, from1904 } = await readSheets(archive);
  const dateStyles = await readDateStyles(archive);
  const strings = await readSharedStrings(archive);
  const hasHeader = options.header ?? true;
  const rowsOf = async ({ name, path }: Sheet, part?: SheetPart) => {
    const file = await archive.open(path);
    if (!file) throw new TableError(`The sheet "${name}" of this workbook is missing: the file is damaged.`);
    return readSheet(file, { strings, dateStyles, from1904 }, part);
  };
  const sheet = options.sheet === undefined ? await sheetWithTable(sheets, rowsOf) : sheetNamed(sheets, options.sheet);
  const start = hasHeader ? await tableStart(await rowsOf(sheet)) : null;
  const header = await firstRow(await rowsOf(sheet, { from: start?.row }));
  const hasAnyWidth = hasHeader && isSurveyMonkeyHeader(header);
  const rows = () => rowsOf(sheet, { from: start?.row, hasAnyWidth });
  const width = hasAnyWidth ? await widthOfHead(await rows()) : header.length;
  const { columns, notes } = nameColumns(hasHeader ? header : [], width);
  if (start) notes.unshift(`The table begins in row ${start.row}. The text above it is left out: “${start.title}”.`);
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

/** The width of the first or second row, whichever is wider. */
async function widthOfHead(batches: AsyncIterable<{ rows: Row[] }>): Promise<number> {
  for await (const { rows } of batches) {
    if (rows.length > 0) return Math.max(...rows.slice(0, 2).map(({ cells }) => cells.length));
  }
  return 0;
}

async function sheetWithTable(
  sheets: readonly Sheet[],
  rowsOf: (sheet: Sheet) => Promise<AsyncIterable<{ rows: Row[] }>>,
): Promise<Sheet> {
  const first = sheetNamed(sheets, 0);
  if (sheets.length === 1) return first;
  const looked = sheets.slice(0, MAX_LOOKED_INTO);
  for (const sheet of looked) if (await holdsTable(await rowsOf(sheet))) return sheet;
  const titled: { sheet: Sheet; width: number }[] = [];
  for (const sheet of looked) titled.push({ sheet, width: (await tableStart(await rowsOf(sheet)))?.width ?? 0 });
  const [widest] = titled.sort((one, other) => other.width - one.width);
  return widest && widest.width > 0 ? widest.sheet : first;
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

async function firstRow(batches: AsyncIterable<{ rows: Row[] }>): Promise<string[]> {
  for await (const { rows } of batches) {
    const cells = rows[0]?.cells.map((cell) => cell ?? "");
    if (cells) return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
  }
  throw new TableError("The file is empty.");
}

import type { ByteSource } from "../byte-source";
import { nameColumns, type OpenTable, type ReadOptions, type Row, TableError } from "../table";
import { openArchive } from "./archive";
import { readSheet } from "./read-sheet";
import { readDateStyles, readSharedStrings, readSheets, type Sheet } from "./workbook-parts";

/** Opens one sheet of an Excel workbook (.xlsx), by default the first. The first row is the header. */
export async function openWorkbook(source: ByteSource, options: ReadOptions): Promise<OpenTable> {
  const archive = await openArchive(source);
  const { sheets, from1904 } = await readSheets(archive);
  const sheet = sheetNamed(sheets, options.sheet ?? 0);
  const dateStyles = await readDateStyles(archive);
  const strings = await readSharedStrings(archive);
  const hasHeader = options.header ?? true;
  const rows = async () => {
    const file = await archive.open(sheet.path);
    if (!file) throw new TableError(`The sheet "${sheet.name}" of this workbook is missing: the file is damaged.`);
    return readSheet(file, { strings, dateStyles, from1904 });
  };
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

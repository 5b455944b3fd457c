import { readSheet } from "read-excel-file/node";
import { type Table, TableError, tableOf } from "./table";
import { unpackedSize } from "./zip-sizes";

const MOST_BYTES = 300 * 2 ** 20;

/** Reads the first sheet of an Excel workbook (.xlsx), its first row as header; a bomb is refused unopened. */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  if (unpackedSize(bytes) > MOST_BYTES) {
    throw new TableError("This workbook unpacks to more than 300 MB. Save the sheet as CSV and use that.");
  }
  let cells: unknown[][];
  try {
    cells = await readSheet(Buffer.from(bytes), { trim: false });
  } catch (cause) {
    throw new TableError("This Excel workbook can't be read. Save the sheet as CSV and use that.", { cause });
  }
  return tableOf(cells.map((row) => row.map(textOf)));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (!(cell instanceof Date)) return String(cell);
  return cell.toISOString().replace("T00:00:00.000Z", "").replace(".000Z", "Z");
}

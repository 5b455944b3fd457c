import type { OpenTable, Row } from "./table";

/** The third row of a Qualtrics export names each column's field in JSON, such as {"ImportId":"QID3_TEXT"}. */
const IMPORT_ID = /^\s*\{\s*"ImportId"\s*:/;

const NOTE = "The file has the three header rows of a Qualtrics export: the second one gives the wordings.";

/**
 * Recognises a file with the three header rows of Qualtrics (names, wordings, import ids). The wordings become the
 * labels of the columns, and neither the second nor the third row is read as an answer. Any other table is returned
 * unchanged.
 */
export async function withQualtricsHeader(table: OpenTable): Promise<OpenTable> {
  if (table.format !== "csv" && table.format !== "xlsx") return table;
  const [wordings, importIds] = await firstRows(table, 2);
  const named = importIds?.cells.filter((cell) => cell?.trim()) ?? [];
  if (!wordings || named.length === 0 || !named.every((cell) => cell && IMPORT_ID.test(cell))) return table;
  return {
    ...table,
    labels: table.columns.map((_, index) => wordings.cells[index]?.replace(/\s+/g, " ").trim() || null),
    notes: [...table.notes, NOTE],
    async *batches() {
      let toSkip = 2;
      for await (const { rows, share } of table.batches()) {
        yield { rows: rows.slice(toSkip), share };
        toSkip = Math.max(0, toSkip - rows.length);
      }
    },
  };
}

async function firstRows(table: OpenTable, count: number): Promise<Row[]> {
  const read: Row[] = [];
  for await (const { rows } of table.batches()) {
    read.push(...rows.slice(0, count - read.length));
    if (read.length >= count) break;
  }
  return read;
}

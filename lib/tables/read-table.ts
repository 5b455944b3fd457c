import { tooMany } from "./bounded";
import { sourceOf } from "./byte-source";
import { openTable } from "./open-table";
import { nameColumns, type ReadOptions, type Table, TableError } from "./table";

/** The most cells of a table in memory. */
const MAX_CELLS = 20_000_000;

/**
 * Reads a whole file of answers into memory. All rows get as many cells as there are columns; `notes` says if cells
 * were added.
 */
export async function readTable(name: string, bytes: Uint8Array, options: ReadOptions = {}): Promise<Table> {
  const table = await openTable(sourceOf(bytes), name, options);
  const read = [];
  for await (const { rows } of table.batches()) for (const row of rows) read.push(row);
  if (read.length === 0) throw new TableError("The file has a header but no rows below it.");
  const width = read.reduce((max, { cells }) => Math.max(max, cells.length), table.columns.length);
  if (read.length * width > MAX_CELLS) throw tooMany(MAX_CELLS, "cells");
  const { columns } = nameColumns(table.columns, width);
  const rows = read.map(({ cells }) => columns.map((_, index) => cells[index] ?? ""));
  const unsound = read.filter(({ problem }) => problem !== undefined);
  const notes = [...table.notes];
  if (table.encoding && table.encoding !== "utf-8") notes.unshift(`The letters are read as ${table.encoding}.`);
  const note = `${unsound.length} of ${read.length} rows are not sound: row ${unsound[0]?.row} ${unsound[0]?.problem}.`;
  const { labels, savColumns, savWeight = -1 } = table;
  return {
    columns,
    ...(labels && { labels }),
    ...(savColumns && { savColumns, savWeight }),
    rows,
    notes: unsound.length > 0 ? [...notes, note] : notes,
  };
}

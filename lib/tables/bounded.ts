import { type OpenTable, TableError } from "./table";

/** Limits of a file. In each row, only the cells up to the last used one count. */
const MAX_ROWS = 2_000_000;
const MAX_CELLS = 50_000_000;

/** The same table, but reading it throws as soon as it exceeds the limit of rows or cells. */
export function bounded(table: OpenTable): OpenTable {
  return {
    ...table,
    async *batches() {
      let rows = 0;
      let cells = 0;
      for await (const batch of table.batches()) {
        rows += batch.rows.length;
        for (const row of batch.rows) cells += row.cells.length;
        if (rows > MAX_ROWS) throw tooMany(MAX_ROWS, "rows");
        if (cells > MAX_CELLS) throw tooMany(MAX_CELLS, "cells");
        yield batch;
      }
    },
  };
}

/** The error for a file that has more than `max` of something. */
export const tooMany = (max: number, what: string): TableError =>
  new TableError(`The file holds more than ${max.toLocaleString("en")} ${what}. Split it into several files.`);

import { type OpenTable, type Row, TableError } from "@/lib/tables/table";

/** The most rows, and cells, of the sample from which a file's columns are guessed. */
const MAX_ROWS = 5_000;
const MAX_CELLS = 250_000;

/** The first rows of a table, and their share of the file: 1 if they are all rows. */
export async function sampleRows(table: OpenTable): Promise<{ rows: Row[]; share: number }> {
  const max = Math.max(20, Math.min(MAX_ROWS, Math.floor(MAX_CELLS / table.columns.length)));
  const rows: Row[] = [];
  for await (const batch of table.batches()) {
    for (const row of batch.rows) rows.push(row);
    if (rows.length <= max) continue;
    const share = (Math.min(batch.share, 1) * max) / rows.length;
    return { rows: rows.slice(0, max), share: Math.min(share, 1 - Number.EPSILON) };
  }
  if (rows.length === 0) throw new TableError("The file has a header but no rows below it.");
  return { rows, share: 1 };
}

import type { Db } from "@/db/client";
import { AppError } from "@/lib/errors";
import { stagedSource } from "@/lib/files/staged-source";
import { openTable } from "@/lib/tables/open-table";
import { type OpenTable, type ReadOptions, type Row, TableError } from "@/lib/tables/table";

/** A staged file as it is named in calls. */
export type UploadRef = { organizationId: string; id: string; name: string; size: number };

/** Opens a staged file as a table; VALIDATION_ERROR where it is none. */
export const openUpload = (db: Db, upload: UploadRef, options: ReadOptions): Promise<OpenTable> =>
  explained(() => openTable(stagedSource(db, upload), upload.name, options));

/** What a file of this many cells or fewer is judged by. */
const MOST_ROWS = 5_000;
const MOST_CELLS = 250_000;

/** The first rows of a table, and the share of the file that they are: 1 where they are all. */
export async function sampleRows(table: OpenTable): Promise<{ rows: Row[]; share: number }> {
  const most = Math.max(20, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / table.columns.length)));
  return explained(async () => {
    const rows: Row[] = [];
    for await (const batch of table.batches()) {
      for (const row of batch.rows) rows.push(row);
      if (rows.length <= most) continue;
      const share = (Math.min(batch.share, 1) * most) / rows.length;
      return { rows: rows.slice(0, most), share: Math.min(share, 1 - Number.EPSILON) };
    }
    if (rows.length === 0) throw new TableError("The file has a header but no rows below it.");
    return { rows, share: 1 };
  });
}

/** A file that can't be read is the caller's mistake. */
export async function explained<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const issues = [{ path: "file", message: error.message }];
    throw new AppError("VALIDATION_ERROR", error.message, { cause: error, issues });
  }
}

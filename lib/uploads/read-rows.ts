import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { uploadRows } from "@/db/schema/uploads";
import type { OpenTable } from "@/lib/tables/table";
import { type CheckedRow, checkRow } from "./check-row";
import type { ColumnPlan } from "./column-plan";
import { explained, type UploadRef } from "./open-upload";

const MOST_ROWS = 2_000;
const MOST_CHARACTERS = 4_000_000;

/**
 * Reads a file's rows into the table `upload_rows`, batch by batch, and returns how many rows the file has. `write`
 * runs each batch's insert, so that the caller chooses the transaction. Skips rows that are stored already: a second
 * run goes on where the first stopped.
 */
export async function readRows(
  db: Db,
  { upload, table, plan }: { upload: UploadRef; table: OpenTable; plan: ColumnPlan },
  write: (rows: number, store: (tx: Db) => Promise<void>) => Promise<void> = (_, store) => store(db),
): Promise<number> {
  const { columns } = table;
  const known = await lastRow(db, upload);
  let ordinal = 0;
  let pending: CheckedRow[] = [];
  let size = 0;
  const flush = async () => {
    const rows = pending;
    pending = [];
    size = 0;
    if (rows.length > 0) await write(ordinal, (tx) => insertRows(tx, upload, rows));
  };
  await explained(async () => {
    for await (const batch of table.batches()) {
      for (const row of batch.rows) {
        ordinal += 1;
        if (row.row <= known) continue;
        pending.push(checkRow(row, ordinal, { columns, plan }));
        size += row.cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
        if (pending.length === MOST_ROWS || size > MOST_CHARACTERS) await flush();
      }
    }
    await flush();
  });
  return ordinal;
}

async function lastRow(db: Db, { organizationId, id }: UploadRef): Promise<number> {
  const [last] = await db.execute<{ row: number | null }>(sql`
    select max(${uploadRows.row}) as row from ${uploadRows}
    where ${uploadRows.organizationId} = ${organizationId} and ${uploadRows.uploadId} = ${id}`);
  return last?.row ?? 0;
}

async function insertRows(tx: Db, { organizationId, id }: UploadRef, rows: readonly CheckedRow[]): Promise<void> {
  const records = rows.map(({ problems, ...row }) => ({ ...row, problems: problems.length > 0 ? problems : null }));
  await tx.execute(sql`
    insert into ${uploadRows} (organization_id, upload_id, "row", external_id, texts, segments, problems)
    select ${organizationId}, ${id}, r."row", r."externalId", r.texts, r.segments, nullif(r.problems, 'null')
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r ("row" integer, "externalId" text, texts jsonb, segments jsonb, problems jsonb)
    on conflict do nothing`);
}

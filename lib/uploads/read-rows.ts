import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { uploadRows } from "@/db/schema/uploads";
import { valueFrom } from "@/lib/errors/worker-result";
import type { ReadOptions } from "@/lib/tables/table";
import type { CheckedRow } from "./check-row";
import type { ColumnPlan } from "./column-plan";
import { type UploadRef, uploadEntry, withUpload } from "./open-upload";

/**
 * Reads a file's rows into the table `upload_rows`, batch by batch, and returns how many rows the file has. `write`
 * runs each batch's insert, so that the caller chooses the transaction. Rows that are already stored are skipped, so a
 * second run continues where the first stopped.
 */
export async function readRows(
  db: Db,
  { plan, upload, ...reading }: { upload: UploadRef; options: ReadOptions; plan: ColumnPlan; inJob: boolean },
  write: (rows: number, store: (tx: Db) => Promise<void>) => Promise<void> = (_, store) => store(db),
): Promise<number> {
  const known = await lastRow(db, upload);
  return withUpload(db, upload, reading, async (run) => {
    await run(uploadEntry, "begin", { plan, known });
    for (;;) {
      const rows: CheckedRow[] = valueFrom(await run(uploadEntry, "next", {}));
      const count = await run(uploadEntry, "count", {});
      if (rows.length === 0) return count;
      await write(count, (tx) => insertRows(tx, upload, rows));
    }
  });
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
    insert into ${uploadRows} (organization_id, upload_id, "row", external_id, texts, segments, codings, problems)
    select ${organizationId}, ${id}, r."row", r."externalId", r.texts, r.segments, r.codings,
      nullif(r.problems, 'null')
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r ("row" integer, "externalId" text, texts jsonb, segments jsonb, codings jsonb, problems jsonb)
    on conflict do nothing`);
}

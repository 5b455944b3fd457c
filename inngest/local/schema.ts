import type { Sql } from "./database";
import { MIGRATIONS } from "./migrations";

/** Brings the schema `inngest_local` to its newest version. */
export async function migrateState(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`create schema if not exists inngest_local`;
    await tx`create table if not exists migrations (version integer primary key, applied_at timestamptz not null default now())`;
    const [newest] = await tx<{ version: number }>`select coalesce(max(version), 0)::int as version from migrations`;
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < (newest?.version ?? 0)) continue;
      await tx.script(migration);
      await tx`insert into migrations (version) values (${index + 1})`;
    }
  });
}

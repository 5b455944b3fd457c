import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";

/** All tables of the database, those of the local runner included. */
export async function listTables(db: Db): Promise<{ schema: string; name: string }[]> {
  const rows = await db.execute<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema|drizzle)' order by 1, 2`);
  return [...rows];
}

/** The tables of which a row holds this text in any column, in whatever case, also in JSON and as bytes. */
export async function tablesHolding(db: Db, text: string): Promise<string[]> {
  const [plain, bytes] = [text.toLowerCase(), Buffer.from(text).toString("hex")];
  const holding: string[] = [];
  for (const { schema, name } of await listTables(db)) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const [found] = await db.execute(sql`select 1 from ${table} t
      where strpos(lower(t::text), ${plain}) > 0 or strpos(t::text, ${bytes}) > 0 limit 1`);
    if (found) holding.push(name);
  }
  return holding;
}

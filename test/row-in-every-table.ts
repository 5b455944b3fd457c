import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";

type Column = { table: string; name: string; type: string; kind: string; nullable: boolean };

/**
 * Rows about logins: they are made by the test itself. `managed_organizations` would make the organization a partner.
 */
const LEFT_OUT = ["users", "sessions", "organizations", "managed_organizations"];

/**
 * Gives an organization a row in every table that has the column `organization_id`, found in the catalog, and returns
 * the tables. All other ids are one uuid, so that the rows refer to each other.
 */
export async function rowInEveryTable(db: Db, organizationId: string): Promise<string[]> {
  const columns = await db.execute<Column>(sql`
    select c.table_name as table, c.column_name as name, c.udt_name as type, t.typtype as kind,
      c.is_nullable = 'YES' as nullable
    from information_schema.columns c join pg_type t on t.typname = c.udt_name
    where c.table_schema = 'public' and c.is_identity = 'NO' and exists (
      select from information_schema.columns o
      where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'organization_id')`);
  const id = randomUUID();
  await db.execute(sql`insert into users (id, email) values (${id}, ${`${id}@example.test`})`);
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !LEFT_OUT.includes(table));
  let open = tables;
  while (open.length > 0) {
    const failed: string[] = [];
    for (const table of open) {
      const own = columns.filter((column) => column.table === table);
      const inserted = insertRow(db, table, own, { id, organizationId });
      if (!(await inserted.then(() => true, isMissingRow))) failed.push(table);
    }
    if (failed.length === open.length) throw new Error(`No row can be made in ${failed.join(", ")}.`);
    open = failed;
  }
  return tables;
}

function insertRow(db: Db, table: string, columns: readonly Column[], ids: { id: string; organizationId: string }) {
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map((column) => cellOf(column, ids));
  return db.execute(sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    values (${sql.join(values, sql`, `)}) on conflict do nothing`);
}

function cellOf(
  { name, type, kind, nullable }: Column,
  { id, organizationId }: { id: string; organizationId: string },
): SQL {
  if (name === "organization_id") return sql`${organizationId}`;
  if (kind === "e") return sql`(enum_range(null::${sql.identifier(type)}))[1]`;
  if (type.startsWith("_")) return sql`'{}'`;
  const plain: Record<string, SQL> = {
    uuid: sql`${id}`,
    text: sql`'one'`,
    jsonb: sql`'[]'`,
    bytea: sql`${Buffer.from(id)}`,
    bool: sql`false`,
    timestamptz: nullable ? sql`null` : sql`now()`,
  };
  return plain[type] ?? sql`1`;
}

/** False if the row refers to one that has not been made yet; throws any other error. */
function isMissingRow(error: { cause?: { code?: string } }): false {
  if (error.cause?.code === "23503") return false;
  throw error;
}

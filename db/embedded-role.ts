import { hkdfSync } from "node:crypto";
import { sql } from "drizzle-orm";
import { connect } from "./client";

/** The role with which the service works. It owns the database and its tables, and has no other privileges. */
const ROLE = "coding";

/** The role's password, from which nobody can tell the superuser's. */
export const rolePassword = (password: string): string =>
  Buffer.from(hkdfSync("sha256", password, "", "database role", 24)).toString("base64url");

/** The address of an embedded server for the service. */
export const serviceUrl = (port: number, password: string): string =>
  `postgres://${ROLE}:${rolePassword(password)}@127.0.0.1:${port}/postgres`;

/**
 * Creates the role if it is missing, and makes it the owner of the database and of everything in it. Data folders of
 * earlier versions belong to the superuser. `url` is the superuser's address.
 */
export async function ensureRole(url: string, password: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await db.transaction(async (tx) => {
      // The server would log a statement that fails, with the password in it.
      await tx.execute("set local log_min_error_statement = panic");
      await tx.execute(sql.raw(CREATE_ROLE));
      await tx.execute(sql.raw(`alter role ${ROLE} with ${NO_PRIVILEGES} password '${rolePassword(password)}'`));
      for (const owned of OWNED) await tx.execute(sql.raw(passOn(owned)));
    });
  } finally {
    await close();
  }
}

const NO_PRIVILEGES = "login nosuperuser nocreatedb nocreaterole noreplication nobypassrls";

const CREATE_ROLE = `do $$ begin
  if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE}; end if;
end $$`;

const isOurs = (schema: string, catalog: string, oid: string) => `
  ${schema} !~ '^pg_' and ${schema} <> 'information_schema'
  and not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;
const isForeign = (owner: string) => `${owner} <> '${ROLE}'::regrole`;

/**
 * Queries of everything that can have an owner: its kind and its name. What belongs to an extension stays as it is, and
 * a table's indexes and sequences follow the table.
 */
const OWNED = [
  `select 'database' as kind, quote_ident(datname) as name from pg_database
    where datname = current_database() and ${isForeign("datdba")}`,
  `select 'schema' as kind, quote_ident(nspname) as name from pg_namespace
    where ${isOurs("nspname", "pg_namespace", "oid")} and ${isForeign("nspowner")} and nspowner <> 'pg_database_owner'::regrole`,
  `select 'table' as kind, c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'f', 'v', 'm') and ${isForeign("c.relowner")} and ${isOurs("n.nspname", "pg_class", "c.oid")}`,
  `select 'sequence' as kind, c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${isForeign("c.relowner")} and ${isOurs("n.nspname", "pg_class", "c.oid")}`,
  `select 'type' as kind, t.oid::regtype::text as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
    left join pg_class c on c.oid = t.typrelid
    where (t.typtype in ('d', 'e', 'r') or c.relkind = 'c') and ${isForeign("t.typowner")} and ${isOurs("n.nspname", "pg_type", "t.oid")}`,
  `select 'routine' as kind, p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${isForeign("p.proowner")} and ${isOurs("n.nspname", "pg_proc", "p.oid")}`,
];

const passOn = (query: string) => `do $$ declare owned record; begin
  for owned in ${query} loop
    execute format('alter %s %s owner to ${ROLE}', owned.kind, owned.name);
  end loop;
end $$`;

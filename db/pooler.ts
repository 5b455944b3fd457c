import { sql } from "drizzle-orm";
import postgres from "postgres";
import { connect, LIMITS } from "./client";
import { LOCKS } from "./locks";
import { markAsPooled } from "./pooled-address";

const CONNECT_TIMEOUT_S = 10;

/**
 * Returns the address. If it leads to a pooler such as PgBouncer and not to PostgreSQL itself, adds the mark of
 * `pooled-address.ts`.
 */
export async function examineAddress(url: string): Promise<string> {
  return (await leadsToPooler(url)) ? markAsPooled(url) : url;
}

/** A pooler tells the client a process id of its own, which differs from the id of the server's process. */
async function leadsToPooler(url: string): Promise<boolean> {
  const client = postgres(url, { max: 1, fetch_types: false, connect_timeout: CONNECT_TIMEOUT_S, onnotice: () => {} });
  try {
    const found = await client.unsafe<{ pid: number }[]>("select pg_backend_pid() as pid");
    return found[0]?.pid !== found.state.pid;
  } finally {
    await client.end({ timeout: CONNECT_TIMEOUT_S });
  }
}

/**
 * Makes the time limits of statements and locks defaults of the database user, because a pooler ignores limits that its
 * clients set. Sessions that are open keep their old limits.
 */
export async function limitRole(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.limits}::bigint)`);
      const [kept] = await tx.execute<{ settings: string[] | null }>(sql`
        select to_json(setconfig) as settings from pg_db_role_setting
        where setrole = (select oid from pg_roles where rolname = current_user)
          and setdatabase = (select oid from pg_database where datname = current_database())`);
      for (const [name, milliseconds] of Object.entries(LIMITS)) {
        if (kept?.settings?.includes(`${name}=${milliseconds}`)) continue;
        await tx.execute(
          sql.raw(`do $$ begin
          execute format('alter role current_user in database %I set ${name} = ${milliseconds}', current_database());
        end $$`),
        );
      }
    });
  } finally {
    await close();
  }
}

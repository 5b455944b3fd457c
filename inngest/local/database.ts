import postgres from "postgres";
import { MIGRATIONS } from "./migrations";

export type Sql = postgres.Sql;
export type Transaction = postgres.TransactionSql;
/** The database or a transaction on it. */
export type Queries = Sql | Transaction;

const LOCK = 7_305_002;

/**
 * Connects to the runner's own schema. The driver's query for array types is left out: nobody awaits it, so that a
 * connection lost while it runs would end the process. Lists are therefore passed as JSON.
 */
export function connectState(url: string, connections: number): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: 5,
    backoff: reconnectPause,
    fetch_types: false,
    onnotice: () => {},
    connection: { search_path: "inngest_local", application_name: "inngest-local" },
  });
}

/** Brings the schema `inngest_local` to its newest version. */
export async function migrateState(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`create schema if not exists inngest_local`;
    await tx`create table if not exists migrations (version integer primary key, applied_at timestamptz not null default now())`;
    const [newest] = await tx<{ version: number }[]>`select coalesce(max(version), 0)::int as version from migrations`;
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < (newest?.version ?? 0)) continue;
      await tx.unsafe(migration);
      await tx`insert into migrations (version) values (${index + 1})`;
    }
  });
}

/** The seconds before the next attempt to connect. */
function reconnectPause(attempt: number): number {
  return Math.min(0.1 * attempt, 1);
}

export type RunnerLock = { release: () => Promise<void> };

/**
 * Holds the database for one runner at a time; waits while another one that is ending still holds it. The lock goes
 * with the session: after an outage it is taken again, and `onLost` tells that another runner was faster.
 */
export async function lockRunner(url: string, waitMs: number, onLost: () => void): Promise<RunnerLock> {
  const session = lockSession(url);
  const deadline = Date.now() + waitMs;
  while (!(await tryLock(session))) {
    if (Date.now() > deadline) {
      await session.end({ timeout: 2 });
      throw new Error("Another local runner is at work on this database.");
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const keeper = setInterval(() => {
    tryLock(session).then(
      (held) => held || onLost(),
      () => {},
    );
  }, 5_000);
  return {
    release: () => {
      clearInterval(keeper);
      return session.end({ timeout: 2 });
    },
  };
}

async function tryLock(session: Sql): Promise<boolean> {
  const [row] = await session<{ held: boolean }[]>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid() and objid = ${LOCK}::bigint::oid
    ) or pg_try_advisory_lock(${LOCK}) as held`;
  return row?.held === true;
}

function lockSession(url: string): Sql {
  return postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 5,
    backoff: reconnectPause,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: "inngest-local-lock" },
  });
}

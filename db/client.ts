import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgTransaction } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { limitPoolWait } from "./pool-wait";
import { isPooled, withoutMark } from "./pooled-address";

type NoRelations = Record<string, never>;

export type Transaction = PgTransaction<PostgresJsQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>;

/** The database or a transaction on it: what domain functions take as their first argument. */
export type Db = PostgresJsDatabase<NoRelations> | Transaction;

export type Connection = { db: PostgresJsDatabase<NoRelations>; close: () => Promise<void> };

export type ConnectionOptions = {
  /** Connections at once; 10 by default. */
  max?: number;
  /** Keeps each connection open for good, for what belongs to its session; by default it is renewed every hour. */
  forSession?: boolean;
  /** Waits for statements and locks as long as they take: for migrations, and for locks that a session holds. */
  patient?: boolean;
};

/**
 * No statement of a request or of a stage takes longer than this; one that does is given up, and with it its request,
 * so that what is slow or stuck can't take all connections.
 */
export const LIMITS = {
  statement_timeout: 120_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 300_000,
};

/** Stated, since the database user may have the limits as defaults. */
const NO_LIMITS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

const CONNECT_TIMEOUT_S = 10;
const CLOSE_TIMEOUT_S = 5;

/**
 * Connects when the first query is made, and again after an outage: the queries on a lost connection are rejected with
 * an error that `isOutage` knows. That needs patches/postgres+3.4.9.patch: without it the driver writes to the socket
 * that is gone, which ends the process, or gives the answer of one query to another. `fetch_types` is off because the
 * driver awaits that query of its own nowhere; drizzle reads arrays without it. No statement is prepared by name. A
 * pooler refuses settings of a session, and the limits are defaults of the user there (`limitRole`).
 */
export function connect(
  url: string,
  { max = 10, forSession = false, patient = forSession }: ConnectionOptions = {},
): Connection {
  const client = postgres(withoutMark(url), {
    max,
    prepare: false,
    onnotice: () => {},
    connect_timeout: CONNECT_TIMEOUT_S,
    fetch_types: false,
    ...(forSession ? { max_lifetime: null } : {}),
    ...(isPooled(url) ? {} : { connection: patient ? NO_LIMITS : LIMITS }),
  });
  return {
    db: drizzle(patient ? client : limitPoolWait(client)),
    close: () => client.end({ timeout: CLOSE_TIMEOUT_S }),
  };
}

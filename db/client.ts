import { connect as dial, type Socket } from "node:net";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgTransaction } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { isPooled, withoutMark } from "./pooled-address";
import { prepareStatements } from "./prepared-statements";

type NoRelations = Record<string, never>;

export type Transaction = PgTransaction<PostgresJsQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>;

/** The database or a transaction on it: what domain functions take as their first argument. */
export type Db = PostgresJsDatabase<NoRelations> | Transaction;

export type Connection = { db: PostgresJsDatabase<NoRelations>; close: () => Promise<void> };

export type ConnectionOptions = {
  /** The most connections that are open at once; 10 by default. */
  max?: number;
  /**
   * Never replaces a connection by a new one, for work that keeps locks or notifications in its session. By default
   * each connection is replaced after 30 to 60 minutes.
   */
  forSession?: boolean;
  /**
   * Removes the time limits of statements, replies and locks: for migrations, and for work that keeps a lock in its
   * session.
   */
  patient?: boolean;
  /** Milliseconds after which a connection on which nothing moves is closed; longer than any statement by default. */
  silenceTimeout?: number;
};

/**
 * Time limits in milliseconds. A statement that takes longer fails, and so does its request. Slow or stuck work
 * therefore cannot take all connections.
 */
export const LIMITS = {
  statement_timeout: 120_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 300_000,
};

/** The limits are set to 0 explicitly, because the database user may have `LIMITS` as defaults. */
const NO_LIMITS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Stops the driver from pipelining, that is, from sending a query on a connection on which another one may still be
 * running. The driver's types lack this setting.
 */
const ONE_AT_A_TIME: object = { max_pipeline: 0 };

const SILENCE_TIMEOUT = LIMITS.statement_timeout + 10_000;

/**
 * Opens connections that end when the server hangs or the network drops packets; their queries are then rejected as an
 * outage. The driver's types lack this setting.
 */
const withSilenceTimeout = (timeout: number): object => ({
  socket: ({ host, port, path }: { host: string[]; port: number[]; path?: string }): Socket => {
    const socket = path ? dial(path) : dial({ host: host[0], port: port[0] ?? 5432 });
    return socket.setTimeout(timeout, () => socket.destroy());
  },
});

const CONNECT_TIMEOUT_S = 10;

/**
 * Seconds between two attempts to connect, by the number of attempts that failed. The driver's own pauses, up to 20 s,
 * are longer than a query waits for a connection.
 */
const pauseBeforeTry = (failures: number): number => Math.min(0.05 * 2 ** failures, 1) * (0.5 + Math.random() / 2);
const CLOSE_TIMEOUT_S = 5;

/**
 * Connects at the first query, and again after an outage. Queries on a lost connection are rejected with an error that
 * `isOutage` recognises.
 *
 * This needs patches/postgres+3.4.9.patch. Without it, the driver (https://github.com/porsager/postgres/issues)
 * - runs the rest of a transaction whose connection is lost on another one, or writes it to the closed socket, which
 *   ends the process (1186, 1208, 1216);
 * - gives the error of a lost connection to the first query of the next one (1216), and leaves room in its result for
 *   the rows that had arrived;
 * - leaves transactions without a connection of their own if `ONE_AT_A_TIME` is set (1189);
 * - reconnects without a pause, for ever, if the server closes the connection before the sign-in (1193).
 *
 * `fetch_types` is off, because the driver does not await that query, and drizzle reads arrays without it. A pooler
 * refuses settings of a session, so the limits are then defaults of the database user (`limitRole`), and gives the next
 * statement another session, which lacks what the driver has prepared.
 */
export function connect(
  url: string,
  { max = 10, forSession = false, patient = forSession, silenceTimeout = SILENCE_TIMEOUT }: ConnectionOptions = {},
): Connection {
  const client = postgres(withoutMark(url), {
    max,
    ...ONE_AT_A_TIME,
    onnotice: () => {},
    connect_timeout: CONNECT_TIMEOUT_S,
    backoff: pauseBeforeTry,
    fetch_types: false,
    ...(forSession ? { max_lifetime: null } : {}),
    ...(patient ? {} : withSilenceTimeout(silenceTimeout)),
    ...(isPooled(url) ? { prepare: false } : { connection: patient ? NO_LIMITS : LIMITS }),
  });
  if (!isPooled(url)) prepareStatements(client);
  return { db: drizzle(client), close: () => client.end({ timeout: CLOSE_TIMEOUT_S }) };
}

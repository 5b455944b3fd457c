import type { Socket } from "node:net";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgTransaction } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { lostSessions } from "./lost-sessions";
import { limitPoolWait } from "./pool-wait";
import { isPooled, withoutMark } from "./pooled-address";
import { prepareStatements } from "./prepared-statements";
import { shareOut } from "./shares";
import { ASK_AFTER_S, isWorthWaiting } from "./silence";

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

/** The most seconds without a reply to a query: a little longer than the server lets a statement run. */
const LONGEST_SILENCE_S = LIMITS.statement_timeout / 1_000 + 10;

/**
 * Settings that end a connection that will not answer any more, because the server hangs or the network drops packets;
 * its query is rejected as an outage. Connections that wait for a notification or that stream are not ended. The driver
 * has these settings from patches/postgres+3.4.9.patch.
 */
function endSilent(url: string): object {
  const sessions = isPooled(url) ? undefined : lostSessions(url);
  return {
    reply_timeout: ASK_AFTER_S,
    onsilence: async (socket: Socket, seconds: number, pid: number) => {
      const isThere = await isWorthWaiting(socket, seconds, LONGEST_SILENCE_S);
      const goesOn = isThere && (await (sessions?.mayBeAtWork(pid, socket) ?? true));
      if (!goesOn) socket.once("close", () => sessions?.end(pid));
      return goesOn;
    },
  };
}

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
 * This needs patches/postgres+3.4.9.patch. Without it, the driver
 * - writes to a closed socket, which ends the process;
 * - confuses the replies of two queries;
 * - refuses transactions if `ONE_AT_A_TIME` is set;
 * - never uses a connection again if its first query was cancelled;
 * - reconnects without a pause if the server closes the connection.
 *
 * `fetch_types` is off, because the driver does not await that query, and drizzle reads arrays without it. Through a
 * pooler, no statement is prepared, because the next transaction may run in another session. A pooler also refuses
 * settings of a session, so the limits are then defaults of the database user (`limitRole`).
 */
export function connect(
  url: string,
  { max = 10, forSession = false, patient = forSession }: ConnectionOptions = {},
): Connection {
  const client = postgres(withoutMark(url), {
    max,
    prepare: !isPooled(url),
    ...ONE_AT_A_TIME,
    onnotice: () => {},
    connect_timeout: CONNECT_TIMEOUT_S,
    backoff: pauseBeforeTry,
    fetch_types: false,
    ...(forSession ? { max_lifetime: null } : {}),
    ...(patient ? {} : endSilent(url)),
    ...(isPooled(url) ? {} : { connection: patient ? NO_LIMITS : LIMITS }),
  });
  if (!isPooled(url)) prepareStatements(client);
  return {
    db: drizzle(patient ? client : shareOut(limitPoolWait(client), max)),
    close: () => client.end({ timeout: CLOSE_TIMEOUT_S }),
  };
}

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
  /** Connections at once; 10 by default. */
  max?: number;
  /**
   * Never renews connections, for work that keeps locks or notifications in its session. By default they are renewed
   * every hour.
   */
  forSession?: boolean;
  /** Removes the time limits of statements, replies and locks: for migrations, and for locks that a session holds. */
  patient?: boolean;
};

/**
 * Time limits in milliseconds. A statement that takes longer fails, and its request with it, so that slow or stuck work
 * cannot take all connections.
 */
export const LIMITS = {
  statement_timeout: 120_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 300_000,
};

/** Set explicitly, because the database user may have `LIMITS` as defaults. */
const NO_LIMITS = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Stops the driver from pipelining, that is from sending a query on a connection on which a slow one may still run. The
 * driver's types lack this setting.
 */
const ONE_AT_A_TIME: object = { max_pipeline: 0 };

/** Seconds for which a reply may be awaited: a little longer than the server lets a statement run. */
const LONGEST_SILENCE_S = LIMITS.statement_timeout / 1_000 + 10;

/**
 * Ends a connection that will not answer any more (the server hangs, or the network drops packets), and rejects its
 * query as an outage. Connections that wait for a notification, or that stream, are left alone. The patch adds this.
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
 * Seconds between two tries to connect, from the number of tries that failed. The driver's own pauses of up to 20 s are
 * longer than a query waits for a connection.
 */
const pauseBeforeTry = (failures: number): number => Math.min(0.05 * 2 ** failures, 1) * (0.5 + Math.random() / 2);
const CLOSE_TIMEOUT_S = 5;

/**
 * Connects at the first query, and again after an outage. Queries on a lost connection are rejected with an error that
 * `isOutage` recognises. This needs patches/postgres+3.4.9.patch: without it the driver writes to a closed socket
 * (which ends the process), mixes up the replies of two queries, refuses transactions with `ONE_AT_A_TIME`, never uses a
 * connection again whose first query was given up, and dials without a pause where the server hangs up.
 * `fetch_types` is off because the driver does not await that query, and drizzle reads arrays without it. Through a
 * pooler, no statement is prepared, because the next transaction may run in another session. A pooler also refuses
 * settings per session, so the limits are then defaults of the database user (`limitRole`).
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

import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgTransaction } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";

type NoRelations = Record<string, never>;

/** The database or a transaction on it: what domain functions take as their first argument. */
export type Db =
  | PostgresJsDatabase<NoRelations>
  | PgTransaction<PostgresJsQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>;

export type Connection = { db: PostgresJsDatabase<NoRelations>; close: () => Promise<void> };

/**
 * Connects lazily: no socket is opened before the first query. The driver's own query for array types is left out:
 * nobody awaits it, so that a connection lost meanwhile would end the process, and drizzle reads arrays itself.
 */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const client = postgres(url, { max: options.max ?? 10, onnotice: () => {}, connect_timeout: 10, fetch_types: false });
  return { db: drizzle(client), close: () => client.end({ timeout: 5 }) };
}

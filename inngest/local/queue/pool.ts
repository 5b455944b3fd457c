import { Pool } from "pg";
import { LIMITS } from "@/db/client";

const CONNECT_TIMEOUT_MS = 10_000;
/** Milliseconds without a reply to a query, for instance because the server hangs. The statements take milliseconds. */
const QUERY_TIMEOUT_MS = 30_000;

/** The connections of graphile-worker to PostgreSQL. A query fails if the server no longer answers. */
export function openPool(databaseUrl: string, max: number): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: LIMITS.statement_timeout,
    keepAlive: true,
  });
  pool.on("error", () => {});
  return pool;
}

import type { Sql } from "postgres";

/** Milliseconds to wait for a free connection. */
export const POOL_WAIT_MS = 10_000;

/**
 * Rejects a query that gets no free connection in time, so that it does not wait for ever behind slow work. The `begin`
 * of a transaction is such a query too.
 */
export function limitPoolWait(client: Sql): Sql {
  const { unsafe } = client;
  client.unsafe = ((...query: Parameters<typeof unsafe>) => {
    const pending = unsafe(...query);
    // A WeakRef, because the timer must not keep a result in memory after it was read.
    const seen = new WeakRef(pending);
    setTimeout(() => {
      const waiting = seen.deref();
      if (waiting && !hasConnection(waiting)) waiting.cancel();
    }, POOL_WAIT_MS).unref();
    return pending;
  }) as typeof unsafe;
  return client;
}

/** The driver sets `state` when a connection takes the query. */
const hasConnection = (query: object) => "state" in query && query.state !== null;

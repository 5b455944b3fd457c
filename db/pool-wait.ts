import type { Sql } from "postgres";

/** Milliseconds that a query waits for a free connection. */
export const POOL_WAIT_MS = 10_000;

/**
 * Rejects a query that gets no free connection in time, so that it does not wait for ever behind slow work. This
 * includes the `begin` of a transaction.
 */
export function limitPoolWait(client: Sql): Sql {
  const { unsafe } = client;
  client.unsafe = ((...query: Parameters<typeof unsafe>) => {
    const pending = unsafe(...query);
    // A WeakRef, because otherwise the timer would keep the result in memory after it has been read.
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

import type { Sql } from "postgres";

const POOL_WAIT_MS = 10_000;

/** Rejects a query that gets no free connection in time, so that it does not wait for ever behind slow work. */
export function limitPoolWait(client: Sql): Sql {
  const { unsafe, begin } = client;
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
  const beginInTime = (work: (tx: unknown) => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(poolTimeout());
      }, POOL_WAIT_MS);
      const inTime = (tx: unknown) => {
        clearTimeout(timer);
        if (isLate) throw poolTimeout();
        return work(tx);
      };
      const running: Promise<unknown> = begin(inTime);
      running.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  client.begin = beginInTime as typeof begin;
  return client;
}

/** The driver sets `state` when a connection takes the query. */
const hasConnection = (query: object) => "state" in query && query.state !== null;

const poolTimeout = () =>
  Object.assign(new Error("no connection of the pool became free in time"), { code: "POOL_TIMEOUT" });

import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";

/**
 * Starts `work` while a transaction holds the locks that `first` took, and ends the transaction once `count`
 * connections wait for a lock. Work that needs none of the locks may have ended before that.
 */
export async function behindLocks<Result>(
  db: Db,
  count: number,
  first: (tx: Db) => Promise<unknown>,
  work: () => Promise<Result>[],
): Promise<PromiseSettledResult<Result>[]> {
  const settled = await db.transaction(async (tx) => {
    await first(tx);
    const all = Promise.allSettled(work());
    await untilWaiting(db, count);
    return { all };
  });
  return settled.all;
}

/** Waits until this many connections wait for a lock, for two seconds at most. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  const waiting = sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 40; tries++) {
    const [{ n } = { n: 0 }] = await db.execute<{ n: number }>(waiting);
    if (n >= count) return;
    await pause(50);
  }
}

import { sql } from "drizzle-orm";
import { type Connection, connect } from "@/db/client";
import { LOCKS } from "@/db/locks";

export type RunnerLock = { release: () => Promise<void> };

const LOOK_AGAIN_MS = 200;
const KEEP_EVERY_MS = 5_000;

/**
 * Ensures that only one runner works on the database; waits while another one that is ending still holds the lock. The
 * lock belongs to a database session: after an outage it is taken again, and `onLost` is called if another runner was
 * faster.
 */
export async function lockRunner(url: string, waitMs: number, onLost: () => void): Promise<RunnerLock> {
  const { db, close } = connect(url, { max: 1, forSession: true });
  const deadline = Date.now() + waitMs;
  try {
    while (!(await tryLock(db))) {
      if (Date.now() > deadline) throw new Error("Another local runner is using this database.");
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  } catch (error) {
    await close();
    throw error;
  }
  const keeper = setInterval(() => {
    tryLock(db).then(
      (held) => held || onLost(),
      () => {},
    );
  }, KEEP_EVERY_MS);
  return {
    release: () => {
      clearInterval(keeper);
      return close();
    },
  };
}

async function tryLock(db: Connection["db"]): Promise<boolean> {
  const [row] = await db.execute<{ held: boolean }>(sql`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid() and objid = ${LOCKS.runner}::bigint::oid
    ) or pg_try_advisory_lock(${LOCKS.runner}::bigint) as held`);
  return row?.held === true;
}

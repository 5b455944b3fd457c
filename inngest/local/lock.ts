import { hostname } from "node:os";
import { sql } from "drizzle-orm";
import { type Connection, connect, type Db } from "@/db/client";
import { LOCKS } from "@/db/locks";
import { retryInOutage } from "@/db/outages";
import { pause } from "./stopping";

export type RunnerLock = { release: () => Promise<void> };

type LockOptions = {
  /** The milliseconds in which another runner that is being stopped has ended. */
  waitMs: number;
  stopping: AbortSignal;
  onStandBy: () => void;
  onLost: () => void;
};

/** Milliseconds between two looks at the lock: at first, when a runner that is ending may still hold it, and later. */
const LOOK_AGAIN_MS = 200;
const STAND_BY_MS = 1_000;
const KEEP_EVERY_MS = 5_000;

/** Seconds after which PostgreSQL asks a silent runner's machine whether it is there, and asks again; and how often. */
const ALIVE = { idle: "10", interval: "5", count: "3" };

/** What a runner's session is called in the database: this and the name of its machine. */
const SESSION_NAME = "job runner on ";

/** The sessions that hold the lock: one at most. */
const HOLDERS = sql`
  select pid from pg_locks where locktype = 'advisory' and granted and objid = ${LOCKS.runner}::bigint::oid
    and database = (select oid from pg_database where datname = current_database())`;

/** The name of the machine whose local runner does the jobs of a database; null if none does. */
export async function machineOfRunner(db: Db): Promise<string | null> {
  const [session] = await db.execute<{ name: string }>(
    sql`select application_name as name from pg_stat_activity where pid in (${HOLDERS})`,
  );
  return session?.name.startsWith(SESSION_NAME) ? session.name.slice(SESSION_NAME.length) : null;
}

/** Whether this runner holds the lock; the number of PostgreSQL's process for this runner, and of the one with the lock. */
type Held = { isMine: boolean; session: number; holder: number | null };

/**
 * Ensures that only one runner does the jobs of a database: waits until this runner holds the lock. Calls `onStandBy`
 * if another one still holds it after `waitMs`. The lock belongs to a database session, so the runner takes it again
 * after an outage; `onLost` is called if another runner has it by then. If the network has lost the connection, the
 * server keeps the lock for the old session, so the runner ends that session. If the runner's machine is lost, the
 * server ends the session within half a minute (TCP keepalive).
 */
export async function lockRunner(
  url: string,
  { waitMs, stopping, onStandBy, onLost }: LockOptions,
): Promise<RunnerLock> {
  const { db, close } = connect(url, { max: 1, forSession: true, patient: false });
  const standsByFrom = Date.now() + waitMs;
  /** The session that had the lock last. */
  let own = 0;
  const take = async () => {
    const { isMine, session, holder } = await tryLock(db);
    if (isMine) own = session;
    else if (holder === own) await db.execute(sql`select pg_terminate_backend(${own}::integer)`);
    return { isMine, isOthers: !isMine && holder !== null && holder !== own };
  };
  try {
    let standsBy = false;
    while (!(await (standsBy ? retryInOutage(stopping, take) : take())).isMine) {
      if (!standsBy && Date.now() > standsByFrom) {
        standsBy = true;
        onStandBy();
      }
      await pause(standsBy ? STAND_BY_MS : LOOK_AGAIN_MS, stopping);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const keeper = setInterval(() => {
    take().then(
      ({ isOthers }) => isOthers && onLost(),
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

/** Takes the lock if it is free. */
async function tryLock(db: Connection["db"]): Promise<Held> {
  const [held] = await db.execute<Held>(sql`
    with found as materialized (${HOLDERS}), taken as materialized (
      select exists (select from found where pid = pg_backend_pid())
        or pg_try_advisory_lock(${LOCKS.runner}::bigint) as is_mine
    )
    select is_mine as "isMine", pg_backend_pid() as session, (select pid from found limit 1) as holder,
      set_config('application_name', ${SESSION_NAME + hostname()}, false),
      set_config('tcp_keepalives_idle', ${ALIVE.idle}, false),
      set_config('tcp_keepalives_interval', ${ALIVE.interval}, false),
      set_config('tcp_keepalives_count', ${ALIVE.count}, false)
    from taken`);
  return held ?? { isMine: false, session: 0, holder: null };
}

import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Connection, connect, type Db } from "@/db/client";
import { LOCKS } from "@/db/locks";
import { retryInOutage } from "@/db/outages";

export type RunnerLock = { release: () => Promise<void> };

type LockOptions = {
  /** Milliseconds after which another runner that is being stopped should have ended. */
  waitMs: number;
  stopping: AbortSignal;
  onStandBy: () => void;
  onLost: () => void;
};

/**
 * Milliseconds between two attempts to take the lock: at first, when a runner that is ending may still hold it, and
 * later, while standing by.
 */
const LOOK_AGAIN_MS = 200;
const STAND_BY_MS = 1_000;
const KEEP_EVERY_MS = 5_000;
const SILENCE_TIMEOUT_MS = 3 * KEEP_EVERY_MS;

/**
 * TCP keepalive of the runner's connection, in seconds: PostgreSQL probes a silent connection after `idle`, then every
 * `interval`, and closes it after `count` probes without a reply.
 */
const ALIVE = { idle: "10", interval: "5", count: "3" };

/** The beginning of the name of a runner's database session; the name of the machine follows. */
const SESSION_NAME = "job runner on ";

/** SQL of the database session that holds the lock; there is at most one. */
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

/**
 * Whether this runner holds the lock, the process id of its database session, and that of the session that holds the
 * lock.
 */
type Held = { isMine: boolean; session: number; holder: number | null };

/**
 * Ensures that only one runner works on a database: waits until this runner holds the lock. Calls `onStandBy` if
 * another runner still holds it after `waitMs`. The lock belongs to a database session, so after an outage the runner
 * takes it again, or calls `onLost` if another runner has taken it. If the network has lost the connection, the server
 * keeps the lock for the old session, and the runner ends that session. If the machine of the runner is lost, the
 * server ends the session within half a minute (TCP keepalive).
 */
export async function lockRunner(
  url: string,
  { waitMs, stopping, onStandBy, onLost }: LockOptions,
): Promise<RunnerLock> {
  const { db, close } = connect(url, { max: 1, forSession: true, patient: false, silenceTimeout: SILENCE_TIMEOUT_MS });
  const standsByFrom = Date.now() + waitMs;
  /** The process id of the session of this runner that had the lock last. */
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
      await pause(standsBy ? STAND_BY_MS : LOOK_AGAIN_MS, undefined, { signal: stopping });
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

/** Takes the lock if no session holds it. */
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

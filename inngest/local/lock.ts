import { sql } from "drizzle-orm";
import { type Connection, connect } from "@/db/client";
import { LOCKS } from "@/db/locks";

export type RunnerLock = { release: () => Promise<void> };

const LOOK_AGAIN_MS = 200;
const KEEP_EVERY_MS = 5_000;

/** Whether this runner holds the lock; the number of PostgreSQL's process for this runner, and of the one with the lock. */
type Held = { isMine: boolean; session: number; holder: number | null };

/**
 * Ensures that only one runner works on the database; waits while another one that is ending still holds the lock. The
 * lock belongs to a database session: after an outage it is taken again, and `onLost` is called if another runner was
 * faster. If the network has lost the connection, the server does not notice and keeps the lock for the old session,
 * which is therefore ended.
 */
export async function lockRunner(url: string, waitMs: number, onLost: () => void): Promise<RunnerLock> {
  const { db, close } = connect(url, { max: 1, forSession: true, patient: false });
  const deadline = Date.now() + waitMs;
  /** The session that had the lock last. */
  let own = 0;
  const take = async () => {
    const { isMine, session, holder } = await tryLock(db);
    if (isMine) own = session;
    else if (holder === own) await db.execute(sql`select pg_terminate_backend(${own}::integer)`);
    return { isMine, isOthers: !isMine && holder !== null && holder !== own };
  };
  try {
    while (!(await take()).isMine) {
      if (Date.now() > deadline) throw new Error("Another local runner is using this database.");
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
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
    with found as materialized (
      select pid from pg_locks where locktype = 'advisory' and granted and objid = ${LOCKS.runner}::bigint::oid
        and database = (select oid from pg_database where datname = current_database())
    ), taken as materialized (
      select exists (select from found where pid = pg_backend_pid())
        or pg_try_advisory_lock(${LOCKS.runner}::bigint) as is_mine
    )
    select is_mine as "isMine", pg_backend_pid() as session, (select pid from found limit 1) as holder from taken`);
  return held ?? { isMine: false, session: 0, holder: null };
}

import { connect, type Sql } from "./database";

const LOCK = 7_305_002;

export type RunnerLock = { release: () => Promise<void> };

/**
 * Holds the database for one runner at a time; waits while another one that is ending still holds it. The lock goes
 * with the session: after an outage it is taken again, and `onLost` tells that another runner was faster.
 */
export async function lockRunner(url: string, waitMs: number, onLost: () => void): Promise<RunnerLock> {
  const session = connect(url, { max: 1, name: "inngest-local-lock" });
  const deadline = Date.now() + waitMs;
  while (!(await tryLock(session))) {
    if (Date.now() > deadline) {
      await session.end();
      throw new Error("Another local runner is at work on this database.");
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const keeper = setInterval(() => {
    tryLock(session).then(
      (held) => held || onLost(),
      () => {},
    );
  }, 5_000);
  return {
    release: () => {
      clearInterval(keeper);
      return session.end();
    },
  };
}

async function tryLock(session: Sql): Promise<boolean> {
  const [row] = await session<{ held: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid() and objid = ${LOCK}::bigint::oid
    ) or pg_try_advisory_lock(${LOCK}) as held`;
  return row?.held === true;
}

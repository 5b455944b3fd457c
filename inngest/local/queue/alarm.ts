import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";

const LONGEST_TIMER_MS = 60_000;
const AFTER_FAILURE_MS = 1_000;

/** Wakes the workers when a delayed job becomes due, because PostgreSQL notifies them only when a job is added. */
export function createAlarm(db: Db, stopping: AbortSignal) {
  let dueAt = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const set = (at: number) => {
    if (at >= dueAt || stopping.aborted) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(
      () => ring().catch(() => set(Date.now() + AFTER_FAILURE_MS)),
      Math.min(Math.max(at - Date.now(), 0), LONGEST_TIMER_MS),
    );
  };

  const ring = async () => {
    dueAt = Number.POSITIVE_INFINITY;
    const [jobs] = await db.execute<{ due: number; next: number | null }>(sql`
      select count(*) filter (where run_at <= now())::int as due,
        (extract(epoch from min(run_at) filter (where run_at > now())) * 1000)::float8 as next
      from inngest_local_queue.jobs where locked_at is null`);
    if (jobs?.due) await db.execute(sql`select pg_notify('jobs:insert', ${JSON.stringify({ count: jobs.due })}::text)`);
    set(Math.min(jobs?.next ?? Number.POSITIVE_INFINITY, Date.now() + LONGEST_TIMER_MS));
  };

  return { set, clear: () => clearTimeout(timer) };
}

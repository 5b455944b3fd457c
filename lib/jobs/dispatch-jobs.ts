import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { LOCKS } from "@/db/locks";
import { jobs } from "@/db/schema/jobs";
import { organizations } from "@/db/schema/organizations";
import type { JobType } from "@/db/schema/terms";
import { byPlan } from "@/lib/credits/plans";
import type { JobRef } from "./lock-job";

/**
 * A running job is announced again if it was not announced within these seconds, or had no progress for these minutes.
 */
const UNHEARD_SECONDS = 15;
const STALE_MINUTES = 20;
/** At least this many imports may run at once. They mostly wait for their platforms, some for hours. */
const MIN_IMPORTS = 20;
/**
 * An organization without a running job may use this many times the places, so that it need not wait for the others.
 */
const FIRST_JOB_FACTOR = 2;

const importsAtOnce = (atOnce: number) => Math.max(MIN_IMPORTS, atOnce);

/** The most jobs, imports and others, that `dispatchJobs` lets run at once. */
export const mostRunning = (atOnce: number): number => FIRST_JOB_FACTOR * (atOnce + importsAtOnce(atOnce));

export type DispatchedJob = JobRef & { type: JobType };

/** Sends the events that start the durable functions of jobs. It may send the same event twice. */
export type Announce = (jobs: readonly DispatchedJob[]) => Promise<void>;

/**
 * Moves queued jobs to `processing` and announces them. An organization runs as many jobs as its plan allows. All
 * organizations together run `atOnce` imports (at least 20) and `atOnce` other jobs. Organizations with fewer running
 * jobs come first, then older jobs. When all places are taken, as many again are open to organizations that have no job
 * running (for imports: no import). Announces a job again if its first announcement was lost, or if it has made no
 * progress for 20 minutes.
 */
export async function dispatchJobs(db: Db, announce: Announce, atOnce: number): Promise<number> {
  const taken = await takeJobs(db, atOnce);
  const unheard = await unannounced(db);
  const due = [...taken, ...unheard.filter(({ id }) => !taken.some((job) => job.id === id))];
  if (due.length === 0) return 0;
  await announce(due);
  await db
    .update(jobs)
    .set({ announcedAt: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        inArray(
          jobs.id,
          due.map(({ id }) => id),
        ),
        inArray(
          jobs.organizationId,
          due.map(({ organizationId }) => organizationId),
        ),
        isRunning,
      ),
    );
  return due.length;
}

/**
 * Takes jobs under a lock, so that no other process takes jobs at the same time. `placed` numbers the jobs of each
 * organization, running ones first. A job for which an import waits does not count against the plan, because it uses
 * the import's place there. `lined` puts the jobs that the plans allow into two queues, one for imports and one for
 * other jobs. `chosen` are the queued jobs that find a place; one of them may have been cancelled since it was chosen.
 */
async function takeJobs(db: Db, atOnce: number): Promise<DispatchedJob[]> {
  const allowed = byPlan(sql`o.plan`, ({ concurrentJobs }) => concurrentJobs);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.dispatch})`);
    return tx.execute<DispatchedJob>(sql`
      with open as (
        select organization_id, id, status, created_at, type = 'connection_import' as is_import,
          checkpoint ->> 'waitsFor' as waits_for
        from ${jobs} where status in ('queued', 'processing')
      ), marked as (
        select *, (organization_id, id) in (
          select organization_id, waits_for from open where waits_for is not null) as is_waited_for
        from open
      ), placed as (
        select *, row_number() over (partition by organization_id, is_waited_for order by ${runningFirst}) as of_plan,
          row_number() over (partition by organization_id, is_import order by ${runningFirst}) as place
        from marked
      ), lined as (
        select p.*, row_number() over (partition by is_import order by (status = 'queued'), place, p.created_at, p.id) as total
        from placed p join ${organizations} o on o.id = p.organization_id
        where status = 'processing' or is_waited_for or of_plan <= ${allowed}
      ), chosen as (
        select organization_id, id from lined
        where status = 'queued' and total <=
          (case when is_import then ${importsAtOnce(atOnce)}::integer else ${atOnce}::integer end)
            * (case place when 1 then ${FIRST_JOB_FACTOR}::integer else 1 end)
      )
      update ${jobs} j set status = 'processing', dispatched_at = now(), updated_at = now()
      from chosen c where j.organization_id = c.organization_id and j.id = c.id and j.status = 'queued'
      returning j.organization_id as "organizationId", j.id, j.type`);
  });
}

const isRunning = eq(jobs.status, "processing");

const runningFirst = sql`(status = 'queued'), created_at, id`;

function unannounced(db: Db): Promise<DispatchedJob[]> {
  return db
    .select({ organizationId: jobs.organizationId, id: jobs.id, type: jobs.type })
    .from(jobs)
    .where(
      and(
        isRunning,
        or(
          and(isNull(jobs.announcedAt), lt(jobs.dispatchedAt, sql`now() - make_interval(secs => ${UNHEARD_SECONDS})`)),
          lt(jobs.updatedAt, sql`now() - make_interval(mins => ${STALE_MINUTES})`),
        ),
      ),
    );
}

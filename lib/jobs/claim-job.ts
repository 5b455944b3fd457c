import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { organizations } from "@/db/schema/organizations";
import type { JobType } from "@/db/schema/terms";
import { PLAN_TERMS } from "@/lib/credits/plans";

const LEASE_SECONDS = 60;
const DISPATCH_LOCK = 7305002;

/** A job that this process runs. `attempt` proves in every write that it still does. */
export type ClaimedJob = {
  organizationId: string;
  id: string;
  type: JobType;
  questionId: string;
  reservationId: string | null;
  attempt: number;
};

/**
 * Takes the oldest job that may run: queued, or left behind by a process that died, in an organization with
 * fewer jobs running than its plan allows. Null where there is none.
 */
export async function claimJob(db: Db): Promise<ClaimedJob | null> {
  const allowed = sql.join(
    Object.entries(PLAN_TERMS).map(([plan, terms]) => sql`when ${plan} then ${terms.concurrentJobs}::integer`),
    sql` `,
  );
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DISPATCH_LOCK})`);
    const [claimed] = await tx.execute<ClaimedJob>(sql`
      update ${jobs} set status = 'processing', attempts = attempts + 1, updated_at = now(),
        leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = (
        select j.id from ${jobs} j join ${organizations} o on o.id = j.organization_id
        where (j.status = 'queued' or (j.status = 'processing' and j.leased_until < now()))
          and (select count(*) from ${jobs} r where r.organization_id = j.organization_id
            and r.status = 'processing' and r.leased_until >= now()) < case o.plan::text ${allowed} end
        order by j.created_at limit 1)
      returning organization_id as "organizationId", id, type, question_id as "questionId",
        reservation_id as "reservationId", attempts as attempt`);
    return claimed ?? null;
  });
}

/** Another process has taken the job over, or it has been cancelled: what this one still does must not count. */
export class JobLost extends Error {
  override readonly name = "JobLost";
}

/**
 * Adds to the job's progress and charge and renews its lease, in the caller's transaction; throws JobLost, and so
 * rolls that transaction back, where the job is no longer this process's own.
 */
export async function advanceJob(
  db: Db,
  job: ClaimedJob,
  done: { processed: number; charged: number } = { processed: 0, charged: 0 },
): Promise<void> {
  const rows = await db.execute(sql`
    update ${jobs} set processed = least(total, processed + ${done.processed}), charged = charged + ${done.charged},
      leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), updated_at = now()
    where organization_id = ${job.organizationId} and id = ${job.id}
      and status = 'processing' and attempts = ${job.attempt}
    returning id`);
  if (rows.length === 0) throw new JobLost(`job ${job.id} is no longer ours`);
}

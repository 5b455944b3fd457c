import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/idempotency";
import { jobs } from "@/db/schema/jobs";
import { invitations } from "@/db/schema/organizations";
import { projects } from "@/db/schema/projects";
import { passwordResets } from "@/db/schema/sessions";
import { releaseExpiredReservations } from "./credits/reservation";
import { JOB_HOURS } from "./jobs/show-job";

const TEMPORARY_DAYS = 30;

/** Removes what has expired: finished jobs, replies kept for repeats, temporary projects, reservations of dead work. */
export async function removeExpired(db: Db): Promise<void> {
  await releaseExpiredReservations(db);
  await db.delete(jobs).where(lt(jobs.finishedAt, sql`now() - make_interval(hours => ${JOB_HOURS})`));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await db.delete(invitations).where(lt(invitations.expiresAt, sql`now() - interval '30 days'`));
  await db
    .delete(projects)
    .where(
      and(eq(projects.temporary, true), lt(projects.lastUsedAt, sql`now() - make_interval(days => ${TEMPORARY_DAYS})`)),
    );
}

import { and, eq, lt, notExists, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "@/db/client";
import { answerChanges } from "@/db/schema/answer-changes";
import { rateLimitWindows } from "@/db/schema/api-keys";
import { auditLog } from "@/db/schema/audit";
import { questionGroups } from "@/db/schema/groups";
import { idempotencyKeys } from "@/db/schema/idempotency";
import { jobs } from "@/db/schema/jobs";
import { oauthCodes, oauthTokens } from "@/db/schema/oauth";
import { invitations, organizations } from "@/db/schema/organizations";
import { projects } from "@/db/schema/projects";
import { passwordResets, signInAttempts, signUpLinks } from "@/db/schema/sessions";
import { releaseExpiredReservations } from "@/lib/credits/reservation";
import { removeAbandonedUploads } from "@/lib/files/remove-abandoned";
import { JOB_HOURS } from "@/lib/jobs/show-job";
import { hasNoWave } from "@/lib/projects/empty-groups";
import { removeDeliveries } from "@/lib/webhooks/remove-deliveries";

const TEMPORARY_DAYS = 30;
/** Afterwards decisions about answers can't be taken back. */
const CHANGE_DAYS = 90;
const AUDIT_DAYS = 2 * 365;
const DAY_MS = 86_400_000;

/**
 * Deletes everything that has expired: jobs, replies stored for repeats, links, tokens, invitations, temporary
 * projects, groups that have lost all waves, deliveries, counts of past minutes, old audit entries, the history of
 * answers, and abandoned uploads. Also returns the credits of expired reservations.
 */
export async function removeExpired(db: Db): Promise<void> {
  await releaseExpiredReservations(db);
  await removeAbandonedUploads(db);
  await db.delete(jobs).where(lt(jobs.finishedAt, sql`now() - make_interval(hours => ${JOB_HOURS})`));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await db.delete(signUpLinks).where(lt(signUpLinks.expiresAt, sql`now()`));
  await db.delete(invitations).where(lt(invitations.expiresAt, sql`now() - interval '30 days'`));
  await removeOAuthTokens(db);
  await removeDeliveries(db);
  await removeCounts(db);
  await removeOldActions(db);
  await db.delete(answerChanges).where(lt(answerChanges.createdAt, sql`now() - make_interval(days => ${CHANGE_DAYS})`));
  await db
    .delete(projects)
    .where(
      and(eq(projects.temporary, true), lt(projects.lastUsedAt, sql`now() - make_interval(days => ${TEMPORARY_DAYS})`)),
    );
  await db.delete(questionGroups).where(hasNoWave(db));
}

/** Deletes expired tokens, then codes without tokens. */
async function removeOAuthTokens(db: Db): Promise<void> {
  await db.delete(oauthTokens).where(lt(oauthTokens.expiresAt, sql`now()`));
  const tokens = db
    .select({ id: oauthTokens.id })
    .from(oauthTokens)
    .where(and(eq(oauthTokens.organizationId, oauthCodes.organizationId), eq(oauthTokens.codeId, oauthCodes.id)));
  await db.delete(oauthCodes).where(and(lt(oauthCodes.expiresAt, sql`now() - interval '1 hour'`), notExists(tokens)));
}

/** Deletes audit entries by id: ids begin with the time and are indexed. */
async function removeOldActions(db: Db): Promise<void> {
  const first = v7({ msecs: Date.now() - AUDIT_DAYS * DAY_MS, seq: 0, random: new Uint8Array(16) });
  await db.execute(sql`
    delete from ${auditLog} a using ${organizations} o where a.organization_id = o.id and a.id < ${first}::uuid`);
}

/** Deletes counts of requests and of attempts to sign in whose windows ended an hour ago. */
async function removeCounts(db: Db): Promise<void> {
  const anHourAgo = sql`extract(epoch from now())::integer - 3600`;
  await db.delete(rateLimitWindows).where(lt(rateLimitWindows.windowStart, anHourAgo));
  await db.delete(signInAttempts).where(lt(signInAttempts.windowStart, anHourAgo));
}

import { and, eq, exists, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/idempotency";
import { jobs } from "@/db/schema/jobs";
import { oauthCodes, oauthTokens } from "@/db/schema/oauth";
import { invitations } from "@/db/schema/organizations";
import { projects } from "@/db/schema/projects";
import { passwordResets } from "@/db/schema/sessions";
import { webhookDeliveries, webhooks } from "@/db/schema/webhooks";
import { removeAbandonedUploads } from "@/lib/files/remove-abandoned";
import { releaseExpiredReservations } from "./credits/reservation";
import { JOB_HOURS } from "./jobs/show-job";

const TEMPORARY_DAYS = 30;
const DELIVERY_DAYS = 30;
const KEPT_FOR_RESUME_DAYS = 7;

/**
 * Deletes what has expired: jobs, replies kept for repeats, links, tokens, invitations, temporary projects, deliveries, and
 * abandoned uploads. Gives back the credits of expired reservations.
 */
export async function removeExpired(db: Db): Promise<void> {
  await releaseExpiredReservations(db);
  await removeAbandonedUploads(db);
  await db.delete(jobs).where(lt(jobs.finishedAt, sql`now() - make_interval(hours => ${JOB_HOURS})`));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await db.delete(invitations).where(lt(invitations.expiresAt, sql`now() - interval '30 days'`));
  await removeOAuthTokens(db);
  await removeDeliveries(db);
  await db
    .delete(projects)
    .where(
      and(eq(projects.temporary, true), lt(projects.lastUsedAt, sql`now() - make_interval(days => ${TEMPORARY_DAYS})`)),
    );
}

/** Deletes expired tokens, then the codes that nothing hangs on any more. */
async function removeOAuthTokens(db: Db): Promise<void> {
  await db.delete(oauthTokens).where(lt(oauthTokens.expiresAt, sql`now()`));
  const tokens = db
    .select({ id: oauthTokens.id })
    .from(oauthTokens)
    .where(and(eq(oauthTokens.organizationId, oauthCodes.organizationId), eq(oauthTokens.codeId, oauthCodes.id)));
  await db.delete(oauthCodes).where(and(lt(oauthCodes.expiresAt, sql`now() - interval '1 hour'`), notExists(tokens)));
}

/** Deletes ended deliveries after a month, and deliveries that wait for an inactive webhook after a week. */
async function removeDeliveries(db: Db): Promise<void> {
  const inactive = db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.organizationId, webhookDeliveries.organizationId),
        eq(webhooks.id, webhookDeliveries.webhookId),
        eq(webhooks.active, false),
        eq(webhookDeliveries.status, "pending"),
      ),
    );
  await db
    .delete(webhookDeliveries)
    .where(
      or(
        and(
          ne(webhookDeliveries.status, "pending"),
          lt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${DELIVERY_DAYS})`),
        ),
        and(
          lt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${KEPT_FOR_RESUME_DAYS})`),
          exists(inactive),
        ),
      ),
    );
}

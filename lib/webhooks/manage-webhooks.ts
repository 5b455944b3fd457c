import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { WebhookSubscription } from "@/db/schema/terms";
import { webhookDeliveries, webhooks } from "@/db/schema/webhooks";
import { type Caller, personOf } from "@/lib/auth/caller";
import { type Page, pageOf } from "@/lib/data/page";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { newId } from "@/lib/ids/new-id";
import { namesPrivateHost } from "@/lib/outbound/private-addresses";
import { env } from "@/lib/runtime/env";
import { newSecret, sealSecret } from "./sign";

const MAX_WEBHOOKS = 100;

/**
 * Registers a webhook. Only this reply shows its secret. Throws VALIDATION_ERROR for a private address; CONFLICT if the
 * organization has 100 webhooks.
 */
export async function createWebhook(db: Db, caller: Caller, input: { url: string; events: WebhookSubscription[] }) {
  const { organizationId } = caller;
  const url = new URL(input.url);
  if (namesPrivateHost(url, env.WEBHOOK_ALLOW_PRIVATE)) throw privateUrl();
  const id = newId();
  const secret = newSecret();
  const [made] = await db.transaction(async (tx) => {
    await requireRoom(tx, webhooks, organizationId, { max: MAX_WEBHOOKS, what: "webhooks" });
    return tx
      .insert(webhooks)
      .values({
        organizationId,
        id,
        url: url.href,
        events: input.events,
        secret: sealSecret(secret, id),
        secretShownTo: personOf(caller),
      })
      .returning();
  });
  if (!made) throw new Error("the webhook was not written");
  return { ...showStored(made), secret };
}

/** A page of the organization's webhooks, newest first; the cursor is the last one's id. */
export async function listWebhooks(
  db: Db,
  { organizationId }: Caller,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ReturnType<typeof showStored>>> {
  const found = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.organizationId, organizationId), cursor ? lt(webhooks.id, cursor) : undefined))
    .orderBy(desc(webhooks.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => id);
  return { items: items.map(showStored), nextCursor };
}

/** One webhook; throws NOT_FOUND if it is not the caller's. */
export async function showWebhook(db: Db, caller: Caller, id: string) {
  const [found] = await db.select().from(webhooks).where(own(caller, id));
  return showStored(found ?? notFound());
}

/**
 * Changes which events a webhook gets, or whether it is active. Activating it sends waiting deliveries and resets
 * earlier failures.
 */
export async function updateWebhook(
  db: Db,
  caller: Caller,
  id: string,
  change: { events?: WebhookSubscription[] | undefined; active?: boolean | undefined },
) {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(webhooks).where(own(caller, id)).for("update");
    if (!before) throw notFound();
    const resumes = change.active === true && !before.active;
    const [changed] = await tx
      .update(webhooks)
      .set({
        ...(change.events && { events: change.events }),
        ...(change.active !== undefined && { active: change.active }),
        ...(resumes && { failingSince: null, suspendedAt: null }),
        updatedAt: sql`now()`,
      })
      .where(own(caller, id))
      .returning();
    if (resumes) await startWaiting(tx, caller, id);
    return showStored(changed ?? notFound());
  });
}

/** Removes a webhook with its deliveries; throws NOT_FOUND if it is not the caller's. */
export async function deleteWebhook(db: Db, caller: Caller, id: string) {
  const [gone] = await db.delete(webhooks).where(own(caller, id)).returning({ id: webhooks.id });
  if (!gone) throw notFound();
  return { id, deleted: true };
}

/** A webhook as its owners see it, without its secrets. */
export function showStored({
  id,
  url,
  events,
  active,
  failingSince,
  suspendedAt,
  createdAt,
}: typeof webhooks.$inferSelect) {
  return {
    id,
    url,
    events,
    active,
    failing_since: failingSince,
    suspended_at: suspendedAt,
    created_at: createdAt,
  };
}

/** Restarts the deliveries that waited for an inactive webhook, at attempt 1. */
async function startWaiting(tx: Db, { organizationId }: Caller, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ attempts: 0, round: sql`${webhookDeliveries.round} + 1`, announcedAt: null, updatedAt: sql`now()` })
    .where(
      and(
        eq(webhookDeliveries.organizationId, organizationId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.status, "pending"),
      ),
    );
}

const own = ({ organizationId }: Caller, id: string) =>
  and(eq(webhooks.organizationId, organizationId), eq(webhooks.id, id));

function notFound(): never {
  throw new AppError("NOT_FOUND", "This webhook does not exist.");
}

function privateUrl(): AppError {
  const message = "must name a public host; this service sends to no private address, localhost or name without a dot";
  return invalidInput([{ path: "url", message }]);
}

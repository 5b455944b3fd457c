import { and, asc, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { DeliveryStatus } from "@/db/schema/terms";
import { webhookAttempts, webhookDeliveries } from "@/db/schema/webhooks";
import type { Caller } from "@/lib/auth/caller";
import { pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import { showWebhook } from "./manage-webhooks";
import { testPayload } from "./test-payload";

/** Queues a `job.completed` event, marked as a test, for a webhook; the webhook may be inactive. */
export async function testWebhook(db: Db, caller: Caller, webhookId: string) {
  await showWebhook(db, caller, webhookId);
  const payload = testPayload(new Date());
  const [made] = await db
    .insert(webhookDeliveries)
    .values({
      organizationId: caller.organizationId,
      id: newId(),
      webhookId,
      event: payload.event,
      payload: JSON.stringify(payload),
      isTest: true,
    })
    .returning();
  if (!made) throw new Error("the delivery was not written");
  return show(made, []);
}

/** A page of a webhook's deliveries with their attempts, newest first; the cursor is the last one's id. */
export async function listDeliveries(
  db: Db,
  caller: Caller,
  webhookId: string,
  options: { limit: number; cursor?: string | undefined; status?: DeliveryStatus | undefined },
) {
  await showWebhook(db, caller, webhookId);
  const { limit, cursor, status } = options;
  const found = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.organizationId, caller.organizationId),
        eq(webhookDeliveries.webhookId, webhookId),
        cursor ? lt(webhookDeliveries.id, cursor) : undefined,
        status ? eq(webhookDeliveries.status, status) : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => id);
  const attempts = await readAttempts(
    db,
    caller,
    items.map(({ id }) => id),
  );
  return { items: items.map((delivery) => show(delivery, attempts)), nextCursor };
}

/** Restarts an ended delivery at attempt 1. Throws NOT_FOUND; CONFLICT while it is pending. */
export async function redeliver(db: Db, caller: Caller, { webhookId, id }: { webhookId: string; id: string }) {
  await showWebhook(db, caller, webhookId);
  const own = and(
    eq(webhookDeliveries.organizationId, caller.organizationId),
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.id, id),
  );
  const [started] = await db
    .update(webhookDeliveries)
    .set({
      status: "pending",
      attempts: 0,
      attemptBeganAt: null,
      round: sql`${webhookDeliveries.round} + 1`,
      announcedAt: null,
      updatedAt: sql`now()`,
    })
    .where(and(own, ne(webhookDeliveries.status, "pending")))
    .returning();
  if (started) return show(started, await readAttempts(db, caller, [id]));
  const [waiting] = await db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(own);
  if (!waiting) throw new AppError("NOT_FOUND", "This delivery does not exist.");
  throw new AppError("CONFLICT", "This delivery is still under way. Wait until it has ended.");
}

type Attempt = typeof webhookAttempts.$inferSelect;

function readAttempts(db: Db, { organizationId }: Caller, deliveryIds: string[]): Promise<Attempt[]> {
  if (deliveryIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.organizationId, organizationId), inArray(webhookAttempts.deliveryId, deliveryIds)))
    .orderBy(asc(webhookAttempts.id));
}

/**
 * Leaves out an attempt that was stored after its delivery was read, because it would contradict the delivery's status.
 */
const show = (delivery: typeof webhookDeliveries.$inferSelect, attempts: readonly Attempt[]) => ({
  id: delivery.id,
  webhook_id: delivery.webhookId,
  event: delivery.event,
  status: delivery.status,
  test: delivery.isTest,
  payload: JSON.parse(delivery.payload),
  created_at: delivery.createdAt,
  attempts: attempts
    .filter(({ deliveryId }) => deliveryId === delivery.id)
    .filter(({ round, number }) => round < delivery.round || number <= delivery.attempts)
    .map(({ number, round, startedAt, durationMs, status, answer, error }) => ({
      attempt: number,
      round,
      started_at: startedAt,
      duration_ms: durationMs,
      status,
      answer,
      error,
    })),
});

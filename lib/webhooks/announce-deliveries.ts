import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { webhookDeliveries, webhooks } from "@/db/schema/webhooks";

/**
 * An announced delivery that is still pending after this many minutes was lost: all attempts with their pauses take
 * less time.
 */
const LOST_MINUTES = 30;
const AT_ONCE = 500;

/** Identifies a delivery and its round in events and function calls. */
export type DeliveryRef = { organizationId: string; id: string; webhookId: string; round: number };

/**
 * Sends the events that start waiting deliveries. It may send the same event twice. Deliveries of inactive webhooks
 * keep waiting, except tests.
 */
export async function announceDeliveries(
  db: Db,
  announce: (deliveries: DeliveryRef[]) => Promise<void>,
): Promise<number> {
  const lost = lt(webhookDeliveries.announcedAt, sql`now() - make_interval(mins => ${LOST_MINUTES})`);
  const due = await db
    .select({
      organizationId: webhookDeliveries.organizationId,
      id: webhookDeliveries.id,
      webhookId: webhookDeliveries.webhookId,
      round: webhookDeliveries.round,
    })
    .from(webhookDeliveries)
    .innerJoin(
      webhooks,
      and(eq(webhooks.organizationId, webhookDeliveries.organizationId), eq(webhooks.id, webhookDeliveries.webhookId)),
    )
    .where(
      and(
        eq(webhookDeliveries.status, "pending"),
        or(webhooks.active, webhookDeliveries.isTest),
        or(isNull(webhookDeliveries.announcedAt), lost),
      ),
    )
    .orderBy(asc(webhookDeliveries.createdAt))
    .limit(AT_ONCE);
  if (due.length === 0) return 0;
  await announce(due);
  await db
    .update(webhookDeliveries)
    .set({ announcedAt: sql`now()` })
    .where(
      and(
        isOneOf(webhookDeliveries.organizationId, [...new Set(due.map(({ organizationId }) => organizationId))]),
        isOneOf(
          webhookDeliveries.id,
          due.map(({ id }) => id),
        ),
      ),
    );
  return due.length;
}

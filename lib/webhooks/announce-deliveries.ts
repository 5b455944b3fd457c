import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { webhookDeliveries, webhooks } from "@/db/schema/webhooks";

/**
 * A delivery that has not changed for this many minutes since its announcement is announced again; all attempts with
 * their pauses take less time. Either the event was lost, or the delivery waits behind many others of its organization;
 * therefore the time until a further announcement doubles each time.
 */
const LOST_MINUTES = 30;
const AT_ONCE = 500;

/** Identifies a delivery and its round in events and function calls. */
export type DeliveryRef = { organizationId: string; id: string; webhookId: string; round: number };

/**
 * Sends the events that start waiting deliveries; organizations take turns. The same event may be sent twice.
 * Deliveries of inactive webhooks keep waiting, except tests. A delivery that begins a new round meanwhile is announced
 * again.
 */
export async function announceDeliveries(
  db: Db,
  announce: (deliveries: DeliveryRef[]) => Promise<void>,
): Promise<number> {
  const { organizationId, announcedAt, updatedAt, createdAt } = webhookDeliveries;
  const timeout = sql`greatest(make_interval(mins => ${LOST_MINUTES}), ${announcedAt} - ${updatedAt})`;
  const lost = lt(announcedAt, sql`now() - ${timeout}`);
  const turn = sql`row_number() over (partition by ${organizationId} order by ${createdAt})`;
  const due = await db
    .select({
      organizationId,
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
        or(isNull(announcedAt), lost),
      ),
    )
    .orderBy(turn, asc(createdAt))
    .limit(AT_ONCE);
  if (due.length === 0) return 0;
  await announce(due);
  await db.execute(sql`
    update ${webhookDeliveries} d set announced_at = now()
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as a ("organizationId" uuid, id uuid, round integer)
    where d.organization_id = a."organizationId" and d.id = a.id and d.round = a.round`);
  return due.length;
}

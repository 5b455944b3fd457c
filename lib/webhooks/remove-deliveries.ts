import { and, eq, exists, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { webhookDeliveries, webhooks } from "@/db/schema/webhooks";
import { log } from "@/lib/runtime/log";

const ENDED_DAYS = 30;
const KEPT_FOR_RESUME_DAYS = 7;
/** The most ended deliveries kept per webhook. */
const ENDED_KEPT = 10_000;
/**
 * The most pending deliveries of an organization. Even if its receivers let all attempts time out, it gets through
 * 26,000 in three days, four at a time; after that, a webhook that never succeeded becomes inactive.
 */
const MAX_PENDING = 100_000;

/**
 * Deletes ended deliveries after a month, and those beyond the last 10,000 of a webhook. Deletes deliveries that wait
 * for an inactive webhook after a week. If an organization has more than 100,000 pending deliveries, deletes the oldest
 * and logs that. All other pending deliveries stay until they have ended.
 */
export async function removeDeliveries(db: Db): Promise<void> {
  await removeOld(db);
  await removeSurplusEnded(db);
  await removeSurplusPending(db);
}

async function removeOld(db: Db): Promise<void> {
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
          lt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${ENDED_DAYS})`),
        ),
        and(
          lt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${KEPT_FOR_RESUME_DAYS})`),
          exists(inactive),
        ),
      ),
    );
}

async function removeSurplusEnded(db: Db): Promise<void> {
  await db.execute(sql`
    with surplus as materialized (
      select w.organization_id, w.id, (
        select v.id from ${webhookDeliveries} v
        where v.organization_id = w.organization_id and v.webhook_id = w.id and v.status <> 'pending'
        order by v.id desc offset ${ENDED_KEPT}::integer limit 1) as last
      from ${webhooks} w
    )
    delete from ${webhookDeliveries} d using surplus s
    where d.organization_id = s.organization_id and d.webhook_id = s.id and d.id <= s.last and d.status <> 'pending'`);
}

async function removeSurplusPending(db: Db): Promise<void> {
  const removed = await db.execute<{ organizationId: string; deliveries: number }>(sql`
    with placed as materialized (
      select organization_id, id, row_number() over (partition by organization_id order by id desc) as place
      from ${webhookDeliveries} where status = 'pending'
    ), removed as (
      delete from ${webhookDeliveries} d using placed p
      where d.organization_id = p.organization_id and d.id = p.id and p.place > ${MAX_PENDING}::integer
        and d.status = 'pending'
      returning d.organization_id
    )
    select organization_id as "organizationId", count(*)::integer as deliveries from removed group by organization_id`);
  for (const counted of removed)
    log.warn(counted, "an organization had too many pending deliveries: the oldest were deleted");
}

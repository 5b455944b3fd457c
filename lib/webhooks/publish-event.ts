import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { webhookDeliveries, webhooks } from "@/db/schema/webhooks";
import { newId } from "@/lib/ids/new-id";
import type { WebhookPayload } from "./webhook-payload";

/**
 * Puts an event into the outbox of every webhook that subscribes to it. Call it in the transaction that causes the
 * event. For an inactive webhook, the event waits until somebody activates the webhook.
 */
export async function publishEvent(tx: Db, organizationId: string, payload: WebhookPayload): Promise<void> {
  const subscribed = sql`${webhooks.events} && array[${payload.event}, '*']`;
  const receivers = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.organizationId, organizationId), subscribed));
  if (receivers.length === 0) return;
  const body = JSON.stringify(payload);
  await tx
    .insert(webhookDeliveries)
    .values(
      receivers.map(({ id }) => ({ organizationId, id: newId(), webhookId: id, event: payload.event, payload: body })),
    );
}

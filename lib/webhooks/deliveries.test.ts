import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { webhookAttempts, webhookDeliveries } from "@/db/schema/webhooks";
import { operatorFor } from "@/lib/auth/caller";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import { listDeliveries, redeliver, testWebhook } from "./deliveries";
import { createWebhook } from "./manage-webhooks";

describe("a delivery", () => {
  const db = useDatabase();

  it("shows the attempts that its status counts, also those of earlier rounds", async () => {
    const { organizationId } = await newWorkspace(db);
    const caller = operatorFor(organizationId);
    const { id: webhookId } = await createWebhook(db, caller, { url: "https://example.com/hook", events: ["*"] });
    const { id } = await testWebhook(db, caller, webhookId);
    const shown = async () => {
      const [delivery] = (await listDeliveries(db, caller, webhookId, { limit: 1 })).items;
      return [delivery?.status, delivery?.attempts.map(({ round, attempt }) => [round, attempt])];
    };
    const counted = { deliveryId: id, organizationId, startedAt: new Date(), durationMs: 1, status: 302 };

    await db.insert(webhookAttempts).values({ ...counted, round: 1, number: 1 });
    expect(await shown()).toEqual(["pending", []]);
    await db.update(webhookDeliveries).set({ status: "refused", attempts: 1 }).where(eq(webhookDeliveries.id, id));
    expect(await shown()).toEqual(["refused", [[1, 1]]]);
    await redeliver(db, caller, { webhookId, id });
    expect(await shown()).toEqual(["pending", [[1, 1]]]);
  });
});

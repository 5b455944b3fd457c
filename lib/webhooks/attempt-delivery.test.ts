import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { webhookDeliveries } from "@/db/schema/webhooks";
import { operatorFor } from "@/lib/auth/caller";
import { useDatabase } from "@/test/database";
import { useReceiver } from "@/test/receiver";
import { newWorkspace } from "@/test/workspace";
import { attemptDelivery } from "./attempt-delivery";
import { testWebhook } from "./deliveries";
import { createWebhook } from "./manage-webhooks";

describe("an attempt at a delivery", () => {
  const db = useDatabase();
  const receiver = useReceiver();

  async function newDelivery() {
    const { organizationId } = await newWorkspace(db);
    const caller = operatorFor(organizationId);
    const { id: webhookId } = await createWebhook(db, caller, { url: receiver.url, events: ["*"] });
    const { id } = await testWebhook(db, caller, webhookId);
    return { organizationId, id, webhookId, round: 1 };
  }

  it("is made once though two calls make it at the same time", async () => {
    const ref = await newDelivery();
    let answer = () => {};
    receiver.answerWith((response) => {
      answer = () => response.writeHead(204).end();
    });
    const calls = [attemptDelivery(db, ref, 1), attemptDelivery(db, ref, 1)];
    expect(await Promise.race(calls)).toBe("under way");
    await expect.poll(() => receiver.received.length).toBe(1);
    answer();
    expect(await Promise.all(calls)).toEqual(expect.arrayContaining([{ done: true }, "under way"]));
    expect(receiver.received).toHaveLength(1);
    expect(await attemptDelivery(db, ref, 1)).toEqual({ done: true });
  });

  it("is made again if it died with its process", async () => {
    const ref = await newDelivery();
    const began = (ago: string) =>
      db
        .update(webhookDeliveries)
        .set({ attemptBeganAt: sql`now() - ${ago}::interval` })
        .where(eq(webhookDeliveries.id, ref.id));
    await began("5 seconds");
    expect(await attemptDelivery(db, ref, 1)).toBe("under way");
    await began("1 minute");
    expect(await attemptDelivery(db, ref, 1)).toEqual({ done: true });
    expect(receiver.received).toHaveLength(1);
  });
});

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { operatorFor } from "@/lib/auth/caller";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { announceDeliveries, type DeliveryRef } from "./announce-deliveries";
import { updateWebhook } from "./manage-webhooks";

describe("waiting deliveries", () => {
  const db = useDatabase();
  beforeEach(() => db.execute(sql`delete from webhooks`));

  /** Makes an organization with this many pending deliveries and returns the organization's id. */
  async function newWaiting(count: number): Promise<string> {
    const { organizationId } = await newCaller(db);
    await db.execute(sql`
      with made as (
        insert into webhooks (organization_id, id, url, events, secret)
        values (${organizationId}, gen_random_uuid(), 'https://a.example', '{*}', '') returning id
      )
      insert into webhook_deliveries (organization_id, id, webhook_id, event, payload)
      select ${organizationId}, gen_random_uuid(), id, 'job.failed', '{}' from made, generate_series(1, ${count}::integer)`);
    return organizationId;
  }

  async function announced(): Promise<DeliveryRef[]> {
    const sent: DeliveryRef[] = [];
    await announceDeliveries(db, async (deliveries) => void sent.push(...deliveries));
    return sent;
  }

  const setTimes = ({ moved, announced }: { moved: number; announced: number }) =>
    db.execute(sql`
      update webhook_deliveries set updated_at = now() - make_interval(mins => ${moved}),
        announced_at = now() - make_interval(mins => ${announced})`);

  it("of an organization that has few do not wait for those of one that has many", async () => {
    await newWaiting(600);
    const few = await newWaiting(2);
    expect((await announced()).filter(({ organizationId }) => organizationId === few)).toHaveLength(2);
  });

  it("that a resumed webhook restarts while they are announced are announced in their new round", async () => {
    const caller = operatorFor(await newWaiting(1));
    await announceDeliveries(db, async (deliveries) => {
      for (const { webhookId } of deliveries) {
        for (const active of [false, true]) await updateWebhook(db, caller, webhookId, { active });
      }
    });
    expect(await announced()).toMatchObject([{ round: 2 }]);
  });

  it("are announced again after half an hour, and then after pauses that double", async () => {
    await newWaiting(1);
    expect(await announced()).toHaveLength(1);
    await setTimes({ moved: 29, announced: 29 });
    expect(await announced()).toEqual([]);
    await setTimes({ moved: 31, announced: 31 });
    expect(await announced()).toHaveLength(1);
    await setTimes({ moved: 230, announced: 110 });
    expect(await announced()).toEqual([]);
    await setTimes({ moved: 250, announced: 130 });
    expect(await announced()).toHaveLength(1);
  });
});

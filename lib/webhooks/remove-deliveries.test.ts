import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { removeDeliveries } from "./remove-deliveries";

const KEPT = 10_000;
const MAX_PENDING = 100_000;

describe("removing deliveries", () => {
  const db = useDatabase();
  let organizationId: string;
  beforeEach(async () => {
    organizationId = (await newCaller(db)).organizationId;
  });

  type Deliveries = { status: "pending" | "delivered"; first: number; count: number; days?: number };

  async function newWebhook(active = true): Promise<string> {
    const [made] = await db.execute<{ id: string }>(sql`
      insert into webhooks (organization_id, id, url, events, secret, active)
      values (${organizationId}, gen_random_uuid(), 'https://a.example', '{*}', '', ${active}) returning id`);
    return made?.id ?? "";
  }

  /** Adds deliveries with the ids `first`, `first` + 1 and so on, created `days` ago. */
  const add = (webhookId: string, { status, first, count, days = 0 }: Deliveries) =>
    db.execute(sql`
      insert into webhook_deliveries (organization_id, id, webhook_id, event, payload, status, created_at)
      select ${organizationId}, lpad(n::text, 32, '0')::uuid, ${webhookId}, 'job.failed', '{}', ${status}::delivery_status,
        now() - make_interval(days => ${days})
      from generate_series(${first}::integer, ${first + count - 1}::integer) n`);

  async function left() {
    await removeDeliveries(db);
    const rows = await db.execute<{ status: string; count: number; first: number }>(sql`
      select status, count(*)::integer as count, min(right(id::text, 12)::integer) as first
      from webhook_deliveries where organization_id = ${organizationId} group by status`);
    return Object.fromEntries(rows.map(({ status, count, first }) => [status, { count, first }]));
  }

  it("keeps the last 10,000 that have ended of each webhook, and all that are pending", async () => {
    const webhook = await newWebhook();
    await add(webhook, { status: "pending", first: 1, count: 5 });
    await add(webhook, { status: "delivered", first: 6, count: KEPT + 2 });
    await add(webhook, { status: "pending", first: 20_000, count: KEPT });
    expect(await left()).toEqual({ pending: { count: KEPT + 5, first: 1 }, delivered: { count: KEPT, first: 8 } });
  });

  it("deletes ended ones after a month, and pending ones after a week if the webhook is inactive", async () => {
    const [active, inactive] = [await newWebhook(), await newWebhook(false)];
    await add(active, { status: "delivered", first: 1, count: 1, days: 31 });
    await add(active, { status: "delivered", first: 2, count: 1, days: 29 });
    await add(active, { status: "pending", first: 3, count: 1, days: 31 });
    await add(inactive, { status: "pending", first: 4, count: 1, days: 8 });
    await add(inactive, { status: "pending", first: 5, count: 1, days: 6 });
    expect(await left()).toEqual({ pending: { count: 2, first: 3 }, delivered: { count: 1, first: 2 } });
  });

  it("deletes the oldest pending ones of an organization that has more than 100,000", async () => {
    const [one, other] = [await newWebhook(), await newWebhook()];
    await add(one, { status: "pending", first: 1, count: MAX_PENDING });
    await add(other, { status: "pending", first: MAX_PENDING + 1, count: 3 });
    expect(await left()).toEqual({ pending: { count: MAX_PENDING, first: 4 } });
  });
});

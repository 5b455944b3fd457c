import { createHmac } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { beforeAll, describe, expect, it } from "vitest";
import { jobs } from "@/db/schema/jobs";
import { webhookDeliveries, webhooks } from "@/db/schema/webhooks";
import type { Caller } from "@/lib/auth/caller";
import { moveCredits } from "@/lib/credits/ledger";
import { newJobId } from "@/lib/ids/new-id";
import { publishJobEnd } from "@/lib/jobs/publish-job-end";
import { removeExpired } from "@/lib/upkeep/maintenance";
import { announceDeliveries, type DeliveryRef } from "@/lib/webhooks/announce-deliveries";
import { attemptDelivery } from "@/lib/webhooks/attempt-delivery";
import { createWebhook } from "@/lib/webhooks/manage-webhooks";
import { publishEvent } from "@/lib/webhooks/publish-event";
import { useDatabase } from "@/test/database";
import { useReceiver } from "@/test/receiver";
import { newWorkspace } from "@/test/workspace";
import * as redeliverRoute from "./[id]/deliveries/[deliveryId]/redeliver/route";
import * as deliveriesRoute from "./[id]/deliveries/route";
import * as rotateRoute from "./[id]/rotate-secret/route";
import * as webhookRoute from "./[id]/route";
import * as testRoute from "./[id]/test/route";

const FAILED = {
  event: "job.failed",
  job_id: `job_${"a".repeat(24)}`,
  type: "auto_coding",
  error: { code: "CANCELLED", message: "The job was cancelled." },
  timestamp: "2026-11-21T10:00:00.000Z",
} as const;

const NO_PROJECT = "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f";

describe("webhooks", () => {
  const db = useDatabase();
  const receiver = useReceiver();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    caller = callerOf(workspace.organizationId);
  });
  const callerOf = (organizationId: string): Caller => ({
    organizationId,
    plan: "enterprise",
    actor: { kind: "operator" },
    scopes: new Set(),
  });

  const register = (events: Parameters<typeof createWebhook>[2]["events"] = ["job.failed"], by = caller) =>
    createWebhook(db, by, { url: `${receiver.url}/hook`, events });

  /** The deliveries of one webhook that are announced now. */
  async function announced(webhookId: string): Promise<DeliveryRef[]> {
    const refs: DeliveryRef[] = [];
    await announceDeliveries(db, async (due) => void refs.push(...due));
    return refs.filter((ref) => ref.webhookId === webhookId);
  }

  async function publishTo(webhookId: string): Promise<DeliveryRef> {
    await publishEvent(db, caller.organizationId, FAILED);
    const [ref] = await announced(webhookId);
    if (!ref) throw new Error("nothing was announced");
    return ref;
  }

  const deliveriesOf = async (id: string) =>
    (await workspace.call(deliveriesRoute, "GET", { params: { id } })).body.data;

  it("are delivered with event, attempt and a signature over the raw body", async () => {
    const { id, secret } = await register();
    expect(await attemptDelivery(db, await publishTo(id), 1)).toEqual({ done: true });
    const [arrived] = receiver.received;
    expect(JSON.parse(arrived?.body ?? "")).toEqual(FAILED);
    const signature = createHmac("sha256", secret)
      .update(arrived?.body ?? "")
      .digest("hex");
    expect(arrived?.headers).toMatchObject({
      "x-signature": `sha256=${signature}`,
      "x-event": "job.failed",
      "x-attempt": "1",
      "content-type": "application/json; charset=utf-8",
    });
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ status: "delivered", payload: FAILED });
    expect(delivery.attempts).toMatchObject([{ attempt: 1, status: 200, answer: "thank you", error: null }]);
  });

  it("carry the headers of Standard Webhooks, and for a day after a rotation a signature by each secret", async () => {
    const { id, secret } = await register();
    const rotated = await workspace.call(rotateRoute, "POST", { params: { id } });
    expect(rotated.body.data).toMatchObject({ id, secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) });
    const hours = (Date.parse(rotated.body.data.previous_secret_until) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(25);
    const ref = await publishTo(id);
    await attemptDelivery(db, ref, 1);
    const [arrived] = receiver.received;
    const verify = (key: string, { body, headers } = { body: "", headers: {}, ...arrived }) =>
      new Webhook(key).verify(body, headers as Record<string, string>);
    expect(arrived?.headers["webhook-id"]).toBe(ref.id);
    for (const key of [secret, rotated.body.data.secret]) expect(verify(key)).toEqual(FAILED);

    await db.update(webhooks).set({ previousSecretUntil: sql`now()` }).where(eq(webhooks.id, id));
    await attemptDelivery(db, await publishTo(id), 1);
    const later = { body: "", headers: {}, ...receiver.received[1] };
    expect(verify(rotated.body.data.secret, later)).toEqual(FAILED);
    expect(() => verify(secret, later)).toThrow("No matching signature");
  });

  it("are tried four times while the receiver fails, and an attempt that was made is not made again", async () => {
    const { id } = await register();
    receiver.answerWith((response, { headers }) => response.writeHead(500).end(`${headers["x-attempt"]}\0`));
    const ref = await publishTo(id);
    for (const number of [1, 2, 3]) expect(await attemptDelivery(db, ref, number)).toEqual({ done: false });
    expect(await attemptDelivery(db, ref, 3)).toEqual({ done: false });
    expect(await attemptDelivery(db, ref, 4)).toEqual({ done: true });
    expect(receiver.received.map(({ headers }) => headers["x-attempt"])).toEqual(["1", "2", "3", "4"]);
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: "dropped" });
  });

  it.each([410, 301])("are not repeated after a %i", async (status) => {
    const { id } = await register();
    receiver.answerWith((response) => response.writeHead(status).end());
    expect(await attemptDelivery(db, await publishTo(id), 1)).toEqual({ done: true });
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: "refused", attempts: [{ status }] });
  });

  it("are announced again if the process that was told has died", async () => {
    const { id } = await register();
    await publishTo(id);
    expect(await announced(id)).toEqual([]);
    await db
      .update(webhookDeliveries)
      .set({ announcedAt: sql`now() - interval '1 hour'` })
      .where(eq(webhookDeliveries.webhookId, id));
    expect(await announced(id)).toHaveLength(1);
  });

  it("wait while inactive, for a week, and are sent on resume", async () => {
    const { id } = await register();
    await workspace.call(webhookRoute, "PATCH", { params: { id }, body: { active: false } });
    await publishEvent(db, caller.organizationId, FAILED);
    expect(await announced(id)).toEqual([]);
    await workspace.call(webhookRoute, "PATCH", { params: { id }, body: { active: true } });
    const [ref] = await announced(id);
    expect(ref && (await attemptDelivery(db, ref, 1))).toEqual({ done: true });

    await workspace.call(webhookRoute, "PATCH", { params: { id }, body: { active: false } });
    await publishEvent(db, caller.organizationId, FAILED);
    await db
      .update(webhookDeliveries)
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.status, "pending")));
    await removeExpired(db);
    expect(await deliveriesOf(id)).toHaveLength(1);
  });

  it("become inactive after three days of dropped deliveries, and start afresh when resumed", async () => {
    const { id } = await register();
    receiver.answerWith((response) => response.writeHead(503).end());
    const drop = async () => {
      const ref = await publishTo(id);
      for (const number of [1, 2, 3, 4]) await attemptDelivery(db, ref, number);
      return (await workspace.call(webhookRoute, "GET", { params: { id } })).body.data;
    };
    const first = await drop();
    expect(first).toMatchObject({ active: true, suspended_at: null });
    expect(first.failing_since).not.toBeNull();
    await db.update(webhooks).set({ failingSince: sql`now() - interval '73 hours'` }).where(eq(webhooks.id, id));
    const second = await drop();
    expect(second.active).toBe(false);
    expect(second.suspended_at).not.toBeNull();
    const resumed = await workspace.call(webhookRoute, "PATCH", { params: { id }, body: { active: true } });
    expect(resumed.body.data).toMatchObject({ active: true, failing_since: null, suspended_at: null });
  });

  it("can be tried out, and delivered again by hand", async () => {
    const { id } = await register();
    expect((await workspace.call(testRoute, "POST", { params: { id } })).status).toBe(202);
    const [ref] = await announced(id);
    expect(ref && (await attemptDelivery(db, ref, 1))).toEqual({ done: true });
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({ event: "job.completed", test: true });

    const params = { id, deliveryId: ref?.id ?? "" };
    expect((await workspace.call(redeliverRoute, "POST", { params })).status).toBe(202);
    expect((await workspace.call(redeliverRoute, "POST", { params })).body.error.code).toBe("CONFLICT");
    expect(ref && (await attemptDelivery(db, ref, 2))).toEqual({ done: true });
    const [again] = await announced(id);
    expect(again && (await attemptDelivery(db, again, 1))).toEqual({ done: true });
    expect(receiver.received).toHaveLength(2);
  });

  it.each([
    ["auto_coding", { project_id: NO_PROJECT }, { responses_coded: 7, credits_used: 5 }],
    ["codebook_generation", { version: 2, categories: 3, codes: 9 }, { version: 2, categories: 3, codes: 9 }],
    [
      "file_upload",
      { project_id: NO_PROJECT, uploaded: 7, updated: 1, duplicates: 2, total: 8, skipped_count: 0, notes: [] },
      { uploaded: 7, updated: 1, duplicates: 2, total: 8, skipped_count: 0 },
    ],
    [
      "connection_import",
      { project_id: NO_PROJECT, uploaded: 4, updated: 0, total: 4, skipped_count: 3 },
      { uploaded: 4, updated: 0, total: 4, skipped_count: 3 },
    ],
  ] as const)("say what a job of type %s did", async (type, result, told) => {
    const { id } = await register(["job.completed"]);
    const place = { organizationId: caller.organizationId, projectId: NO_PROJECT };
    const job = { ...place, id: newJobId(), type, total: 7, processed: 7, charged: 5 };
    await db.insert(jobs).values({ ...job, options: {}, status: "completed", result, finishedAt: new Date() });
    await publishJobEnd(db, job);
    const [{ payload }] = await deliveriesOf(id);
    expect(payload).toMatchObject({ event: "job.completed", job_id: job.id, type });
    expect(payload.result).toEqual({ ...told, credits_used: 5 });
  });

  it("report a low balance once per crossing", async () => {
    const other = await newWorkspace(db, { credits: 150 });
    const { id } = await register(["balance.low"], callerOf(other.organizationId));
    const move = (amount: number) =>
      moveCredits(db, {
        organizationId: other.organizationId,
        kind: amount < 0 ? "reservation" : "grant",
        amount,
        description: "test",
        reservationId: null,
      });
    for (const amount of [-49, -1, -10, 20, -30]) await move(amount);
    const { body } = await other.call(deliveriesRoute, "GET", { params: { id } });
    expect(
      body.data.map(({ payload }: { payload: { credits_remaining: number } }) => payload.credits_remaining),
    ).toEqual([80, 100]);
    expect(body.data[0].payload).toMatchObject({ organization_id: other.organizationId, threshold: 100 });
  });
});

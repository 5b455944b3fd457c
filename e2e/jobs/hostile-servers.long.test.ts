import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorOf } from "../api/operator";
import { MANNERS, type Manner, startHostileServer } from "../hostile/hostile-server";
import { callOrdinarily } from "../hostile/ordinary-calls";
import { watchMemory } from "../support/process-memory";
import { type Service, startService } from "../support/service";

const TIMEOUT = 300_000;
const MAX_MEBIBYTES = 1_024;
/** Webhooks of one organization for each manner: more than the places that it may hold. */
const EACH = 3;
const EVENTS = ["*"];
/**
 * Milliseconds within which another organization's delivery must be made. If it had to wait for all hostile ones, it
 * would take 22 s.
 */
const MAX_DELAY = 15_000;
/**
 * Milliseconds between two requests about a webhook. Its organization has 24 webhooks, so it sends 12 requests a
 * second, which is below the 1,200 per minute of its plan.
 */
const LOOK_EVERY = 2_000;

describe("while the servers that one organization names keep the service busy, another one is served, and", () => {
  let server: Awaited<ReturnType<typeof startHostileServer>>;
  let service: Service;
  let key: string;
  let otherKey: string;
  beforeAll(async () => {
    server = await startHostileServer();
    service = await startService({
      env: {
        WEBHOOK_ALLOW_PRIVATE: server.host,
        CONNECTION_ALLOW_PRIVATE: server.host,
        NODE_EXTRA_CA_CERTS: server.certificate,
      },
    });
    const operator = operatorOf(service.dataDir);
    const newKey = async () =>
      operator.createKey(await operator.createOrganization({ plan: "enterprise", credits: 5_000 }), "read", "write");
    [key, otherKey] = [await newKey(), await newKey()];
  }, TIMEOUT);
  afterAll(async () => {
    await service?.stop();
    await server?.stop();
  });

  async function ask(method: string, path: string, body?: object, credential = key) {
    const reply = await fetch(service.baseUrl + path, {
      method,
      headers: { "x-api-key": credential, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  }

  const newWebhook = async (manner: Manner | "ok", credential = key): Promise<string> => {
    const made = await ask(
      "POST",
      "/v2/webhooks",
      { url: `https://${server.host}/${manner}`, events: EVENTS },
      credential,
    );
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.data.id;
  };
  const send = async (webhook: string, credential = key) =>
    expect((await ask("POST", `/v2/webhooks/${webhook}/test`, undefined, credential)).status).toBeLessThan(300);
  /** The first attempt of the webhook's only delivery, once it has been made. */
  async function firstAttempt(webhook: string, credential = key) {
    for (;;) {
      const { status, body } = await ask("GET", `/v2/webhooks/${webhook}/deliveries`, undefined, credential);
      expect(status, JSON.stringify(body)).toBe(200);
      const [delivery] = body.data;
      const [attempt] = delivery?.attempts ?? [];
      if (attempt) return { ...attempt, delivery: delivery.status };
      await pause(LOOK_EVERY);
    }
  }

  async function beside(work: () => Promise<void>): Promise<void> {
    const endWatch = await watchMemory(service.process.pid ?? 0);
    const endCalls = callOrdinarily(service.baseUrl, otherKey);
    try {
      await work();
    } catch (error) {
      await Promise.allSettled([endCalls(), endWatch()]);
      throw error;
    }
    expect((await endCalls()).length).toBeGreaterThan(0);
    const peak = await endWatch();
    expect(peak.memory, `MiB of ${peak.process}`).toBeLessThan(MAX_MEBIBYTES);
  }

  it(
    "receivers of webhooks hold a place for ten seconds, and little of what they answer is kept",
    () =>
      beside(async () => {
        const hostile = Array.from({ length: EACH }, () => MANNERS).flat();
        const webhooks = await Promise.all(hostile.map((manner) => newWebhook(manner)));
        for (const webhook of webhooks) await send(webhook);
        const ordinary = await newWebhook("ok", otherKey);
        const began = Date.now();
        await send(ordinary, otherKey);
        expect(await firstAttempt(ordinary, otherKey)).toMatchObject({ delivery: "delivered", status: 204 });
        expect(Date.now() - began).toBeLessThan(MAX_DELAY);

        const attempts = await Promise.all(webhooks.map((webhook) => firstAttempt(webhook)));
        for (const [index, { duration_ms, status, answer, error, delivery }] of attempts.entries()) {
          const manner = hostile[index];
          const expected = {
            silent: [null, "pending"],
            trickling: [200, "delivered"],
            endless: [200, "delivered"],
            redirecting: [302, "refused"],
            "endless-head": [null, "pending"],
            interim: [null, "pending"],
            switching: [null, "pending"],
            "hanging-up": [null, "pending"],
          }[manner ?? "silent"];
          expect([manner, status, delivery]).toEqual([manner, ...expected]);
          expect(duration_ms, manner).toBeLessThan(15_000);
          expect((answer ?? "").length, manner).toBeLessThanOrEqual(1_024);
          if (status === null) expect(error.length, manner).toBeGreaterThan(10);
        }
        expect(server.asked).not.toContain("/elsewhere");
      }),
    TIMEOUT,
  );

  it(
    "survey platforms are given up, with a message that says why",
    () =>
      beside(async () => {
        const tests = MANNERS.map(async (manner) => {
          const credentials = { url: `https://${server.host}/${manner}`, api_key: "key" };
          const made = await ask("POST", "/v2/connections", { provider: "formbricks", name: manner, credentials });
          expect(made.status, JSON.stringify(made.body)).toBe(201);
          const surveys = await ask("GET", `/v2/connections/${made.body.data.id}/surveys`);
          expect([manner, surveys.status, surveys.body.error?.code]).toEqual([manner, 503, "SERVICE_UNAVAILABLE"]);
          expect(surveys.body.error.message).toMatch(/Formbricks/);
        });
        await Promise.all(tests);
        expect(server.asked).not.toContain("/elsewhere");
      }),
    TIMEOUT,
  );
});

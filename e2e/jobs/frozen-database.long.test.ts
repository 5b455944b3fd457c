import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { connect } from "@/db/client";
import { startOwnDatabase } from "../support/own-database";
import { descendantsOf, signal } from "../support/processes";
import { type Service, startService } from "../support/service";

const CALLS = 30;
/**
 * Milliseconds. A query ends 130 s after its last byte. Then the call gives back its credits and its key, and waits up
 * to 10 s for each connection. A minute more is left for a machine that is busy: this only tells a call that hangs.
 */
const LIMIT = 220_000;
/** Repeats of a call, one per second. A key stays claimed for a minute after a call that could not release it. */
const REPEATS = 90;
const TEST_TIMEOUT = 700_000;

type Answer = { key: string; status: number; retryAfter: string | null; code?: string; ms: number };

async function code(service: Service, key: string): Promise<Answer> {
  const began = performance.now();
  const reply = await fetch(`${service.baseUrl}/v2/code`, {
    method: "POST",
    headers: {
      "x-api-key": service.firstRun.api_key,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ responses: [{ id: key, text: `The breakfast of ${key} was cold` }] }),
    signal: AbortSignal.timeout(2 * LIMIT),
  });
  const { error } = await reply.json();
  const retryAfter = reply.headers.get("retry-after");
  return { key, status: reply.status, retryAfter, code: error?.code, ms: performance.now() - began };
}

async function untilCoded(service: Service, key: string): Promise<void> {
  for (let tries = 0; tries < REPEATS; tries++) {
    const { status } = await code(service, key);
    if (status === 200) return;
    expect([409, 503], key).toContain(status);
    await pause(1_000);
  }
  throw new Error(`${key} was not coded`);
}

it("calls that run when PostgreSQL freezes are told to retry, and nothing is charged twice", {
  timeout: TEST_TIMEOUT,
}, async () => {
  const database = await startOwnDatabase();
  const service = await startService({ env: { DATABASE_URL: database.url } });
  const { db, close } = connect(database.url, { max: 1 });
  /** Sends the signal twice, because PostgreSQL may have started more processes before its first one stopped. */
  const signalDatabase = async (name: "SIGSTOP" | "SIGCONT") => {
    for (const _ of [1, 2]) {
      const children = await descendantsOf(process.pid);
      for (const { id, command } of children) if (command.includes("postgres")) signal(id, name);
    }
  };
  /** The credits, including those reserved for calls that may have failed, and the number of coded answers. */
  const account = async () => {
    const [row] = await db.execute<Record<"credits" | "coded", number>>(sql`select
      (select sum(balance)::int from credit_accounts)
        + (select coalesce(sum(amount), 0)::int from credit_reservations where settled_at is null) as credits,
      (select count(*)::int from responses where external_id like 'call-%') as coded`);
    return { credits: row?.credits ?? Number.NaN, coded: row?.coded };
  };
  try {
    await untilCoded(service, "first");
    const before = await account();
    const keys = Array.from({ length: CALLS }, (_, index) => `call-${index}`);
    const early = keys.slice(0, CALLS / 2).map((key) => code(service, key));
    await pause(Math.random() * 300);
    await signalDatabase("SIGSTOP");
    const answers = await Promise.all([...early, ...keys.slice(CALLS / 2).map((key) => code(service, key))]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(CALLS / 2);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE", retryAfter: "5" });
      expect(answer.ms, answer.key).toBeLessThan(LIMIT);
    }
    await signalDatabase("SIGCONT");
    await Promise.all(keys.map((key) => untilCoded(service, key)));
    expect(await account()).toEqual({ credits: before.credits - CALLS, coded: CALLS });
  } finally {
    await signalDatabase("SIGCONT");
    await close();
    await service.stop();
    await database.remove();
  }
});

import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { leaveAllTheTime } from "../hostile/leaving-clients";
import { callOrdinarily, medianOf } from "../hostile/ordinary-calls";
import { CODED_TEXTS } from "../hostile/texts";
import { balance, service } from "./client";
import { operatorOf } from "./operator";

const { strangerKey: key } = service;
/** A request that takes many seconds, nearly all of them after its credits are reserved. */
const long = CODED_TEXTS.find(({ name }) => name === "the largest codebook, coded");
const ANSWERS = 49;

const CONNECTIONS = 10;
/** Milliseconds. */
const WARM_UP = 3_000;
const ATTACK = 10_000;
/** Milliseconds. On a busy machine, 2,100 were measured; if each client that left ended its worker, it was 14,500. */
const SLOWEST = 4_000;
/**
 * On a busy machine, an ordinary call may take this many times as long as before the attack. On an idle one, it takes
 * about 40 ms.
 */
const TIMES_AS_SLOW = 50;

it("a call whose client closes its connection is ended and costs nothing", async () => {
  const before = await balance(key);
  const client = new AbortController();
  const calling = fetch(`${service.baseUrl}/v2/code`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: (long?.body?.() as string) ?? "",
    signal: client.signal,
  });
  const refused = expect(calling).rejects.toThrow("aborted");
  await expect.poll(() => balance(key), { timeout: 25_000 }).toBe(before - ANSWERS);
  client.abort();
  await refused;
  await expect.poll(() => balance(key), { timeout: 25_000 }).toBe(before);
});

it("clients that leave before their reply, again and again, slow down no other organization's calls", async () => {
  const operator = operatorOf(service.dataDir);
  const newKey = async () =>
    operator.createKey(await operator.createOrganization({ plan: "enterprise", credits: 50_000 }), "read", "write");
  const [leaving, other] = [await newKey(), await newKey()];
  const endWarmUp = callOrdinarily(service.baseUrl, other);
  await pause(WARM_UP);
  const usual = medianOf(await endWarmUp());

  const endLeaving = leaveAllTheTime(service.origin, leaving, CONNECTIONS);
  const endCalls = callOrdinarily(service.baseUrl, other);
  await pause(ATTACK);
  expect(await endLeaving()).toBeGreaterThan(CONNECTIONS);
  const calls = await endCalls();
  expect(calls.length).toBeGreaterThan(0);
  expect(Math.max(...calls)).toBeLessThan(Math.max(SLOWEST, TIMES_AS_SLOW * usual));
}, 300_000);

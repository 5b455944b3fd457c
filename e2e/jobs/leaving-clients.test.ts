import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorOf } from "../api/operator";
import { leaveAllTheTime } from "../hostile/leaving-clients";
import { callOrdinarily, medianOf } from "../hostile/ordinary-calls";
import { type Service, startService } from "../support/service";

const PATIENCE = 300_000;
const CONNECTIONS = 10;
/** Milliseconds. */
const WARM_UP = 3_000;
const ATTACK = 10_000;
/** A loaded machine has taken 2,100; where leaving clients ended workers, a call took 14,500. */
const SLOWEST = 4_000;
/** On a machine with other work, so many times as long as an ordinary call before. Alone, one takes about 40. */
const TIMES_AS_SLOW = 50;

let service: Service;
beforeAll(async () => {
  service = await startService();
}, PATIENCE);
afterAll(async () => void (await service?.stop()));

it(
  "clients that leave before their reply, again and again, slow down no other organization's calls",
  async () => {
    const operator = operatorOf(service.dataDir);
    const newKey = async () =>
      operator.createKey(await operator.createOrganization({ plan: "enterprise", credits: 50_000 }), "read,write");
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
  },
  PATIENCE,
);

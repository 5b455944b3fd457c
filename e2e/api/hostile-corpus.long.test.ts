import { beforeAll, describe, expect, it } from "vitest";
import type { Attack } from "../hostile/attack";
import { attackerOf } from "../hostile/attacker";
import { BODIES, HEADERS } from "../hostile/bodies";
import { callOrdinarily } from "../hostile/ordinary-calls";
import { NEW_PROJECT, REQUESTS } from "../hostile/requests";
import { CODED_TEXTS, DRAFTED_TEXTS } from "../hostile/texts";
import { asAnswers, asCodebooks } from "../hostile/uploads";
import { longTurns } from "../support/long-turns";
import { watchMemory } from "../support/process-memory";
import { balance, call, service } from "./client";
import { operatorOf } from "./operator";

const MAX_MEBIBYTES = 1_024;
/**
 * Milliseconds of processor time. The longest turn, of nine million combining marks in one request, takes 180; the work
 * of another request may follow in the same turn.
 */
const LONGEST_TURN = 300;
/** Milliseconds: ten times as long as on a machine without other load. */
const TIMEOUT = 900_000;
/** How many coded texts are sent at the same time. */
const SIDE_BY_SIDE = 6;

describe("while one organization sends expensive requests, another one is served, and", () => {
  let key: string;
  let otherKey: string;
  beforeAll(async () => {
    const operator = operatorOf(service.dataDir);
    const newKey = async () =>
      operator.createKey(await operator.createOrganization({ plan: "enterprise", credits: 5_000 }), "write");
    [key, otherKey] = await Promise.all([newKey(), newKey()]);
  }, TIMEOUT);

  /**
   * Sends the attacks while another organization makes ordinary calls: none of these may fail, no process may use too
   * much memory, and no turn of the web process's event loop may be long.
   */
  async function attack(attacks: readonly Attack[], atOnce: number): Promise<void> {
    const attacker = attackerOf(service.baseUrl, key);
    const endWatch = await watchMemory(service.processId);
    const turnsBefore = (await longTurns(service.longTurns)).length;
    const endCalls = callOrdinarily(service.baseUrl, otherKey);
    const waiting = [...attacks];
    const sendAll = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { status, body } = await attacker.send(next);
        expect(status, `${next.name}: ${JSON.stringify(body).slice(0, 1_000)}`).toBe(next.status);
        if (status >= 400) expect(body.error.message.length, next.name).toBeGreaterThan(10);
        if (status === 202) await attacker.cancel(body.data.job_id);
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, sendAll));
    } finally {
      expect((await endCalls()).length).toBeGreaterThan(0);
      const peak = await endWatch();
      expect(peak.memory, `MiB of ${peak.process}`).toBeLessThan(MAX_MEBIBYTES);
      const turns = (await longTurns(service.longTurns)).slice(turnsBefore);
      expect(Math.max(0, ...turns), "milliseconds of the longest turn").toBeLessThan(LONGEST_TURN);
    }
    expect((await call("GET", "/ready", { key: null })).status).toBe(200);
  }

  it(
    "bodies and files are refused, read or estimated, and cost nothing",
    async () => {
      const before = await balance(key);
      await attack(
        [...HEADERS, ...REQUESTS, ...BODIES, ...(await asAnswers()), ...(await asCodebooks())].filter(
          ({ path, status }) => path !== "/v2/code" || status >= 400,
        ),
        3,
      );
      expect(await balance(key)).toBe(before);
    },
    TIMEOUT,
  );

  it("hundreds of requests at once are answered", () => attack(Array(300).fill(NEW_PROJECT), 300), TIMEOUT);

  it("texts made to slow down loops are coded", () => attack(CODED_TEXTS, SIDE_BY_SIDE), TIMEOUT);

  it("texts made to slow down loops become codebooks", () => attack(DRAFTED_TEXTS, 1), TIMEOUT);
});

import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Attack } from "../hostile/attack";
import { BODIES } from "../hostile/bodies";
import { CODED_TEXTS, DRAFTED_TEXTS } from "../hostile/texts";
import { uploads } from "../hostile/uploads";
import { forgetPeak, peakMemory } from "../support/process-memory";
import { childOf } from "../support/processes";
import { call, post, service } from "./client";
import { codeRequest } from "./requests";

const MOST_MEBIBYTES = 1_024;
const MOST_MILLISECONDS = 2_000;
const EVERY = 200;
/** A turn of the event loop may hold a collection of garbage that belongs to something else. */
const TRIES = 3;

const ordinary: { during: string; status: number; milliseconds: number }[] = [];
let current = "";
let question: string;
let web: number;

/** What a second organization does all the while: a call, its answer and how long that took. */
async function callOrdinarily(): Promise<void> {
  const during = current;
  const start = performance.now();
  const reply = await post("/v2/code", codeRequest("Friendly staff", "Too expensive"), { key: service.strangerKey });
  ordinary.push({ during, status: reply.status, milliseconds: performance.now() - start });
}

async function send({ method = "POST", path, body }: Attack) {
  const content = body?.();
  const headers: Record<string, string> = content instanceof FormData ? {} : { "content-type": "application/json" };
  const reply = await fetch(service.baseUrl + path.replace("{question}", question), {
    method,
    headers: { "x-api-key": service.key, ...headers },
    ...(content !== undefined && { body: content }),
  });
  const { error } = reply.ok ? { error: undefined } : await reply.json();
  if (reply.ok) await reply.arrayBuffer();
  return { status: reply.status, code: error?.code };
}

const turns = async () => (await readFile(service.loopNotes, "utf8").catch(() => "")).split("\n").filter(Boolean);

/** The longest turn of the event loop while the attack was answered: milliseconds, 0 where none was over 50. */
async function longestTurn(attack: Attack, expected: readonly number[]): Promise<number> {
  const before = (await turns()).length;
  const { status, code } = await send(attack);
  expect(expected, `${attack.name}: ${status} ${code}`).toContain(status);
  await pause(20);
  const used = (await turns()).slice(before).map((line) => JSON.parse(line).used);
  return Math.round(Math.max(0, ...used));
}

async function withstand(attacks: readonly Attack[], expected: readonly number[]): Promise<void> {
  const blocking: string[] = [];
  for (const attack of attacks) {
    current = attack.name;
    let turn = await longestTurn(attack, expected);
    for (let tried = 1; turn > 0 && tried < TRIES; tried++) turn = Math.min(turn, await longestTurn(attack, expected));
    if (turn > 0) blocking.push(`${attack.name}: ${turn} ms`);
  }
  expect(blocking).toEqual([]);
}

describe("while one organization sends what is made to take much time or memory", () => {
  let ticking: NodeJS.Timeout;
  const calls: Promise<void>[] = [];

  beforeAll(async () => {
    const project = await post("/v2/projects", { name: "Hostile", questions: [{ text: "Why?" }] });
    question = `/v2/projects/${project.body.data.id}/questions/${project.body.data.questions[0].id}`;
    web = (await childOf(service.pid, "web.mjs")) ?? 0;
    for (const warm of [callOrdinarily, callOrdinarily]) await warm();
    ordinary.length = 0;
    await forgetPeak(web);
    ticking = setInterval(() => calls.push(callOrdinarily()), EVERY);
  });
  afterAll(() => clearInterval(ticking));

  it("bodies hold nothing up", () => withstand(BODIES, [200, 202, 404, 413, 422]), 120_000);
  it("texts hold nothing up", () => withstand([...CODED_TEXTS, ...DRAFTED_TEXTS], [200, 422]), 120_000);
  it("files hold nothing up", async () => withstand(await uploads(), [200, 202, 413, 422, 409]), 120_000);

  it("another organization's calls are all answered in time", async () => {
    clearInterval(ticking);
    await Promise.all(calls);
    expect(ordinary.length).toBeGreaterThan(20);
    expect(ordinary.filter(({ status, milliseconds }) => status !== 200 || milliseconds > MOST_MILLISECONDS)).toEqual(
      [],
    );
  });

  it("the web process stays below a gibibyte, is not replaced, and is healthy afterwards", async () => {
    expect(await childOf(service.pid, "web.mjs")).toBe(web);
    expect(await peakMemory(web)).toBeLessThan(MOST_MEBIBYTES);
    for (const path of ["/health", "/ready"]) expect((await call("GET", path, { key: null })).status, path).toBe(200);
  });
});

import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorOf } from "../api/operator";
import { callOrdinarily } from "../hostile/ordinary-calls";
import { leaveUnread } from "../hostile/unread-replies";
import { watchMemory } from "../support/process-memory";
import { type Service, startService } from "../support/service";

const PATIENCE = 300_000;
const ORGANIZATIONS = 3;
const CONNECTIONS = 60;
/** A list of 4 MB, the most that one reply holds. */
const ANSWERS = 200;
const CHARACTERS = 20_000;
/** Milliseconds. */
const ATTACK = 15_000;
const MOST_MEBIBYTES = 1_024;

let service: Service;
let operator: ReturnType<typeof operatorOf>;
beforeAll(async () => {
  service = await startService();
  operator = operatorOf(service.dataDir);
}, PATIENCE);
afterAll(async () => void (await service?.stop()));

const newKey = async () =>
  operator.createKey(await operator.createOrganization({ plan: "enterprise", credits: 5_000 }), "read,write");

async function post(key: string, path: string, body: object) {
  const reply = await fetch(service.baseUrl + path, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(reply.ok, path).toBe(true);
  return (await reply.json()).data;
}

/** A new organization's key, and the address of its list of long answers. */
async function newList() {
  const key = await newKey();
  const { id, questions } = await post(key, "/v2/projects", { name: "Unread", questions: [{ text: "Why?" }] });
  const path = `/v2/projects/${id}/questions/${questions[0].id}`;
  const text = "friendly staff ".repeat(CHARACTERS / 15);
  const responses = Array.from({ length: ANSWERS }, (_, index) => ({ id: `${index}`, text: `${index} ${text}` }));
  await post(key, `${path}/upload/json`, { responses });
  return { key, path: `/api${path}/responses?limit=${ANSWERS}` };
}

it(
  "clients that ask for large lists and never read them take bounded memory, and fail no call of another organization",
  async () => {
    const key = await newKey();
    const lists = await Promise.all(Array.from({ length: ORGANIZATIONS }, newList));
    const endWatch = await watchMemory(service.process.pid ?? 0);
    const ends = lists.map((list) => leaveUnread(service.origin, list.key, list.path, CONNECTIONS));
    const endCalls = callOrdinarily(service.baseUrl, key);
    await pause(ATTACK);
    for (const end of ends) end();
    expect((await endCalls()).length).toBeGreaterThan(0);
    const peak = await endWatch();
    expect(peak.memory, `MiB of ${peak.process}`).toBeLessThan(MOST_MEBIBYTES);
    expect((await fetch(`${service.baseUrl}/ready`)).status).toBe(200);
  },
  PATIENCE,
);

import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { callOrdinarily } from "../hostile/ordinary-calls";
import { leaveUnread } from "../hostile/unread-replies";
import { watchMemory } from "../support/process-memory";
import { post, service } from "./client";
import { operatorOf } from "./operator";

const TIMEOUT = 300_000;
const ORGANIZATIONS = 3;
const CONNECTIONS = 60;
/** A list of 4 MB, the most that one reply holds. */
const ANSWERS = 200;
const CHARACTERS = 20_000;
/** Milliseconds. */
const ATTACK = 15_000;
/** Of these, 720 are replies that wait to be read, and up to 300 are what the tests before have left. */
const MAX_MEBIBYTES = 1_536;

const operator = operatorOf(service.dataDir);

const newKey = async () =>
  operator.createKey(await operator.createOrganization({ plan: "enterprise", credits: 5_000 }), "read", "write");

async function made(key: string, path: string, given: object) {
  const { status, body } = await post(path, given, { key });
  expect(status, path).toBeLessThan(300);
  return body.data;
}

/** A new organization's key, and the address of its list of long answers. */
async function newList() {
  const key = await newKey();
  const { id, questions } = await made(key, "/v2/projects", { name: "Unread", questions: [{ text: "Why?" }] });
  const path = `/v2/projects/${id}/questions/${questions[0].id}`;
  const text = "friendly staff ".repeat(CHARACTERS / 15);
  const responses = Array.from({ length: ANSWERS }, (_, index) => ({ id: `${index}`, text: `${index} ${text}` }));
  await made(key, `${path}/upload/json`, { responses });
  return { key, path: `/api${path}/responses?limit=${ANSWERS}` };
}

it(
  "clients that ask for large lists and never read them take bounded memory, and fail no call of another organization",
  async () => {
    const key = await newKey();
    const lists = await Promise.all(Array.from({ length: ORGANIZATIONS }, newList));
    const endWatch = await watchMemory(service.processId);
    const ends = lists.map((list) => leaveUnread(service.origin, list.key, list.path, CONNECTIONS));
    const endCalls = callOrdinarily(service.baseUrl, key);
    await pause(ATTACK);
    for (const end of ends) end();
    expect((await endCalls()).length).toBeGreaterThan(0);
    const peak = await endWatch();
    expect(peak.memory, `MiB of ${peak.process}`).toBeLessThan(MAX_MEBIBYTES);
    expect((await fetch(`${service.baseUrl}/ready`)).status).toBe(200);
  },
  TIMEOUT,
);

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { startOwnDatabase } from "../support/own-database";
import { childOf, signal } from "../support/processes";
import { type Service, startService } from "../support/service";

const WEB = "bin/web.mjs";
const RUNNER = "inngest/local/process.ts";
const ANSWERS = 4_000;
const TIMEOUT = 150_000;

const SUBJECTS = ["staff", "breakfast", "location", "bathroom", "parking", "bed"];
const MOODS = ["friendly", "cold", "handy", "dirty", "expensive", "soft", "loud", "lovely", "small", "late"];
/** All different, so that each costs one credit. */
const responses = Array.from({ length: ANSWERS }, (_, index) => ({
  id: `r${index}`,
  text: `In room ${index} the ${SUBJECTS[index % SUBJECTS.length]} was ${MOODS[index % MOODS.length]}`,
}));
const codebook = {
  categories: [{ name: "Stay", codes: SUBJECTS.map((name) => ({ name, definition: `The ${name}` })) }],
};

/** Sends a request, again and again while the service is down. */
async function ask(service: Service, path: string, init: RequestInit = {}): Promise<ReturnType<typeof JSON.parse>> {
  const headers = { "x-api-key": service.firstRun.api_key, "content-type": "application/json", ...init.headers };
  for (const deadline = Date.now() + TIMEOUT; ; await pause(200)) {
    const reply = await fetch(service.baseUrl + path, { ...init, headers }).catch(() => null);
    const body = await reply?.json().catch(() => null);
    if (body?.success) return body.data;
    if (Date.now() > deadline) throw new Error(`no answer to ${path}: ${JSON.stringify(body)}\n${service.output()}`);
  }
}

const balance = async (service: Service) => (await ask(service, "/v2/usage")).credits_remaining;

async function submit(service: Service): Promise<string> {
  const body = JSON.stringify({ responses, codebook });
  return (await ask(service, "/v2/code", { method: "POST", body, headers: { "idempotency-key": "one" } })).job_id;
}

async function finished(service: Service, id: string) {
  for (let seen = 0; ; await pause(250)) {
    const job = await ask(service, `/v2/jobs/${id}`);
    expect(job.progress.processed).toBeGreaterThanOrEqual(seen);
    seen = job.progress.processed;
    if (job.status === "completed" || job.status === "failed") return job;
  }
}

async function expectAsIfNothingHappened(service: Service, id: string, before: number) {
  const { status, error, progress, result } = await finished(service, id);
  expect([status, error]).toEqual(["completed", undefined]);
  expect(progress.processed).toBe(ANSWERS);
  expect(result.results.map((entry: { id: string }) => entry.id)).toEqual(responses.map((response) => response.id));
  expect(result.results.filter(({ codes }: { codes: unknown[] }) => codes.length > 0).length).toBeGreaterThan(
    ANSWERS * 0.9,
  );
  expect(result.credits_used).toBe(ANSWERS);
  expect(await balance(service)).toBe(before - ANSWERS);
}

async function kill(service: Service, part: string) {
  const id = await childOf(service.process.pid ?? 0, part);
  if (id !== undefined) signal(id, "SIGKILL");
}

it("a job ends normally although web process and runner are killed at random moments", async () => {
  const service = await startService();
  try {
    const before = await balance(service);
    const id = await submit(service);
    for (const parts of [[WEB], [RUNNER], [WEB, RUNNER]]) {
      await pause(Math.random() * 2_000);
      for (const part of parts) await kill(service, part);
    }
    await expectAsIfNothingHappened(service, id, before);
  } finally {
    await service.stop();
  }
});

it("a web process that hangs is replaced", async () => {
  const service = await startService();
  try {
    const before = await balance(service);
    const hanging = (await childOf(service.process.pid ?? 0, WEB)) ?? expect.fail("there is a web process");
    process.kill(hanging, "SIGSTOP");
    expect(await balance(service)).toBe(before);
    const next = await childOf(service.process.pid ?? 0, WEB);
    expect(next).toBeGreaterThan(0);
    expect(next).not.toBe(hanging);
  } finally {
    await service.stop();
  }
});

it("a job goes on after the start was killed and repeated at once", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "killed-"));
  let service = await startService({ env: { DATA_DIR: dataDir } });
  try {
    const before = await balance(service);
    const id = await submit(service);
    await pause(Math.random() * 3_000);
    service.process.kill("SIGKILL");
    service = await startService({ env: { DATA_DIR: dataDir, PORT: new URL(service.origin).port } });
    await expectAsIfNothingHappened(service, id, before);
  } finally {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

it("a job waits while PostgreSQL is down for ten seconds, then goes on", async () => {
  const database = await startOwnDatabase();
  const service = await startService({ env: { DATABASE_URL: database.url } });
  try {
    const before = await balance(service);
    const id = await submit(service);
    await pause(Math.random() * 2_000);
    await database.stop();
    await pause(10_000);
    await database.startAgain();
    await expectAsIfNothingHappened(service, id, before);
  } finally {
    await service.stop();
    await database.remove();
  }
});

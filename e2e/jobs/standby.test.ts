import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createClient } from "@/lib/api/client/client";
import { startOwnDatabase } from "../support/own-database";
import { descendantsOf, signal } from "../support/processes";
import { type Service, startService } from "../support/service";

/** So many that the first machine is lost long before it has coded them. */
const ANSWERS = 6_000;
const PATIENCE = 150_000;
const TEST_TIMEOUT = 400_000;
const STANDS_BY = "This one takes over when that one ends.";

const SUBJECTS = ["staff", "breakfast", "location", "bathroom", "parking", "bed"];
const responses = Array.from({ length: ANSWERS }, (_, index) => ({
  id: `r${index}`,
  text: `In room ${index} the ${SUBJECTS[index % SUBJECTS.length]} was cold`,
}));
const codebook = {
  categories: [{ name: "Stay", codes: SUBJECTS.map((name) => ({ name, definition: `The ${name}` })) }],
};

/** Ends all of a machine's processes at once, as if it had lost its power. */
async function turnOff({ process: { pid = 0 } }: Service): Promise<void> {
  const children = await descendantsOf(pid);
  for (const id of [pid, ...children.map((child) => child.id)]) signal(id, "SIGKILL");
}

it("a job goes on when the machine that works on it is lost, on one that shares only the database with it", {
  timeout: TEST_TIMEOUT,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "machines-"));
  const database = await startOwnDatabase();
  const shared = {
    DATABASE_URL: database.url,
    APP_ENCRYPTION_KEY: randomBytes(32).toString("hex"),
    NEXTAUTH_SECRET: randomBytes(16).toString("hex"),
  };
  const machines: Service[] = [];
  try {
    const first = await startService({ env: { ...shared } });
    machines.push(first);
    await copyFile(join(first.dataDir, "first-run.json"), join(folder, "first-run.json"));
    const second = await startService({ env: { ...shared, DATA_DIR: folder } });
    machines.push(second);
    expect(second.output()).toContain(STANDS_BY);
    const ready = await fetch(`${second.baseUrl}/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: "ready", runner: true }]);

    const client = createClient({ baseUrl: second.baseUrl, apiKey: first.firstRun.api_key });
    const before = (await client.credits.usage()).credits_remaining;
    const accepted = await client.code({ responses, codebook });
    if (!("job_id" in accepted)) throw new Error("The call did not become a job.");
    const progress = async () => (await client.jobs.get(accepted.job_id)).progress.processed;
    await expect.poll(progress, { timeout: PATIENCE }).toBeGreaterThan(0);
    expect(await progress()).toBeLessThan(ANSWERS);
    await turnOff(first);

    const job = await client.waitForJob(accepted.job_id, { type: "one_call", timeout: PATIENCE });
    expect(job.result.results.map(({ id }) => id)).toEqual(responses.map(({ id }) => id));
    expect(job.result.credits_used).toBe(ANSWERS);
    expect((await client.credits.usage()).credits_remaining).toBe(before - ANSWERS);
    expect(second.output()).toContain("has taken over");
  } finally {
    for (const machine of machines.reverse()) await machine.stop();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
});

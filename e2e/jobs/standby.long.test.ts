import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createClient } from "@/lib/api/client/client";
import { copyFirstRun, sharedVariables } from "../support/machines";
import { startOwnDatabase } from "../support/own-database";
import { killAll } from "../support/processes";
import { type Service, startService } from "../support/service";

/** So many answers that the first machine is killed long before it has coded them. */
const ANSWERS = 6_000;
const TIMEOUT = 150_000;
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

it("if the machine that works on a job is lost, one that shares only the database with it continues the job", {
  timeout: TEST_TIMEOUT,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "machines-"));
  const database = await startOwnDatabase();
  const shared = sharedVariables(database.url);
  const machines: Service[] = [];
  try {
    const first = await startService({ env: shared });
    machines.push(first);
    await copyFirstRun(first.dataDir, folder);
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
    await expect.poll(progress, { timeout: TIMEOUT }).toBeGreaterThan(0);
    expect(await progress()).toBeLessThan(ANSWERS);
    await killAll(first.process.pid ?? 0);

    const job = await client.waitForJob(accepted.job_id, { type: "one_call", timeout: TIMEOUT });
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

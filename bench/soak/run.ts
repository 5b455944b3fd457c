import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { quantile } from "@/bench/api/load";
import { freePort } from "@/db/free-port";
import { operatorOf } from "@/e2e/api/operator";
import { watchMemory } from "@/e2e/support/process-memory";
import { descendantsOf, signal } from "@/e2e/support/processes";
import { type Service, startService } from "@/e2e/support/service";
import { createClient } from "@/lib/api/client/client";
import { startBreakableDatabase } from "./outages";
import { startReceiver } from "./receiver";
import { newTally } from "./tally";
import { makeCalls, runJobs, runStudies } from "./work";

// Keeps the service busy for some minutes, with calls, jobs, studies and webhooks, and kills it again and again: in
// turns all of its processes and only the first one. With `--outages`, its database stops, freezes or loses connections
// so many times between two kills. Afterwards every job must have ended well, with one webhook each, and the credits
// that are gone must be those that replies and jobs told. Prints times and the peak memory. Exits with 1 if something is
// wrong. Linux only.
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    kills: { type: "string", default: "8" },
    outages: { type: "string", default: "0" },
  },
});
const [minutes, kills, outages] = [Number(values.minutes), Number(values.kills), Number(values.outages)];
if (!(minutes >= 1 && minutes <= 720)) throw new Error("--minutes takes 1 to 720");
if (!(kills >= 0 && kills <= minutes)) throw new Error("--kills takes 0 to the number of minutes");
if (!(outages >= 0 && outages <= minutes)) throw new Error("--outages takes 0 to the number of minutes");

const CREDITS = 10_000_000;
/** The last webhooks come within this many milliseconds. */
const LAST_WEBHOOKS = 20_000;
/** Enough repeats of a call to outlast a start that has to build the app first. */
const RETRIES = { retries: 60, retryDelay: 250 };

const receiver = await startReceiver();
const dataDir = await mkdtemp(join(tmpdir(), "soak-"));
const database = outages > 0 ? await startBreakableDatabase() : undefined;
let service: Service | undefined;
try {
  const env = {
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    PORT: String(await freePort()),
    NODE_EXTRA_CA_CERTS: receiver.certificate,
    WEBHOOK_ALLOW_PRIVATE: receiver.host,
  };
  service = await startService({ env });
  const operator = operatorOf(dataDir, env);
  const organization = await operator.createOrganization({ plan: "enterprise", credits: CREDITS });
  const apiKey = await operator.createKey(organization, "read,write");
  const client = createClient({ baseUrl: service.baseUrl, apiKey, ...RETRIES });
  await client.webhooks.create({ url: `https://${receiver.host}/`, events: ["job.completed"] });
  const before = (await client.credits.usage()).credits_remaining;

  const tally = newTally();
  const end = Date.now() + minutes * 60_000;
  const work = Promise.all([
    makeCalls(client, tally, end),
    makeCalls(client, tally, end),
    runJobs(client, tally, end),
    runStudies(client, tally, end),
  ]);
  const starts: number[] = [];
  const peaks: number[] = [];
  for (let kill = 0; kill <= kills; kill++) {
    const memory = await watchMemory(service.process.pid ?? 0);
    for (let outage = 0; outage <= outages; outage++) {
      await Promise.race([work, pause((minutes * 60_000) / (kills + 1) / (outages + 1))]);
      if (database && outage < outages) console.log(`database ${await database.breakDown(kill * outages + outage)}`);
    }
    peaks.push((await memory()).memory);
    if (kill === kills) break;
    await killAll(service, kill % 2 === 0);
    const began = performance.now();
    service = await startService({ env });
    starts.push((performance.now() - began) / 1_000);
  }
  await work;
  await pause(LAST_WEBHOOKS);

  const spent = before - (await client.credits.usage()).credits_remaining;
  if (spent !== tally.credits) tally.faults.push(`${spent} credits are gone, ${tally.credits} were told`);
  for (const job of tally.jobs)
    if (receiver.deliveries(job) !== 1) tally.faults.push(`job ${job} had ${receiver.deliveries(job)} webhooks`);
  const calls = tally.calls.toSorted((a, b) => a - b).map((value) => value / 1_000);
  console.log(`${minutes} minutes, killed ${kills} times; ready again after ${listed(starts)} s`);
  console.log(`${calls.length} calls: median ${seconds(calls, 0.5)} s, 95% ${seconds(calls, 0.95)} s`);
  console.log(`${tally.jobs.length} jobs and ${tally.studies} studies completed, ${tally.credits} credits`);
  console.log(`largest process before each kill and at the end: ${listed(peaks)} MiB`);
  console.log(tally.faults.length === 0 ? "nothing lost" : tally.faults.join("\n"));
  process.exitCode = tally.faults.length === 0 ? 0 : 1;
} finally {
  await service?.stop();
  await database?.remove();
  await receiver.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function killAll(running: Service, alsoChildren: boolean): Promise<void> {
  const first = running.process.pid ?? 0;
  const children = alsoChildren ? await descendantsOf(first) : [];
  for (const id of [first, ...children.map((child) => child.id)]) signal(id, "SIGKILL");
}

function listed(values: readonly number[]): string {
  return values.map((value) => value.toFixed(0)).join(", ");
}

function seconds(sorted: readonly number[], share: number): string {
  return quantile(sorted, share).toFixed(2);
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { quantile } from "@/bench/api/load";
import { operatorOf } from "@/e2e/api/operator";
import { sharedVariables } from "@/e2e/support/machines";
import { createClient } from "@/lib/api/client/client";
import { startMachines } from "./machines";
import { startBreakableDatabase } from "./outages";
import { startReceiver } from "./receiver";
import { newTally } from "./tally";
import { makeCalls, runJobs, runStudies } from "./work";

// Keeps the service busy for some minutes with calls, jobs, studies and webhooks, and kills it repeatedly: alternately
// all of its processes and only the first one. `--outages 2`: between two kills, the database has two outages (see
// `outages.ts`). `--machines 2`: two machines share the database and are killed in turn. In the end, every job must
// have completed and sent one webhook, and the credits charged must be the sum of those in replies and results of jobs.
// Prints times and the peak memory. Exits with 1 if something is wrong. Linux only.
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    kills: { type: "string", default: "8" },
    outages: { type: "string", default: "0" },
    machines: { type: "string", default: "1" },
  },
});
const [minutes, kills] = [Number(values.minutes), Number(values.kills)];
const [outages, count] = [Number(values.outages), Number(values.machines)];
if (!(minutes >= 1 && minutes <= 720)) throw new Error("--minutes takes 1 to 720");
if (!(kills >= 0 && kills <= minutes)) throw new Error("--kills takes 0 to the number of minutes");
if (!(outages >= 0 && outages <= minutes)) throw new Error("--outages takes 0 to the number of minutes");
if (!(count >= 1 && count <= 4)) throw new Error("--machines takes 1 to 4");

const CREDITS = 10_000_000;
/** The last webhooks come within this many milliseconds. */
const LAST_WEBHOOKS = 20_000;
/** Milliseconds until the credits that a killed call had reserved must be back, and between two checks of that. */
const CREDITS_BACK = 13 * 60_000;
const LOOK_AGAIN = 10_000;
/** Enough repeats of a call to outlast a start that has to build the app first. */
const RETRIES = { retries: 60, retryDelay: 250 };

const receiver = await startReceiver();
const folder = await mkdtemp(join(tmpdir(), "soak-"));
const database = outages > 0 || count > 1 ? await startBreakableDatabase() : undefined;
let machines: Awaited<ReturnType<typeof startMachines>> | undefined;
try {
  machines = await startMachines(count, folder, {
    ...(database && sharedVariables(database.url)),
    NODE_EXTRA_CA_CERTS: receiver.certificate,
    WEBHOOK_ALLOW_PRIVATE: receiver.host,
  });
  const { baseUrl, env, balanced } = machines;
  const operator = operatorOf(env.DATA_DIR ?? "", env);
  const organization = await operator.createOrganization({ plan: "enterprise", credits: CREDITS });
  const apiKey = await operator.createKey(organization, "read", "write");
  const client = createClient({ baseUrl, apiKey, fetch: balanced, ...RETRIES });
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
    for (let outage = 0; outage <= outages; outage++) {
      await Promise.race([work, pause((minutes * 60_000) / (kills + 1) / (outages + 1))]);
      if (database && outage < outages) console.log(`database ${await database.breakDown(kill * outages + outage)}`);
    }
    peaks.push(await machines.peak());
    if (kill < kills) starts.push(await machines.kill(kill, Math.floor(kill / count) % 2 === 0));
  }
  await work;
  await pause(LAST_WEBHOOKS);

  const spentSoFar = async () => before - (await client.credits.usage()).credits_remaining;
  let spent = await spentSoFar();
  for (const end = Date.now() + CREDITS_BACK; spent !== tally.credits && Date.now() < end; await pause(LOOK_AGAIN)) {
    spent = await spentSoFar();
  }
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
  await machines?.stop();
  await database?.remove();
  await receiver.stop();
  await rm(folder, { recursive: true, force: true });
}

function listed(values: readonly number[]): string {
  return values.map((value) => value.toFixed(0)).join(", ");
}

function seconds(sorted: readonly number[], share: number): string {
  return quantile(sorted, share).toFixed(2);
}

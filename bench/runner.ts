import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Inngest } from "inngest";
import { serve } from "inngest/node";
import { startEmbedded } from "@/db/embedded";
import { freePort } from "@/db/free-port";
import { createHttpClient } from "@/inngest/local/http-client";

const RUNS = 500;
const STEPS = 6;
const AT_ONCE = 20;
const LATENCIES = 40;

const directory = await mkdtemp(join(tmpdir(), "runner-bench-"));
const database = await startEmbedded({ directory, port: await freePort(), password: "bench" });
const keys = { eventKey: "bench", signingKey: `signkey-bench-${randomBytes(32).toString("hex")}` };
const [port, appPort] = [await freePort(), await freePort()];
const client = new Inngest({ id: "bench", isDev: false, baseUrl: `http://127.0.0.1:${port}`, ...keys });

let finished = 0;
const begun = new Map<string, number>();
const small = client.createFunction({ id: "small", triggers: { event: "bench/run" } }, async ({ event, step }) => {
  if (!begun.has(event.data.id)) begun.set(event.data.id, performance.now());
  let sum = 0;
  for (let index = 0; index < STEPS; index++) sum += await step.run(`step ${index}`, () => index);
  finished++;
  return sum;
});

const app = await listen(serve({ client, functions: [small], serveOrigin: `http://127.0.0.1:${appPort}` }), appPort);
const appUrl = `http://127.0.0.1:${appPort}/api/inngest`;
const runner = await startRunner({ databaseUrl: database.url, port, appUrl, ...keys });

const latencies = await measureLatencies();
const baseline = await measureBaseline();
const total = await measureRuns();
console.log(
  `runs                ${RUNS} of ${STEPS} steps in ${(total / 1_000).toFixed(2)} s (${Math.round((RUNS * 1_000) / total)} runs/s)`,
);
console.log(
  `baseline            ${RUNS * (STEPS + 1)} plain HTTP calls in ${(baseline / 1_000).toFixed(2)} s; ratio ${(total / baseline).toFixed(1)}`,
);
console.log(`start at rest       p50 ${quantile(latencies, 0.5)} ms, p95 ${quantile(latencies, 0.95)} ms`);

await new Promise((resolve) => runner.once("exit", resolve).kill());
app.closeAllConnections();
app.close();
await database.stop();
await rm(directory, { recursive: true, force: true });
process.exit(0);

async function measureRuns(): Promise<number> {
  finished = 0;
  const from = performance.now();
  const events = Array.from({ length: RUNS }, (_, index) => ({ name: "bench/run", data: { id: `run ${index}` } }));
  await client.send(events);
  await until(() => finished >= RUNS);
  return performance.now() - from;
}

async function measureLatencies(): Promise<number[]> {
  const latencies: number[] = [];
  for (let index = 0; index < LATENCIES; index++) {
    const id = `latency ${index}`;
    const [from, before] = [performance.now(), finished];
    await client.send({ name: "bench/run", data: { id } });
    await until(() => finished > before);
    latencies.push((begun.get(id) ?? Number.POSITIVE_INFINITY) - from);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return latencies;
}

/** For comparison: as many calls over plain HTTP, without signing, storing or retries. */
async function measureBaseline(): Promise<number> {
  const plainPort = await freePort();
  const plain = await listen((request, response) => {
    request.on("data", () => {}).on("end", () => response.end(JSON.stringify({ data: 1 })));
  }, plainPort);
  const http = createHttpClient();
  const from = performance.now();
  let left = RUNS * (STEPS + 1);
  const caller = async () => {
    while (left-- > 0) {
      const body = JSON.stringify({ event: { name: "bench/run" }, steps: {} });
      await http.send({ method: "POST", url: `http://127.0.0.1:${plainPort}/`, body, headers: {}, timeoutMs: 10_000 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const duration = performance.now() - from;
  http.close();
  plain.closeAllConnections();
  plain.close();
  return duration;
}

function startRunner(options: Record<string, unknown>): Promise<ChildProcess> {
  const entry = fileURLToPath(new URL("../inngest/local/process.ts", import.meta.url));
  const child = fork(entry, { execArgv: ["--import", "tsx"] });
  child.send(options);
  return new Promise((resolve, reject) => {
    child.once("message", (answer) => (JSON.stringify(answer).includes("url") ? resolve(child) : reject(answer)));
    child.once("exit", () => reject(new Error("The runner ended.")));
  });
}

function listen(handler: Parameters<typeof createServer>[1], on: number): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve) => server.listen(on, "127.0.0.1", () => resolve(server)));
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 2));
}

function quantile(values: number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
}

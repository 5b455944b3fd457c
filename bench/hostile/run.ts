import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchMemory } from "@/bench/process-memory";
import { operatorOf } from "@/e2e/api/operator";
import { startService } from "@/e2e/support/service";
import type { Attack } from "./attack";
import { BODIES } from "./bodies";
import { CODED_TEXTS, DRAFTED_TEXTS } from "./texts";
import { uploads } from "./uploads";

/** Milliseconds between two ordinary calls of the other organization. */
const EVERY = 200;
/** Milliseconds after which an attack is given up. */
const PATIENCE = 60_000;

// Sends requests that are made to take much time or memory, one after the other, while another organization codes two
// answers every 200 ms. Prints for each its status, the longest turn of the web process's event loop (processor time, 0
// below 50 ms), the slowest ordinary call and the most memory that a process took. Goals: no turn, 2 s, 1,024 MiB. Linux only.
// An argument selects the attacks whose names contain it.
const [wanted = ""] = process.argv.slice(2);
const notes = await mkdtemp(join(tmpdir(), "loop-notes-"));
const loopNotes = join(notes, "turns.jsonl");
const service = await startService({
  env: { LOOP_NOTES: loopNotes, NODE_OPTIONS: `--import ${new URL("loop-probe.mjs", import.meta.url)}` },
});
try {
  const operator = operatorOf(service.dataDir);
  const stranger = await operator.createOrganization({ plan: "enterprise", credits: 100_000 });
  const strangerKey = await operator.createKey(stranger, "read,write");
  const project = await post("/v2/projects", service.firstRun.api_key, {
    name: "Hostile",
    questions: [{ text: "Why?" }],
  });
  const { data } = await project.json();
  const question = `/v2/projects/${data.id}/questions/${data.questions[0].id}`;

  let failed = 0;
  for (const attack of [...BODIES, ...CODED_TEXTS, ...DRAFTED_TEXTS, ...(await uploads())]) {
    if (!attack.name.includes(wanted)) continue;
    const endWatch = await watchMemory(service.process.pid ?? 0);
    const before = (await turns()).length;
    const calls: Promise<number>[] = [];
    const ticking = setInterval(() => calls.push(callOrdinarily()), EVERY);
    const status = await send(attack, question);
    clearInterval(ticking);
    const ordinary = await Promise.all(calls);
    const longest = Math.round(Math.max(0, ...(await turns()).slice(before)));
    const slowest = Math.round(Math.max(0, ...ordinary));
    const { memory, process } = await endWatch();
    if (longest > 0 || slowest > 2_000 || memory > 1_024) failed++;
    console.log(
      `${attack.name.slice(0, 60).padEnd(60)} ${status}  ${longest} ms  ${slowest} ms  ${Math.round(memory)} MiB of ${process}`,
    );
  }
  console.log(`${failed} attacks missed a goal`);

  async function callOrdinarily(): Promise<number> {
    const start = performance.now();
    const responses = ["Friendly staff", "Too expensive"].map((text, index) => ({ id: `${index}`, text }));
    const categories = [{ name: "Stay", codes: [{ name: "Friendly staff" }, { name: "Expensive" }] }];
    const reply = await post("/v2/code", strangerKey, { responses, codebook: { categories } });
    if (!reply.ok) throw new Error(`An ordinary call failed with ${reply.status}.`);
    await reply.arrayBuffer();
    return performance.now() - start;
  }
} finally {
  await service.stop();
  await rm(notes, { recursive: true });
}
process.exit(0);

function post(path: string, key: string, body: object): Promise<Response> {
  const headers = { "x-api-key": key, "content-type": "application/json" };
  return fetch(service.baseUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function send({ method = "POST", path, body }: Attack, question: string): Promise<string> {
  const content = body?.();
  const headers: Record<string, string> = content instanceof FormData ? {} : { "content-type": "application/json" };
  const reply = await fetch(service.baseUrl + path.replace("{question}", question), {
    method,
    headers: { "x-api-key": service.firstRun.api_key, ...headers },
    signal: AbortSignal.timeout(PATIENCE),
    ...(content !== undefined && { body: content }),
  }).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply ? `${reply.status}` : "none";
}

/** Milliseconds of the turns that the probe has noted. */
async function turns(): Promise<number[]> {
  const lines = (await readFile(loopNotes, "utf8").catch(() => "")).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line).used);
}

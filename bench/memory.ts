import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { codes, inventedAnswers } from "@/bench/engine/answers";
import { descendantsOf } from "@/e2e/support/processes";
import { startService } from "@/e2e/support/service";
import { createClient } from "@/lib/api/client/client";
import { IDLE_AFTER } from "@/lib/workers/parameters";

const JOBS = 30;
const ANSWERS = 5_000;
/** Jobs submitted at the same time. */
const SIDE_BY_SIDE = 5;
/** Idle workers end after `IDLE_AFTER`; this many milliseconds later, memory at rest is measured. */
const MARGIN = 20_000;

// Measures the resident memory of the web process, alone and with its workers, before, during and after a number of
// different jobs of 5,000 answers. Every second job drafts its own codebook. Linux only.
const jobs = Number(process.argv[2] ?? JOBS);
const service = await startService();
try {
  const web = webProcess(service.process.pid ?? 0);
  const client = createClient({ baseUrl: service.baseUrl, apiKey: service.firstRun.api_key });
  const tell = async (when: string) => {
    const workers = (await descendantsOf(web)).map(({ id }) => id);
    console.log(when.padEnd(20), mebibytes([web]), "web process", mebibytes([web, ...workers]), "with its workers");
  };
  await tell("started");
  const began = performance.now();
  for (let first = 0; first < jobs; first += SIDE_BY_SIDE) {
    const numbers = Array.from({ length: Math.min(SIDE_BY_SIDE, jobs - first) }, (_, index) => first + index);
    await Promise.all(numbers.map((number) => codeByJob(client, number)));
    await tell(`after ${first + numbers.length} jobs`);
  }
  console.log(`${jobs} jobs took ${Math.round((performance.now() - began) / 1_000)} s`);
  await pause(IDLE_AFTER + MARGIN);
  await tell("at rest");
} finally {
  await service.stop();
}
process.exit(0);

async function codeByJob(client: ReturnType<typeof createClient>, number: number): Promise<void> {
  const responses = inventedAnswers(ANSWERS, number + 1).map(({ id, text }) => ({
    id,
    text: `${text} Stay ${number}.`,
  }));
  const category = {
    name: "Holiday park",
    codes: codes.map(({ name, definition }) => ({ name, definition: definition ?? "" })),
  };
  const codebook = number % 2 === 0 ? { codebook: { categories: [category] } } : {};
  const outcome = await client.code({ responses, ...codebook });
  if ("job_id" in outcome) await client.waitForJob(outcome.job_id, { pollInterval: 500 });
}

function webProcess(supervisor: number): number {
  const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(supervisor)], { encoding: "utf8" });
  const line = children.split("\n").find((child) => child.includes("web.mjs")) ?? "";
  return Number.parseInt(line, 10);
}

function mebibytes(ids: number[]): string {
  const kibibytes = ids.map((id) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]));
  return `${Math.round(kibibytes.reduce((sum, one) => sum + one, 0) / 1024)} MiB`.padStart(9);
}

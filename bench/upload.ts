import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import writeWorkbook from "write-excel-file/node";
import { childOf } from "@/e2e/support/processes";
import { startService } from "@/e2e/support/service";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";

const ROWS = 100_000;

// Uploads files of 100,000 rows over HTTP, and the same rows as JSON in the same run.
const text = (row: number) =>
  `Answer ${row}: the staff were friendly, but the room on floor ${row % 12} was cold; "please" warm it, and mind the noise of the street at night.`;
const table = Array.from({ length: ROWS }, (_, row) => [`r${row}`, text(row), `group ${row % 7}`, 18 + (row % 70)]);
const header = ["respondent", "answer", "group", "age"];
const csv = [header, ...table]
  .map((cells) => cells.map((cell) => (typeof cell === "number" ? cell : `"${cell.replaceAll('"', '""')}"`)).join(","))
  .join("\n");
const workbook = await writeWorkbook([header, ...table]).toBuffer();

const service = await startService();
try {
  const web = await childOf(service.process.pid ?? 0, "web.mjs");
  if (!web) throw new Error("the web process was not found");
  await upload("warm-up.csv", csv.slice(0, csv.indexOf("\n", MEBIBYTE)));
  const json = await measured(web, uploadJson);
  report("JSON", json);
  for (const [name, content] of [
    ["100,000 rows.csv", csv],
    ["100,000 rows.xlsx", new Uint8Array(workbook)],
  ] as const) {
    const result = await measured(web, () => upload(name, content));
    const size = typeof content === "string" ? Buffer.byteLength(content) : content.length;
    report(`${name} (${(size / MEBIBYTE).toFixed(1)} MiB)`, result);
    console.log(`ratio to JSON ${(result.seconds / json.seconds).toFixed(2)}`);
  }
} finally {
  await service.stop();
}
process.exit(0);

async function call(path: string, init: RequestInit = {}) {
  const headers = { "x-api-key": service.firstRun.api_key, ...(init.headers as Record<string, string>) };
  const reply = await fetch(`${service.baseUrl}/v2${path}`, { ...init, headers });
  const body = await reply.json();
  if (!reply.ok) throw new Error(JSON.stringify(body.error));
  return body.data;
}

function jsonOf(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function newProject() {
  return call("/projects", jsonOf({ name: "Upload", questions: [{ text: "How was it?" }] }));
}

async function uploadJson() {
  const { id, questions } = await newProject();
  const responses = table.map(([id, text, group, age]) => ({ id, text, segments: { group, age } }));
  await call(`/projects/${id}/questions/${questions[0].id}/upload/json`, jsonOf({ responses }));
}

async function upload(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const { id, questions } = await newProject();
  const form = new FormData();
  form.append("mapping", JSON.stringify({ id: "respondent", text: "answer", segments: ["group", "age"] }));
  form.append("file", new Blob([content]), name);
  const accepted = await call(`/projects/${id}/questions/${questions[0].id}/upload/file`, {
    method: "POST",
    body: form,
  });
  while (accepted.job_id) {
    const job = await call(`/jobs/${accepted.job_id}`);
    if (job.status === "completed") return;
    if (job.status === "failed") throw new Error(job.error.message);
    await pause(100);
  }
}

/** Seconds of the work, the memory that the process took in addition, and its longest response time meanwhile. */
async function measured(pid: number, work: () => Promise<void>) {
  const before = await residentOf(pid);
  let peak = before;
  let slowest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await fetch(`${service.origin}/api/health`).then((reply) => reply.text());
      slowest = Math.max(slowest, performance.now() - asked);
      peak = Math.max(peak, await residentOf(pid));
      await pause(50);
    }
  })();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  await watching;
  return { seconds, growth: peak - before, slowest };
}

async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

function report(name: string, { seconds, growth, slowest }: Awaited<ReturnType<typeof measured>>) {
  const memory = `${Math.round(growth / MEBIBYTE)} MiB`;
  console.log(
    `${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s ${memory.padStart(9)} more memory, ${Math.round(slowest)} ms longest wait`,
  );
}

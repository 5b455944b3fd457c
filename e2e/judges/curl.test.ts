import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createClient } from "@/lib/api/client/client";
import { samplesIn } from "../api/samples";
import { type Service, startService } from "../support/service";

/** Checks that the guides' shell samples work with curl. Needs Debian's package `curl`, and `npm run build` before. */

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GUIDES = ["getting-started", "one-call-coding", "idempotency", "credits", "whole-studies", "exports"];
/** Matches samples that need a file of an earlier step, or more data than this study has; these are left out. */
const NEEDS_MORE = /answers\.xlsx/;

let folder = "";
let service: Service;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "curl-"));
  service = await startService();
});
after(async () => {
  await service?.stop();
  await rm(folder, { recursive: true });
});

test("the shell samples of the guides run one after the other, on one study", async () => {
  const { api_key: apiKey } = service.firstRun;
  const client = createClient({ baseUrl: service.baseUrl, apiKey });
  const { id, questions } = await client.projects.create({ name: "Guests", questions: [{ text: "What stood out?" }] });
  const survey = (await readFile(fileAt("../../examples/hotel-stay.csv"), "utf8")).split("\n");
  await writeFile(join(folder, "answers.csv"), survey.slice(0, 41).join("\n"));
  const env = { ...process.env, API_KEY: apiKey, PROJECT_ID: id, QUESTION_ID: questions[0]?.id };
  let run = 0;
  for (const sample of (await Promise.all(GUIDES.map(samplesOf))).flat()) {
    const script = `${sample.trim()} --silent --show-error --fail-with-body`;
    await promisify(execFile)("bash", ["-c", script], { cwd: folder, env }).catch(({ stdout, stderr }) => {
      throw new Error(`${sample}\n${stdout}\n${stderr}`);
    });
    while (await isBusy(client, id)) await pause(100);
    run += 1;
  }
  assert.ok(run > 10, `${run} samples`);
});

async function samplesOf(guide: string): Promise<string[]> {
  const text = await readFile(fileAt(`../../lib/docs/guides/${guide}.md`), "utf8");
  return samplesIn(text, ["bash"])
    .map((code) => code.replaceAll("{{base_url}}", service.baseUrl))
    .filter((code) => !NEEDS_MORE.test(code));
}

/** True while a job works on the project. */
async function isBusy(client: ReturnType<typeof createClient>, projectId: string): Promise<boolean> {
  const jobs = await client.jobs.list({ limit: 20 });
  return jobs.some(
    ({ status, project_id }) => project_id === projectId && (status === "queued" || status === "processing"),
  );
}

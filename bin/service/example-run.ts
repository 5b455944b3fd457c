import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { createClient } from "@/lib/api/client/client";
import { timeoutSignal } from "@/lib/runtime/timeout-signal";
import { APP_FOLDER } from "../local/data-folder";
import type { FirstRun } from "../local/first-run-file";
import type { FoundInExample } from "./announce";

const TIMEOUT = 120_000;

const queued = z.object({ projectId: z.string(), questionId: z.string(), jobId: z.string(), answers: z.number() });

/** Lets the service code the example survey, and reads the result over the API. */
export async function runExample(
  input: { firstRun: FirstRun; databaseUrl: string; localUrl: string; appUrl: string },
  stopping: AbortSignal,
): Promise<FoundInExample> {
  const { firstRun, databaseUrl, localUrl, appUrl } = input;
  const began = Date.now();
  const { stdout } = await promisify(execFile)(process.execPath, ["bin/run.mjs", "example", firstRun.organization_id], {
    cwd: APP_FOLDER,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    signal: stopping,
  });
  const example = queued.parse(JSON.parse(stdout));
  const client = createClient({ baseUrl: `${localUrl}/api`, apiKey: firstRun.api_key });
  const signal = AbortSignal.any([stopping, timeoutSignal(TIMEOUT)]);
  await client.waitForJob(example.jobId, { signal, pollInterval: 100 });
  const seconds = Math.max(1, Math.round((Date.now() - began) / 1_000));
  const { projectId, questionId, answers } = example;
  const { categories } = await client.codebook.get({ projectId, questionId }, { signal });
  const totals = { project_id: projectId, question_id: questionId, segment_keys: [] };
  const { columns } = await client.analytics.crossTab(totals, { signal });
  const address = `${appUrl}/projects/${projectId}/questions/${questionId}`;
  return { codebook: categories, answers, base: columns[0]?.base ?? answers, seconds, address };
}

import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { z } from "zod";
import { SENTIMENTS } from "@/db/schema/terms";
import { APP_FOLDER } from "../local/data-folder";
import type { FirstRun } from "../local/first-run-file";
import type { FoundInExample } from "./announce";

const PATIENCE = 120_000;

const queued = z.object({ projectId: z.string(), questionId: z.string(), jobId: z.string(), answers: z.number() });
const job = z.object({ status: z.string(), error: z.object({ message: z.string() }).optional() });
const codebook = z.object({
  categories: z.array(
    z.object({
      name: z.string(),
      codes: z.array(z.object({ name: z.string(), sentiment: z.enum(SENTIMENTS), frequency: z.number() })),
    }),
  ),
});

/** Has the service code the example survey, and reads what it found over the API. */
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
  const read = async <Shape>(path: string, shape: z.ZodType<Shape>) => {
    const reply = await fetch(`${localUrl}/api/v2${path}`, {
      headers: { "x-api-key": firstRun.api_key },
      signal: stopping,
    });
    return z.object({ data: shape }).parse(await reply.json()).data;
  };
  for (const deadline = Date.now() + PATIENCE; ; await pause(150, undefined, { signal: stopping })) {
    const { status, error } = await read(`/jobs/${example.jobId}`, job);
    if (status === "completed") break;
    if (status === "failed") throw new Error(error?.message ?? "its job failed");
    if (Date.now() > deadline) throw new Error(`its job is still ${status}`);
  }
  const seconds = Math.max(1, Math.round((Date.now() - began) / 1_000));
  const path = `/projects/${example.projectId}/questions/${example.questionId}`;
  const { categories } = await read(`${path}/codebook`, codebook);
  return { codebook: categories, answers: example.answers, seconds, address: appUrl + path };
}

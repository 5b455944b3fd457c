import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { StartError } from "../local/data-folder";
import { type CodingResult, resultShape } from "./result";

export type Api = { url: string; key: string; stopping: AbortSignal };
export type Progress = (processed: number, total: number) => void;

const PATIENCE = 600_000;
const LONGEST_PAUSE = 1_500;
const RETRIED = [409, 429, 502, 503, 504];

const envelope = z.object({
  success: z.boolean(),
  data: z.unknown().optional(),
  error: z
    .object({
      code: z.string(),
      message: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    })
    .optional(),
});
const accepted = z.object({ job_id: z.string() });
const job = z.object({
  status: z.enum(["queued", "processing", "completed", "failed"]),
  progress: z.object({ processed: z.number(), total: z.number() }),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** `POST /v2/code`, and where that starts a job, its polling until it is done. Repeats are safe: the call has a key. */
export async function codeAnswers(api: Api, request: object, progress: Progress): Promise<CodingResult> {
  const { status, data } = await call(api, "POST", "/v2/code", request);
  if (status !== 202) return resultShape.parse(data);
  const { job_id } = accepted.parse(data);
  for (let wait = 200; ; wait = Math.min(wait * 1.3, LONGEST_PAUSE)) {
    await pause(wait, undefined, { signal: api.stopping });
    const state = job.parse((await call(api, "GET", `/v2/jobs/${job_id}`)).data);
    progress(state.progress.processed, state.progress.total);
    if (state.status === "completed") return resultShape.parse(state.result);
    if (state.status === "failed")
      throw new StartError(`The coding failed: ${state.error?.message ?? "no reason given"}`);
  }
}

/** What is left of the organization's credits. */
export async function creditsLeft(api: Api): Promise<number> {
  const { data } = await call(api, "GET", "/v2/usage");
  return z.object({ credits_remaining: z.number() }).parse(data).credits_remaining;
}

/** One call, repeated while the service is busy, limits the rate or can't be reached for the moment. */
async function call(api: Api, method: string, path: string, body?: object) {
  const headers = {
    "x-api-key": api.key,
    ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
  };
  const payload = body ? { body: JSON.stringify(body) } : {};
  const deadline = Date.now() + PATIENCE;
  for (let wait = 500; ; wait = Math.min(wait * 2, 15_000)) {
    const request = { method, headers, ...payload, signal: api.stopping };
    const reply = await fetch(`${api.url}/api${path}`, request).catch((cause: Error) => {
      api.stopping.throwIfAborted();
      if (Date.now() + wait > deadline || wait > 8_000) {
        throw new StartError(`The service at ${api.url} cannot be reached.`, { cause });
      }
      return null;
    });
    if (reply?.ok) return { status: reply.status, data: envelope.parse(await reply.json()).data };
    if (reply && (!RETRIED.includes(reply.status) || Date.now() > deadline)) throw await refusal(api, reply);
    const seconds = Number(reply?.headers.get("retry-after"));
    await pause(seconds > 0 ? seconds * 1_000 : wait, undefined, { signal: api.stopping });
  }
}

async function refusal(api: Api, reply: Response): Promise<StartError> {
  const parsed = envelope.safeParse(await reply.json().catch(() => null));
  if (!parsed.data?.error) return new StartError(`The service at ${api.url} answered ${reply.status}.`);
  const { message, issues = [] } = parsed.data.error;
  const places = issues.slice(0, 3).map((issue) => `${issue.path}: ${issue.message}`);
  return new StartError([message, ...places].join("\n  "));
}

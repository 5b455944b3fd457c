import { setTimeout as pause } from "node:timers/promises";
import { OPERATIONS } from "@/lib/api/contract/all";
import type { Recording } from "@/lib/api/openapi/add-examples";
import type { Service } from "../support/service";

type Request = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; file?: Blob };

/** Longer lists are cut, to keep the examples short. */
const MAX_ITEMS = 3;
const KEPT_ITEMS = 2;

/** Calls operations of a running service, and keeps each request and reply under the operation's id. */
export function newRecorder({ baseUrl, firstRun }: Service) {
  const recordings: Record<string, Recording> = {};

  /** Returns the data of the whole reply; the recording is shortened. */
  async function record(id: string, { params, query, body, file }: Request = {}) {
    const operation = OPERATIONS.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`There is no operation ${id}.`);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? "");
    const { headers, payload } = payloadOf(body, file);
    const reply = await fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
      method: operation.method,
      headers: { "x-api-key": firstRun.api_key, ...headers },
      body: payload,
    });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(`${id}: ${JSON.stringify(answer)}`);
    recordings[id] = {
      ...(params && { params }),
      ...(query && { query }),
      ...(body !== undefined && { body: cut(body) }),
      replies: { ...recordings[id]?.replies, [reply.status]: cut(withoutChance(answer)) },
    };
    return answer.data;
  }

  /** Waits for the job to end; the last reply is the recorded one. */
  async function finish({ job_id: id }: { job_id: string }) {
    for (;;) {
      const job = await record("getJob", { params: { id } });
      if (job.status === "completed") return job;
      if (job.status === "failed") throw new Error(JSON.stringify(job.error));
      await pause(300);
    }
  }

  return { record, finish, recordings };
}

function payloadOf(body: unknown, file: Blob | undefined) {
  if (!file) {
    const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    return { headers, payload: body === undefined ? null : JSON.stringify(body) };
  }
  const payload = new FormData();
  payload.append("file", file, "answers.csv");
  for (const [name, value] of Object.entries(body ?? {})) payload.append(name, JSON.stringify(value));
  return { headers: {}, payload };
}

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return (value.length > MAX_ITEMS ? value.slice(0, KEPT_ITEMS) : value).map(cut);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner)]));
}

/** Replaces values that would change with every recording: secrets, and the engine's version. */
const withoutChance = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inner) => {
    if (name === "secret") return `whsec_${"x".repeat(43)}`;
    return name === "engine" && typeof inner === "string" ? "local/5d41402abc4b" : inner;
  });

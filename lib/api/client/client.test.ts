import { describe, expect, it } from "vitest";
import { type Answer, startLoopback } from "@/test/loopback";
import { OPERATIONS } from "../contract/all";
import { createClient } from "./client";
import { type EndpointTree, isEndpoint } from "./endpoint";
import { ApiError, ConnectionError, JobFailedError } from "./errors";
import { RESOURCES } from "./resources";

const success = (data: unknown, meta = {}) => ({ json: { success: true, data, meta: { api_version: "v1", ...meta } } });
const refusal = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { success: false, error: { code, message: "Not so.", request_id: "r-1", doc_url: "http://docs/x" } },
});

/** A client with short pauses, and the server that it calls. */
async function clientOf(...answers: Parameters<typeof startLoopback>) {
  const { url, received } = await startLoopback(...answers);
  const client = createClient({ baseUrl: `${url}/api/`, apiKey: "k", retryDelay: 4 });
  return { client, url, received };
}

const routesOf = (tree: EndpointTree): string[] =>
  Object.values(tree).flatMap((node) => (isEndpoint(node) ? [node.route] : routesOf(node)));

describe("the client's methods", () => {
  it("are the contract's operations, none missing", () => {
    expect([...new Set(routesOf(RESOURCES))].sort()).toEqual(
      OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  it("send path, query, body and headers as the operation says", async () => {
    const { client, received } = await clientOf(success([]));
    await client.responses.list({ projectId: "a/b", questionId: "q" }, { limit: 5, cursor: undefined });
    await client.projects.create({ name: "Guests" }, { headers: { "x-request-id": "r" } });
    await client.jobs.cancel("job_1", { idempotencyKey: "mine" });
    expect(received.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["GET", "/api/v2/projects/a%2Fb/questions/q/responses?limit=5", ""],
      ["POST", "/api/v2/projects", '{"name":"Guests"}'],
      ["POST", "/api/v2/jobs/job_1/cancel", ""],
    ]);
    const [list, create, cancel] = received.map(({ headers }) => headers);
    expect(list).toMatchObject({ "x-api-key": "k" });
    expect(list).not.toHaveProperty("idempotency-key");
    expect(create).toMatchObject({ "x-request-id": "r", "content-type": "application/json" });
    expect(create?.["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
    expect(cancel).toMatchObject({ "idempotency-key": "mine" });
  });

  it.each(["", ".", "..", undefined])("refuse %j as an id, which would be another address", async (id) => {
    const { client, received } = await clientOf(success({}));
    await expect(client.projects.get(id as string)).rejects.toThrow("projectId must be an id");
    expect(received).toEqual([]);
  });

  it("ask for a bearer token anew with every attempt", async () => {
    const { url, received } = await startLoopback(refusal(503, "SERVICE_UNAVAILABLE"), success({}));
    let tokens = 0;
    await createClient({ baseUrl: url, token: async () => `t${++tokens}`, retryDelay: 4 }).credits.usage();
    expect(received.map(({ headers }) => headers.authorization)).toEqual(["Bearer t1", "Bearer t2"]);
  });
});

describe("a reply", () => {
  it("is the data; status, meta and entity tag stand beside it", async () => {
    const answer = success({ job_id: "job_1" }, { mode: "async" });
    const { client } = await clientOf({ ...answer, status: 202, headers: { etag: '"3"', "x-request-id": "r-2" } });
    const call = client.code({ responses: [{ id: "1", text: "Good" }] });
    expect(await call).toEqual({ job_id: "job_1" });
    expect(await call.reply()).toMatchObject({ status: 202, meta: { mode: "async" }, etag: '"3"', requestId: "r-2" });
  });

  it("of a list can be iterated page by page", async () => {
    const { client, received } = await clientOf(
      success([{ name: "a" }, { name: "b" }], { next_cursor: "c 1" }),
      success([{ name: "c" }], { next_cursor: null }),
    );
    const names: string[] = [];
    for await (const { name } of client.projects.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(["a", "b", "c"]);
    expect(received.map(({ path }) => path)).toEqual([
      "/api/v2/projects?limit=2",
      "/api/v2/projects?limit=2&cursor=c+1",
    ]);
  });

  it("that is a file comes with its name, to be read by the caller", async () => {
    const disposition = "attachment; filename=\"M_rz.csv\"; filename*=UTF-8''M%C3%A4rz.csv";
    const headers = { "content-type": "text/csv", "content-disposition": disposition };
    const { client, received } = await clientOf({ text: "id,amount\n", headers });
    const { name, type, response } = await client.credits.ledgerFile({ format: "csv", kind: ["grant", "opening"] });
    expect([name, type, await response.text()]).toEqual(["März.csv", "text/csv", "id,amount\n"]);
    expect(received[0]?.path).toBe("/api/v2/usage/ledger?format=csv&kind=grant&kind=opening");
  });

  it("that refuses becomes an ApiError; nothing is left unhandled", async () => {
    const { client, received } = await clientOf(refusal(422, "VALIDATION_ERROR"));
    const error = await client.projects
      .get("p")
      .reply()
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: "VALIDATION_ERROR",
      message: "Not so.",
      requestId: "r-1",
      docUrl: "http://docs/x",
      issues: [],
    });
    expect(received).toHaveLength(1);
  });

  it("of something else on the way becomes an ApiError too", async () => {
    const { client } = await clientOf({ status: 404, text: "<html>", headers: { "x-request-id": "r-3" } });
    await expect(client.credits.usage()).rejects.toMatchObject({ code: "HTTP_404", status: 404, requestId: "r-3" });
  });
});

describe("repeats", () => {
  it.each<[string, Answer]>([
    ["a busy service", refusal(503, "SERVICE_UNAVAILABLE")],
    ["a proxy without a service", { status: 502, text: "bad gateway" }],
    ["a broken connection", "hang up"],
    ["a first attempt that still runs", refusal(409, "CONFLICT", { "retry-after": "0" })],
  ])("follow %s, with one key and one body", async (_, answer) => {
    const { client, received } = await clientOf(answer, answer, success({ id: "p" }));
    expect(await client.projects.create({ name: "Guests" })).toEqual({ id: "p" });
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body))).toEqual(new Set(['{"name":"Guests"}']));
  });

  it.each([
    ["Retry-After in seconds", () => ({ "retry-after": "1" })],
    ["X-RateLimit-Reset", () => limitHeaders(Math.floor(Date.now() / 1000 + 2))],
  ])("after a 429 wait for %s", async (_, headers) => {
    const { client } = await clientOf(() => refusal(429, "RATE_LIMITED", headers()), success({}));
    const start = Date.now();
    await client.credits.usage();
    expect(Date.now() - start).toBeGreaterThanOrEqual(990);
  });

  it("end after as many as are allowed, with the last error", async () => {
    const { url, received } = await startLoopback(refusal(503, "SERVICE_UNAVAILABLE"));
    const client = createClient({ baseUrl: url, retries: 2, retryDelay: 4 });
    await expect(client.credits.usage()).rejects.toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE" });
    expect(received).toHaveLength(3);
  });

  it.each([409, 500, 400])("do not follow a %i", async (status) => {
    const { client, received } = await clientOf(refusal(status, "CONFLICT"));
    await expect(client.projects.create({ name: "Guests" })).rejects.toMatchObject({ status });
    expect(received).toHaveLength(1);
  });

  it("do not follow a 429 that asks for more than two minutes", async () => {
    const { client, received } = await clientOf(refusal(429, "RATE_LIMITED", { "retry-after": "3600" }));
    await expect(client.credits.usage()).rejects.toMatchObject({ retryAfter: 3600 });
    expect(received).toHaveLength(1);
  });

  it("follow a timeout; a service that never answers is a ConnectionError", async () => {
    const { url, received } = await startLoopback(() => new Promise<never>(() => {}));
    const client = createClient({ baseUrl: url, retries: 1, retryDelay: 4 });
    const error = await client.credits.usage({ timeout: 30 }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.message).toBe(`${url} gave no answer within 30 ms.`);
    expect(received).toHaveLength(2);
  });

  it("end at once when the caller aborts", async () => {
    const { client, received } = await clientOf(refusal(429, "RATE_LIMITED", { "retry-after": "60" }));
    const stop = new AbortController();
    const call = client.credits.usage({ signal: stop.signal });
    setTimeout(() => stop.abort(new Error("enough")), 30);
    await expect(call).rejects.toThrow("enough");
    expect(received).toHaveLength(1);
  });
});

const limitHeaders = (reset: number) => ({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": `${reset}` });

describe("waiting for a job", () => {
  const job = (status: string, processed: number, more = {}) =>
    success({ id: "job_1", status, progress: { processed, total: 4, percentage: processed * 25 }, ...more });

  it("looks at longer and longer intervals, tells the progress, and gives the completed job", async () => {
    const looks: number[] = [];
    const seen = (answer: Answer) => () => {
      looks.push(performance.now());
      return answer;
    };
    const { client } = await clientOf(
      seen(job("queued", 0)),
      seen(job("processing", 1)),
      seen(job("processing", 2)),
      seen(job("processing", 3)),
      seen(job("completed", 4, { result: { credits_used: 4 } })),
    );
    const progress: number[] = [];
    const done = await client.waitForJob("job_1", {
      pollInterval: 40,
      onProgress: (now) => progress.push(now.processed),
    });
    expect(done.result).toMatchObject({ credits_used: 4 });
    expect(progress).toEqual([0, 1, 2, 3, 4]);
    const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
    expect(gaps[0]).toBeGreaterThanOrEqual(39);
    expect(gaps[3]).toBeGreaterThan(40 * 1.3 ** 3 - 1);
  });

  it("rejects with the reason of a job that failed", async () => {
    const { client } = await clientOf(job("failed", 2, { error: { code: "CANCELLED", message: "It was cancelled." } }));
    const error = await client.waitForJob("job_1").catch((thrown) => thrown);
    expect(error).toBeInstanceOf(JobFailedError);
    expect(error).toMatchObject({ code: "CANCELLED", message: "It was cancelled.", job: { id: "job_1" } });
  });

  it("ends when the caller aborts", async () => {
    const { client, received } = await clientOf(job("processing", 1));
    const waiting = client.waitForJob("job_1", { signal: AbortSignal.timeout(60), pollInterval: 10_000 });
    await expect(waiting).rejects.toMatchObject({ name: "TimeoutError" });
    expect(received).toHaveLength(1);
  });
});

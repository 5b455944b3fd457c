import { describe, expect, it } from "vitest";
import { type Answer, startLoopback } from "@/test/loopback";
import { clientOf, KEY, refusal, success } from "@/test/loopback-client";
import manifest from "../../../package.json" with { type: "json" };
import { OPERATIONS } from "../contract/all";
import { createClient } from "./client";
import { type EndpointTree, isEndpoint } from "./endpoint";
import { ApiError, ConnectionError, ValidationError } from "./errors";
import { RESOURCES } from "./resources";

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
    expect(list).toMatchObject({ "x-api-key": KEY, "user-agent": `open-text-coding-client/${manifest.version}` });
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

describe("a client", () => {
  it.each([
    ["a key of something else", { apiKey: "sk_live_1" }, "apiKey is not an API key"],
    ["a key as token", { token: KEY }, "give it as apiKey"],
    ["a variable that is not set", { apiKey: undefined }, "is the environment variable set?"],
    ["no credential", {}, "Give the client an apiKey"],
    ["no address", { apiKey: KEY, baseUrl: "coding.example.com" }, "baseUrl is not an address"],
    ["a host without https://", { apiKey: KEY, baseUrl: "localhost:3000/api" }, "baseUrl is not an address"],
  ])("is not made with %s", (_, options, message) => {
    expect(() => createClient({ baseUrl: "http://localhost:3000/api", ...options })).toThrow(message);
  });

  it.each([
    [401, "AuthenticationError"],
    [402, "CreditsError"],
    [403, "PermissionError"],
    [404, "NotFoundError"],
    [409, "ConflictError"],
    [413, "ValidationError"],
    [501, "ServiceError"],
    [418, "ApiError"],
  ])("rejects a %i as %s", async (status, name) => {
    const { client } = await clientOf(refusal(status, "CODE"));
    await expect(client.credits.usage()).rejects.toMatchObject({ name, status });
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
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      name: "ValidationError",
      status: 422,
      code: "VALIDATION_ERROR",
      message: "Not so.",
      requestId: "r-1",
      docUrl: "http://docs/x",
      issues: [],
    });
    expect(received).toHaveLength(1);
  });

  it("of a proxy becomes an ApiError too", async () => {
    const { client } = await clientOf({ status: 404, text: "<html>", headers: { "x-request-id": "r-3" } });
    await expect(client.credits.usage()).rejects.toMatchObject({ code: "HTTP_404", status: 404, requestId: "r-3" });
  });
});

describe("repeats", () => {
  it.each<[string, Answer]>([
    ["a busy service", refusal(503, "SERVICE_UNAVAILABLE")],
    ["a service that failed", refusal(500, "INTERNAL_ERROR")],
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
    const client = createClient({ baseUrl: url, apiKey: KEY, retries: 2, retryDelay: 4 });
    await expect(client.credits.usage()).rejects.toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE" });
    expect(received).toHaveLength(3);
  });

  it.each([409, 501, 400])("do not follow a %i", async (status) => {
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
    const client = createClient({ baseUrl: url, apiKey: KEY, retries: 1, retryDelay: 4 });
    const error = await client.credits.usage({ timeout: 500 }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.message).toBe(`${url} gave no answer within 500 ms.`);
    expect(received).toHaveLength(2);
  });

  it("end at once when the caller aborts", async () => {
    const { client, received } = await clientOf(refusal(429, "RATE_LIMITED", { "retry-after": "60" }));
    const stop = new AbortController();
    const call = client.credits.usage({ signal: stop.signal });
    const ended = expect(call).rejects.toThrow("enough");
    await expect.poll(() => received.length).toBe(1);
    stop.abort(new Error("enough"));
    await ended;
    expect(received).toHaveLength(1);
  });
});

const limitHeaders = (reset: number) => ({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": `${reset}` });

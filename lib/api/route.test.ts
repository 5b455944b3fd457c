import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { revokeApiKey } from "@/lib/auth/api-keys";
import { UUID } from "@/lib/ids/uuid";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { useDatabase } from "@/test/database";
import { callWith, newWorkspace } from "@/test/workspace";
import { operation } from "./contract/operation";
import { endpoints, unknownAddress } from "./endpoints";
import { route } from "./route";
import { verb } from "./verb";

const declared = operation({
  id: "echo",
  method: "POST",
  path: "/v2/echo/{place}",
  tag: "Coding",
  summary: "Echo",
  scope: "coding:write",
  params: z.object({ place: z.string() }),
  body: z.strictObject({
    text: z.string().max(10).optional(),
    items: z.array(z.object({ id: z.string() })).optional(),
  }),
  replies: { 200: { description: "The echo", data: z.object({ text: z.string().optional(), run: z.number() }) } },
  errors: [],
  idempotent: true,
  audited: false,
});

const cutOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("{}"));
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });

let runs = 0;
const echo = endpoints(
  route(
    verb(declared, async ({ body }) => {
      runs += 1;
      if (body.text === "bug") throw new Error("secret detail of a bug");
      return { text: body.text, run: runs, passwordHash: "never shown" };
    }),
  ),
);
const params = { place: "here" };

describe("route", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
  });
  /** Moves the current minute's window into the future, so that its count does not reset during the test. */
  const stretchMinute = () => db.execute(sql`update rate_limit_windows set window_start = window_start + 600`);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    workspace.call(echo, "POST", { body, headers, params });

  it("answers with the success envelope and shows only what the reply declares", async () => {
    const reply = await post({ text: "hello" });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, data: { text: "hello", run: runs }, meta: { api_version: "v1" } });
  });

  it("echoes a uuid as request id and replaces anything else", async () => {
    const id = randomUUID();
    expect((await post({}, { "x-request-id": id })).headers.get("x-request-id")).toBe(id);
    const replaced = (await post({}, { "x-request-id": "trace-1" })).headers.get("x-request-id");
    expect(replaced).toMatch(UUID);
  });

  it("asks for a credential, and for one that exists", async () => {
    for (const headers of [{}, { "x-api-key": `svc_live_${"0".repeat(32)}` }, { authorization: "Bearer nothing" }]) {
      const reply = await callWith(headers)(echo, "POST", { body: {}, params });
      expect([reply.status, reply.body.error.code]).toEqual([401, "UNAUTHORIZED"]);
      expect(reply.body.error.request_id).toBe(reply.headers.get("x-request-id"));
      expect(reply.headers.has("www-authenticate")).toBe("authorization" in headers);
    }
  });

  it("names the scope that is missing, or that a lapsed key would need", async () => {
    const reader = await newWorkspace(db, { scopes: ["read"] });
    const expired = await newWorkspace(db, { expiresAt: new Date(Date.now() - 1000) });
    const revoked = await newWorkspace(db);
    await revokeApiKey(db, { organizationId: revoked.organizationId, id: revoked.keyId });
    const messages = [];
    for (const { call } of [reader, expired, revoked]) {
      const reply = await call(echo, "POST", { body: { unknown: 1 }, params });
      expect([reply.status, reply.body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
      expect(reply.headers.get("x-ratelimit-remaining")).toMatch(/^\d+$/);
      messages.push(reply.body.error.message);
    }
    expect(messages).toEqual([
      "Required scope: coding:write",
      "API key expired. Required scope: coding:write",
      "API key revoked. Required scope: coding:write",
    ]);
  });

  it("counts every request of a key against its minute, refused ones too, and others not", async () => {
    const { call } = await newWorkspace(db, { plan: "starter", scopes: ["read"] });
    const other = await newWorkspace(db);
    const send = () => call(echo, "POST", { body: {}, params });
    const replies = [await send()];
    await stretchMinute();
    for (let sent = 1; sent < 62; sent++) replies.push(await send());
    expect(replies.every(({ status }) => status === 403)).toBe(true);
    expect(replies.at(-1)?.headers.get("x-ratelimit-remaining")).toBe("0");
    expect((await other.call(echo, "POST", { body: {}, params })).status).toBe(200);
  });

  it("refuses more than the plan's requests per minute with the moment of the reset", async () => {
    const { call } = await newWorkspace(db, { plan: "starter" });
    const send = () => call(echo, "POST", { body: {}, params });
    expect((await send()).status).toBe(200);
    await stretchMinute();
    const replies = await Promise.all(Array.from({ length: 64 }, send));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body.error.code).toBe("RATE_LIMITED");
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get("x-ratelimit-reset"))).toBeGreaterThan(Date.now() / 1000);
  });

  it("takes the minute from the database's clock, however wrong that of the process is", async () => {
    const { call } = await newWorkspace(db);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    const { headers } = await call(echo, "POST", { body: {}, params });
    vi.useRealTimers();
    const [clock] = await db.execute<{ seconds: number }>(sql`select extract(epoch from now())::float8 as seconds`);
    expect(Math.abs(Number(headers.get("x-ratelimit-reset")) - (clock?.seconds ?? 0))).toBeLessThan(3_600);
  });

  it("lists what is wrong with a body, each with its path", async () => {
    const reply = await post({ text: "far too long a text", items: [{ id: "1" }, { id: 2 }], itmes: [] });
    expect(reply.status).toBe(422);
    expect(reply.body.error.issues).toEqual([
      { path: "text", message: "must have at most 10 characters" },
      { path: "items[1].id", message: "must be a string" },
      { path: "itmes", message: "is not a field of this operation; did you mean `items`?" },
    ]);
    expect(reply.body.error.doc_url).toBe("http://coding.test/docs/errors/validation-error");
  });

  it("refuses what is no JSON, another media type, bytes that are no UTF-8, null characters", async () => {
    const refusals = [
      { raw: '{"text": "a"' },
      { raw: "text=a", headers: { "content-type": "application/x-www-form-urlencoded" } },
      { raw: new Uint8Array([0x22, 0xff, 0x22]) },
      { raw: '{"items":[{"id":"a\\u0000b"}]}' },
      { raw: "[1]" },
      { raw: "null" },
      { raw: gzipSync("{}"), headers: { "content-encoding": "gzip" } },
      { raw: `{"items":${"[".repeat(10_000)}"\\ud800"${"]".repeat(10_000)}}` },
      { raw: cutOff() },
    ];
    const paths = [];
    for (const options of refusals) {
      const reply = await workspace.call(echo, "POST", { ...options, params });
      expect([reply.status, reply.body.error.code], options.raw.toString()).toEqual([422, "VALIDATION_ERROR"]);
      paths.push(reply.body.error.issues?.[0]?.path);
    }
    expect(paths).toEqual(["", "content-type", "", "items[0].id", "", "", "content-encoding", "", ""]);
  });

  it("says where a body stops being JSON", async () => {
    for (const [raw, message] of [
      ['{"items":[}', `The body is not valid JSON: unexpected token '}', "{"items":[}".`],
      ['{"text": "a"', "The body is not valid JSON: expected ',' or '}' after property value at position 12."],
      ["{", "The body is not valid JSON: expected property name or '}' at position 1."],
    ] as const) {
      const reply = await workspace.call(echo, "POST", { raw, params });
      expect(reply.body.error.message.replace(/ \(line.*\)/, "")).toBe(message);
    }
  });

  it("replaces half a surrogate pair instead of refusing the request", async () => {
    const reply = await workspace.call(echo, "POST", { raw: '{"text":"ok \\ud83d"}', params });
    expect(reply.body.data.text).toBe("ok \ufffd");
  });

  it("refuses a body over 32 MiB, said or streamed", async () => {
    const large = new Uint8Array(32 * MEBIBYTE + 1).fill(32);
    const streamed = new ReadableStream({
      start(controller) {
        controller.enqueue(large);
        controller.close();
      },
    });
    for (const raw of [large, streamed]) {
      const reply = await workspace.call(echo, "POST", { raw, params });
      expect([reply.status, reply.body.error.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
      expect(reply.headers.get("connection")).toBe("close");
    }
  });

  it("hides the details of unexpected errors", async () => {
    const reply = await post({ text: "bug" });
    expect([reply.status, reply.body.error.code]).toEqual([500, "INTERNAL_ERROR"]);
    expect(JSON.stringify(reply.body)).not.toContain("secret");
  });

  it("answers unknown methods and addresses in the envelope", async () => {
    const refused = await workspace.call(echo, "DELETE", { params });
    expect([refused.status, refused.body.error.code, refused.headers.get("allow")]).toEqual([
      405,
      "METHOD_NOT_ALLOWED",
      "POST",
    ]);
    const options = await echo.OPTIONS(new Request("http://coding.test"), { params: Promise.resolve({}) });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);
    const lost = await workspace.call({ GET: unknownAddress }, "GET");
    expect([lost.status, lost.body.error.code]).toEqual([404, "NOT_FOUND"]);
    expect(lost.headers.get("x-request-id")).toMatch(UUID);
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { call, post, service } from "./client";
import { sendBytes } from "./raw-http";
import { codeRequest } from "./requests";

describe("credentials", () => {
  it("that are not a key are a 401 with a request id and without rate limit headers", async () => {
    for (const key of [
      null,
      "",
      " ",
      "nothing",
      service.key.slice(0, -1),
      `${service.key}0`,
      "k".repeat(10_000),
      "\u00ff",
    ]) {
      const reply = await call("GET", "/v2/usage", { key });
      expect([reply.status, reply.body.error.code], key ?? "none").toEqual([401, "UNAUTHORIZED"]);
      expect(reply.headers.get("x-request-id")).toBe(reply.body.error.request_id);
      expect(reply.headers.has("x-ratelimit-limit")).toBe(false);
    }
  });

  it("in two headers are a 401, whether they differ or not", async () => {
    for (const other of [service.secondKey, service.key]) {
      const reply = await sendBytes({
        bytes: `GET /api/v2/usage HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\nX-API-Key: ${other}\r\nConnection: close\r\n\r\n`,
      });
      expect(reply).toMatch(/^HTTP\/1\.1 401 /);
      expect(reply).toContain('"code":"UNAUTHORIZED"');
    }
  });

  it("in an Authorization header are not taken for an API key", async () => {
    const reply = await call("GET", "/v2/usage", { key: null, headers: { authorization: `Bearer ${service.key}` } });
    expect(reply.status).toBe(401);
    expect(reply.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    expect(reply.body.error.message).toBe("This is an API key. Send it in the x-api-key header, without Bearer.");
  });

  it("in x-api-key are accepted if a generated client also sends the same key as a bearer token", async () => {
    const asToken = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
    expect((await call("GET", "/v2/usage", asToken(service.key))).status).toBe(200);
    expect((await call("GET", "/v2/usage", asToken(service.secondKey))).status).toBe(401);
  });

  it("that may only read cannot code", async () => {
    expect((await call("GET", "/v2/usage", { key: service.readKey })).status).toBe(200);
    const refused = await post("/v2/code", codeRequest("Friendly staff"), { key: service.readKey });
    expect([refused.status, refused.body.error.message]).toEqual([403, "Required scope: coding:write"]);
    expect(refused.headers.has("x-ratelimit-remaining")).toBe(true);
  });

  it("of one organization see the same records, but have their own rate limits and Idempotency-Keys", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const [first, second] = [
      await post("/v2/code", codeRequest("Friendly staff"), { headers }),
      await post("/v2/code", codeRequest("Friendly staff"), { headers, key: service.secondKey }),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data.project_id).not.toBe(first.body.data.project_id);
    expect(second.headers.get("x-idempotent-replay")).toBeNull();

    const path = `/v2/projects/${first.body.data.project_id}`;
    expect((await call("GET", path, { key: service.secondKey })).body.data.id).toBe(first.body.data.project_id);
    expect((await call("GET", path, { key: service.poorKey })).status).toBe(404);
    const remaining = async (key: string) =>
      Number((await call("GET", "/v2/usage", { key })).headers.get("x-ratelimit-remaining"));
    // This is retried, because the counts of all keys are reset at each full minute, perhaps between these calls.
    await expect
      .poll(async () => {
        for (let calls = 0; calls < 10; calls++) await remaining(service.key);
        const left = await remaining(service.key);
        return (await remaining(service.secondKey)) - left;
      })
      .toBeGreaterThan(0);
  });
});

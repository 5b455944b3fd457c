import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { UUID } from "@/lib/ids/uuid";
import { call, post, service } from "./client";
import { answers, codeRequest } from "./requests";

const BASES = [service.baseUrl, service.origin];

describe("addresses", () => {
  it("give the same answer with and without /api", async () => {
    for (const path of ["/v2/usage", "/v2/projects", "/v2/usage/"]) {
      const [long, short] = await Promise.all(BASES.map((base) => call("GET", path, { base })));
      expect([long?.status, short?.status], path).toEqual([200, 200]);
      expect(short?.body).toEqual(long?.body);
    }
  });

  it("of version 1 lead to the credit estimate", async () => {
    const body = { responses: answers("Lovely rooms", "lovely  ROOMS", "") };
    for (const base of BASES) {
      for (const path of ["/v1/credits/estimate", "/v1/codebook/estimate", "/v2/credits/estimate"]) {
        const reply = await post(path, body, { base });
        expect([reply.status, reply.body.data], path).toEqual([
          200,
          expect.objectContaining({ estimated_credits: 1, duplicates: 1, junk: 1 }),
        ]);
      }
    }
  });

  it("without a route are a 404 in the error envelope, whatever the method", async () => {
    const trace = randomUUID();
    for (const path of ["", "/", "/v1", "/v2", "/v2/nothing", "/v2/usage/more", "/v2/projects/1/2/3", "/v3/usage"]) {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        const reply = await call(method, path, { key: null, headers: { "x-request-id": trace } });
        expect([reply.status, reply.body?.error.code], `${method} /api${path}`).toEqual([404, "NOT_FOUND"]);
        expect(reply.body.error.request_id).toBe(trace);
        expect(reply.headers.get("x-request-id")).toBe(trace);
      }
    }
    expect((await call("GET", "/v2/nothing", { base: service.origin })).body.error.code).toBe("NOT_FOUND");
  });

  it("refuse other methods with a 405 that names the allowed ones", async () => {
    for (const [path, allow] of [
      ["/v2/usage", "GET"],
      ["/v2/code", "POST"],
      ["/v2/projects", "GET, POST"],
      ["/v2/jobs/job_0123456789abcdef01234567", "GET"],
      ["/v2/openapi.json", "GET"],
      ["/health", "GET"],
      ["/ready", "GET"],
    ] as const) {
      const refused = await call("DELETE", path);
      expect([refused.status, refused.body?.error.code], path).toEqual([405, "METHOD_NOT_ALLOWED"]);
      expect(refused.headers.get("allow")).toBe(allow);
      expect(refused.headers.get("x-request-id")).toBe(refused.body.error.request_id);
      const options = await call("OPTIONS", path, { key: null });
      expect([options.status, options.text]).toEqual([204, ""]);
      expect(options.headers.get("allow")?.split(", ")).toEqual(
        expect.arrayContaining([...allow.split(", "), "OPTIONS"]),
      );
      expect(options.headers.get("x-request-id")).toMatch(UUID);
    }
  });

  it("answer HEAD like GET, with the same headers and no body", async () => {
    const head = await call("HEAD", "/v2/usage");
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(head.headers.get("x-ratelimit-limit")).toBe("1200");
    expect((await call("HEAD", "/v2/usage", { key: null })).status).toBe(401);
    expect((await call("HEAD", "/v2/code")).status).toBe(405);
  });

  it("of the probes need no credential", async () => {
    const health = await call("GET", "/health", { key: null });
    expect([health.status, health.body]).toEqual([200, { status: "ok" }]);
    const ready = await call("GET", "/ready", { key: null });
    expect([ready.status, ready.body.status]).toEqual([200, "ready"]);
    expect(ready.headers.get("x-request-id")).toMatch(UUID);
  });

  it("of a job can be resolved against both bases", async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `The staff on floor ${index} were friendly`);
    const accepted = await post("/v2/code", codeRequest(...texts));
    expect([accepted.status, accepted.body.meta.mode]).toEqual([202, "async"]);
    const { poll_url } = accepted.body.meta;
    expect(poll_url).toBe(`/v2/jobs/${accepted.body.data.job_id}`);
    await expect
      .poll(async () => (await call("GET", poll_url)).body.data.status, { timeout: 50_000 })
      .toBe("completed");
    const [long, short] = await Promise.all(BASES.map((base) => call("GET", poll_url, { base })));
    expect(short?.body).toEqual(long?.body);
    expect(long?.body.data.result.results).toHaveLength(50);
    expect((await call("GET", poll_url, { key: service.poorKey })).status).toBe(404);
  });

  it("of unknown jobs are a 404", async () => {
    for (const id of ["job_", "job_0123456789abcdef01234567", "%00", "..%2f..%2fusage", "a".repeat(2_000)]) {
      const reply = await call("GET", `/v2/jobs/${id}`);
      expect([reply.status, reply.body.error.code], id).toEqual([404, "NOT_FOUND"]);
    }
  });
});

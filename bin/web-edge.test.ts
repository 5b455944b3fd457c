import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { refuseLongBody } from "./web-bodies.mjs";
import { cutUserAgent, decodePath } from "./web-guard.mjs";
import { protect } from "./web-headers.mjs";
import { limitPages } from "./web-limit.mjs";

function exchange(url: string, address = "192.0.2.1", more: Record<string, string> = {}) {
  const sent = new Map<string, string>();
  const request = { url, headers: { "x-forwarded-for": address, ...more } } as unknown as IncomingMessage;
  const response = {
    setHeader: (name: string, value: string) => sent.set(name.toLowerCase(), value),
    end: (body: string) => sent.set("body", body),
  } as unknown as ServerResponse;
  return { request, response, sent };
}

describe("the web process", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("tells browsers to use only TLS for a year if its public address is https", () => {
    for (const [address, rule] of [
      ["https://coding.example", "max-age=31536000"],
      ["http://coding.example", undefined],
    ] as const) {
      vi.stubEnv("APP_URL", address);
      const { request, response, sent } = exchange("/sign-in");
      protect(request, response);
      expect(sent.get("strict-transport-security")).toBe(rule);
    }
  });

  it.each([
    ["/api/%69nngest?a=%69", "/api/inngest?a=%69"],
    ["/%6Fauth/tok%65n", "/oauth/token"],
    ["/docs/%2e%2e/a%2Fb%3F%C3%A9", "/docs/%2e%2e/a%2Fb%3F%C3%A9"],
  ])("reads %s as %s, as its routes do", (url, read) => {
    const { request } = exchange(url);
    decodePath(request);
    expect(request.url).toBe(read);
  });

  it.each([
    ["/projects", { "content-length": "1048577" }, 413],
    ["/sign-in", { "content-length": "1048576" }, undefined],
    ["/api/auth/callback/google", { "content-length": "20000000" }, 413],
    ["/api/auth/sign-in", { "transfer-encoding": "chunked" }, 411],
    ["/api/inngest", { "content-length": "20000000" }, 413],
    ["/api/inngest", { "content-length": "4000000" }, undefined],
    ["/api/inngest", { "transfer-encoding": "chunked" }, undefined],
    ["/api/oauth/token", { "content-length": "20000000" }, 413],
    ["/oauth/token", { "content-length": "20000000" }, 413],
    ["/oauth/token", { "transfer-encoding": "chunked" }, undefined],
    ["/api/v2/code", { "transfer-encoding": "chunked" }, undefined],
    ["/api/v2/code", { "content-length": "20000000" }, undefined],
  ])("takes to %s a body with %j: %s", (url, headers, status) => {
    const { request, response } = exchange(url, undefined, headers);
    expect(refuseLongBody(request, response)).toBe(status !== undefined);
    expect(response.statusCode).toBe(status);
  });

  it.each([
    ["/api/auth/callback/google", { "content-length": "20000000" }, "PAYLOAD_TOO_LARGE"],
    ["/api/auth/sign-in", { "transfer-encoding": "chunked" }, "VALIDATION_ERROR"],
    ["/api/inngest", { "content-length": "20000000" }, "PAYLOAD_TOO_LARGE"],
  ])("refuses a body to %s in the API's envelope, with a request id", (url, headers, code) => {
    const requestId = "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f";
    for (const [given, expected] of [
      [requestId, requestId],
      ["7", expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ] as const) {
      const { request, response, sent } = exchange(url, undefined, { ...headers, "x-request-id": given });
      protect(request, response);
      refuseLongBody(request, response);
      const { success, error } = JSON.parse(sent.get("body") ?? "");
      expect([success, error.code, error.request_id]).toEqual([false, code, expected]);
      expect(sent.get("x-request-id")).toBe(error.request_id);
    }
  });

  it("passes on no more of a User-Agent than a browser sends", () => {
    const { request } = exchange("/sign-in", undefined, { "user-agent": "a".repeat(15_000) });
    cutUserAgent(request);
    expect(request.headers["user-agent"]).toHaveLength(500);
  });

  it("limits an address to 3,000 pages a minute, and does not limit the API's replies", () => {
    const ask = (url: string, address: string, now: number) => {
      const { request, response, sent } = exchange(url, address);
      return [limitPages(request, response, now), sent.get("retry-after")];
    };
    const now = 1_000_000_000_000;
    for (let count = 0; count < 3_000; count += 1) expect(ask("/docs", "192.0.2.1", now)[0]).toBe(false);
    expect(ask("/docs", "192.0.2.1", now + 20_000)).toEqual([true, "40"]);
    expect(ask("/docs", "192.0.2.2", now + 20_000)[0]).toBe(false);
    for (const url of ["/api/v2/usage", "/v2/usage", "/_next/static/a.js", "/oauth/token"]) {
      expect(ask(url, "192.0.2.1", now + 20_000)[0]).toBe(false);
    }
    expect(ask("/docs", "192.0.2.1", now + 60_000)[0]).toBe(false);
  });
});

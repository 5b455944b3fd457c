import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { protect } from "./web-headers.mjs";
import { refuseUnroutable } from "./web-refusals.mjs";

function exchange(url: string, headers: Record<string, string> = {}, method = "POST") {
  const sent = new Map<string, string>();
  const request = { url, method, headers } as unknown as IncomingMessage;
  const response = {
    setHeader: (name: string, value: string) => sent.set(name.toLowerCase(), value),
    writeHead: (status: number) => sent.set("status", `${status}`),
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
    ["/projects", { "content-length": "1048577" }, "413"],
    ["/sign-in", { "content-length": "1048576" }, undefined],
    ["/api/auth/callback/google", { "content-length": "20000000" }, "413"],
    ["/api/auth/sign-in", { "transfer-encoding": "chunked" }, "411"],
    ["/api/inngest", { "content-length": "20000000" }, "413"],
    ["/api/inngest", { "content-length": "4000000" }, undefined],
    ["/api/%69nngest", { "content-length": "4000000" }, "413"],
    ["/oauth/token", { "transfer-encoding": "chunked" }, undefined],
    ["/api/v2/code", { "transfer-encoding": "chunked" }, undefined],
    ["/api/v2/code", { "content-length": "20000000" }, undefined],
  ])("takes to %s a body with %j: %s", (url, headers, status) => {
    const { request, response, sent } = exchange(url, headers);
    expect(refuseUnroutable(request, response, "")).toBe(status !== undefined);
    expect(sent.get("status")).toBe(status);
  });

  it("refuses in the API's envelope, with a request id", () => {
    const requestId = "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f";
    for (const [given, expected] of [
      [requestId, requestId],
      ["7", expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ] as const) {
      const { request, response, sent } = exchange("/api/v2/usage", { "x-request-id": given }, "TRACE");
      refuseUnroutable(request, response, protect(request, response));
      const { success, error } = JSON.parse(sent.get("body") ?? "");
      expect([success, error.code, error.request_id]).toEqual([false, "METHOD_NOT_ALLOWED", expected]);
      expect(sent.get("x-request-id")).toBe(error.request_id);
    }
  });
});

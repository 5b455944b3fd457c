import { describe, expect, it } from "vitest";
import { UUID } from "@/lib/ids/uuid";
import { call, service } from "./client";
import { sendBytes } from "./raw-http";

const page = (path: string, headers: Record<string, string> = {}) =>
  call("GET", path, { base: service.origin, key: null, headers });

describe("what every response carries", () => {
  it("is a request id: the caller's own if that is a uuid", async () => {
    const trace = crypto.randomUUID();
    for (const path of [
      "/api/health",
      "/api/nothing",
      "/api/auth/session",
      "/api/auth/nothing",
      "/api/inngest",
      "/oauth/authorize",
      "/oauth/nothing",
      "/.well-known/oauth-authorization-server",
      "/v2/openapi.json",
      "/sign-in",
    ]) {
      expect((await page(path, { "x-request-id": trace })).headers.get("x-request-id"), path).toBe(trace);
      expect((await page(path, { "x-request-id": "7" })).headers.get("x-request-id"), path).toMatch(UUID);
    }
  });

  it("is the error envelope for a wrong address of the API or of OAuth", async () => {
    for (const [method, path, code] of [
      ["PUT", "/api/auth/session", "METHOD_NOT_ALLOWED"],
      ["DELETE", "/api/inngest", "METHOD_NOT_ALLOWED"],
      ["POST", "/api/auth/nothing", "NOT_FOUND"],
      ["GET", "/oauth/nothing", "NOT_FOUND"],
    ] as const) {
      const reply = await call(method, path, { base: service.origin, key: null });
      expect([path, reply.body?.error.code]).toEqual([path, code]);
    }
  });

  it.each(["/sign-in", "/docs", "/docs/webhooks", "/nothing", "/oauth/authorize"])(
    "is a policy under which only the scripts of this very page run: %s",
    async (path) => {
      const [first, second] = [await page(path), await page(path)];
      const policy = first.headers.get("content-security-policy") ?? "";
      // Attributes of style, which load nothing, are the only exception.
      expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe-");
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      const nonce = /^'self' 'nonce-([^']{20,})'$/.exec(scripts)?.[1] ?? "";
      expect(nonce).not.toBe("");
      expect(second.headers.get("content-security-policy")).not.toContain(nonce);
      const marks = [...first.text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
      expect(marks.length).toBeGreaterThan(0);
      expect(marks.filter((attributes) => !attributes?.includes(`nonce="${nonce}"`))).toEqual([]);
    },
  );

  it("lets the consent page lead to partners and show their logos, in no frame and in no cache", async () => {
    const { headers } = await page("/oauth/authorize");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("form-action");
    expect(policy).toContain("img-src 'self' data: https:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
  });
});

it("replies are compressed where the client takes gzip, and as they are where it does not", async () => {
  for (const path of ["/api/v2/openapi.json", "/api/v2/projects", "/llms.txt"]) {
    const encodings: (string | null)[] = [];
    const texts: string[] = [];
    for (const accepted of ["gzip", "identity"]) {
      const reply = await call("GET", path, { base: service.origin, headers: { "accept-encoding": accepted } });
      encodings.push(reply.headers.get("content-encoding"));
      texts.push(reply.text);
    }
    expect([path, ...encodings]).toEqual([path, "gzip", null]);
    expect(texts[0]).toBe(texts[1]);
  }
});

it("scripts are sent as the build has compressed them where the client takes Brotli", async () => {
  const { text } = await page("/sign-in");
  const [, script = ""] = /<script src="([^"]+\.js)"/.exec(text) ?? [];
  const forms = await Promise.all(
    ["gzip, br", "gzip", "identity"].map((accepted) => page(script, { "accept-encoding": accepted })),
  );
  const [brotli, gzip, plain] = forms;
  expect(forms.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "gzip", null]);
  expect(forms.map(({ headers }) => headers.get("vary"))).toEqual(Array(3).fill("Accept-Encoding"));
  expect(brotli?.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(brotli?.headers.get("cache-control")).toContain("immutable");
  expect(brotli?.text).toBe(plain?.text);
  expect(gzip?.text).toBe(plain?.text);
});

it("a null character in a header is refused before any route", async () => {
  const host = new URL(service.origin).host;
  const answer = await sendBytes({ bytes: `GET /api/v2/usage HTTP/1.1\r\nHost: ${host}\r\nx-api-key: a\0b\r\n\r\n` });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

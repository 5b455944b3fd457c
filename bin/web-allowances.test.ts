import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { refuseBeyondAllowance } from "./web-allowances.mjs";
import { credentialOf, rememberOrganization } from "./web-senders.mjs";

type Sent = { url: string; address: string; key?: string; now?: number; status?: number; organization?: string };

/** Sends a request whose route answers with `status`; returns the status that the client gets, and the headers. */
function ask({ url, address, key = "", now = 0, status = 200, organization }: Sent) {
  const headers = new Map<string, string>();
  const request = { url, headers: { "x-forwarded-for": address, "x-api-key": key } } as unknown as IncomingMessage;
  const response = {
    statusCode: status,
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    writeHead: () => {},
    end: () => {},
  } as unknown as ServerResponse;
  if (!refuseBeyondAllowance(request, response, now)) {
    if (organization !== undefined) learn(key, organization);
    response.writeHead(status);
  }
  return { status: response.statusCode, headers };
}

/** How many of `count` such requests are not refused. */
const passing = (count: number, sent: Sent) =>
  Array.from({ length: count }, () => ask(sent).status).filter((status) => status !== 429).length;

/** Makes the web process know that this key belongs to an organization, as the route of its first request does. */
function learn(key: string, organization = "Acme") {
  const request = { headers: { "x-api-key": key } } as unknown as IncomingMessage;
  rememberOrganization(credentialOf(request), organization);
}

describe("an address without a valid credential", () => {
  it.each([
    ["/oauth/token", "192.0.2.1"],
    ["/api/auth/sign-in", "192.0.2.2"],
    ["/api/v2/usage", "192.0.2.3"],
    ["/v2/code", "192.0.2.4"],
    ["/api/v2/openapi.json", "192.0.2.5"],
    ["/api/nowhere", "192.0.2.6"],
  ])("sends to %s 2,000 requests at once and fifty more per second", (url, address) => {
    expect(passing(2_120, { url, address })).toBe(2_000);
    expect(passing(2_120, { url, address, now: 2_000 })).toBe(100);
    expect(passing(1, { url, address: "198.51.100.1", now: 2_000 })).toBe(1);
    const { status, headers } = ask({ url, address, now: 2_000 });
    expect([status, headers.get("retry-after"), headers.get("x-ratelimit-reset")]).toEqual([429, "5", "7"]);
    expect(passing(2_120, { url, address, now: 100_000 })).toBe(2_000);
  });

  it("does not use up what known credentials and probes may send from there", () => {
    learn("known");
    const address = "203.0.113.1";
    expect(passing(2_100, { url: "/api/v2/usage", address, key: "unknown" })).toBe(2_000);
    expect(passing(2_100, { url: "/api/v2/usage", address, key: "known" })).toBe(2_100);
    expect(passing(2_100, { url: "/api/workbench/projects", address, key: "known" })).toBe(2_100);
    expect(passing(2_100, { url: "/api/health", address })).toBe(2_100);
    expect(passing(2_100, { url: "/_next/static/chunks/a.js", address })).toBe(2_100);
    expect(passing(1, { url: "/oauth/token", address, key: "known" })).toBe(0);
    for (let token = 0; token < 2_100; token++) {
      const first = { url: "/v2/usage", address: "203.0.113.3", key: `token ${token}`, organization: "Acme" };
      expect(ask(first).status).toBe(200);
    }
  });

  it("sends calls of the job runner without limit, unless they are refused", () => {
    const url = "/api/inngest?fnId=a";
    expect(passing(2_100, { url, address: "203.0.113.2" })).toBe(2_100);
    expect(passing(2_100, { url, address: "203.0.113.2", status: 401 })).toBe(2_000);
    expect(passing(2_100, { url, address: "127.0.0.1", status: 401 })).toBe(2_100);
  });
});

it("a known credential sends 2,000 requests at once beyond its limit, and others of its address do not mind", () => {
  for (const key of ["eager", "patient"]) learn(key);
  const sent = { url: "/api/v2/usage", address: "203.0.113.4", key: "eager", organization: "Acme" };
  expect(passing(2_100, sent)).toBe(2_100);
  const statuses = Array.from({ length: 2_100 }, () => ask({ ...sent, status: 429 }).headers.get("retry-after"));
  expect(statuses.filter((wait) => wait === "5")).toHaveLength(100);
  expect(passing(2_100, { ...sent, key: "patient" })).toBe(2_100);
  expect(passing(50, { ...sent, now: 1_000 })).toBe(50);
});

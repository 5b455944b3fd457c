import { describe, expect, it } from "vitest";
import { call, service } from "./client";
import { sendBytes } from "./raw-http";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const raw = (line: string) =>
  sendBytes({ bytes: `${line} HTTP/1.1\r\nHost: ${new URL(service.origin).host}\r\nConnection: close\r\n\r\n` });

describe("requests that no route can read", () => {
  it("with a broken percent-encoding are a 404 in the error envelope", async () => {
    for (const path of ["/api/%zz", "/api/v2/%E0%A4%A", "/v2/%"]) {
      const answer = await raw(`GET ${path}`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toContain('"code":"NOT_FOUND"');
      expect(answer).toMatch(new RegExp(`x-request-id: ${UUID.source}`, "i"));
    }
  });

  it("with a method that no route takes are a 405 in the error envelope", async () => {
    for (const method of ["TRACE", "PROPFIND"]) {
      const answer = await raw(`${method} /api/v2/usage`);
      expect(answer, method).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toContain('"code":"METHOD_NOT_ALLOWED"');
      expect(answer).toMatch(/allow: GET, HEAD, POST/i);
    }
  });

  it("that pretend to come from the job runner are refused", async () => {
    const url = "/inngest?fnId=open-text-coding-code-question&stepId=step";
    const forged = await call("POST", url, { key: null, body: { event: { name: "x", data: {} }, steps: {}, ctx: {} } });
    expect(forged.status).toBe(401);
    const register = await call("PUT", "/inngest", { key: null });
    expect([register.status, register.body.error.code]).toEqual([401, "UNAUTHORIZED"]);
  });
});

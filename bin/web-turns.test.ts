import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTurn } from "./web-turns.mjs";

let begun: string[];
/** Sends a request; the returned function ends its connection. */
function ask(name: string, { key = "one", address = "192.0.2.1", url = "/api/v2/usage" } = {}) {
  const headers = { "x-api-key": key, "x-forwarded-for": address };
  const response = Object.assign(new EventEmitter(), { statusCode: 0, setHeader: () => {}, end: () => {} });
  const request = { url, headers } as unknown as IncomingMessage;
  inTurn(request, response as unknown as ServerResponse, () => begun.push(name));
  return { response, end: () => response.emit("close") };
}

/** Sends this many requests, named by number. */
const askAll = (count: number, options = {}, name = "") =>
  Array.from({ length: count }, (_, index) => ask(`${name}${index}`, options));

describe("requests", () => {
  let open: { end: () => void }[];
  beforeEach(() => {
    vi.useFakeTimers();
    begun = [];
    open = [];
  });
  afterEach(async () => {
    // Closes all requests, so that the next test starts without any.
    for (const { end } of open) end();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
  });

  it("of one sender begin eight at a time, and those of others at once", () => {
    open = askAll(20);
    expect(begun).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
    open.push(ask("other", { key: "two" }), ask("probe", { url: "/api/health" }));
    expect(begun.slice(8)).toEqual(["other", "probe"]);
    open[3]?.end();
    expect(begun.slice(10)).toEqual(["8"]);
  });

  it("for pages begin three at a time, and do not wait for the API", () => {
    open = [...askAll(20), ...askAll(5, { url: "/docs/limits" }, "page ")];
    expect(begun.slice(8)).toEqual(["page 0", "page 1", "page 2"]);
  });

  it("that take long make room after a second", async () => {
    open = askAll(20);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toHaveLength(16);
    for (const { end } of open.slice(0, 8)) end();
    expect(begun).toHaveLength(16);
  });

  it("whose sender has gone do not begin", () => {
    open = askAll(10);
    open[8]?.end();
    open[0]?.end();
    expect(begun.at(-1)).toBe("9");
  });

  it("of many senders at one address take turns", () => {
    for (let key = 0; key < 8; key++) open.push(...askAll(8, { key: `${key}` }));
    expect(begun).toHaveLength(64);
    open.push(...askAll(3, { key: "eager" }, "a"), ...askAll(3, { key: "patient" }, "b"));
    open.push(ask("elsewhere", { address: "192.0.2.2" }));
    for (const { end } of open.slice(0, 4)) end();
    expect(begun.slice(64)).toEqual(["elsewhere", "a0", "b0", "a1", "b1"]);
  });

  it("of which too many wait are refused", () => {
    open = askAll(2_008);
    expect(ask("too many", { key: "two" }).response.statusCode).toBe(503);
    open.push(ask("elsewhere", { address: "192.0.2.2" }));
    expect(begun.at(-1)).toBe("elsewhere");
  });
});

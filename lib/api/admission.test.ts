import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whileCallerWaits } from "@/lib/workers/caller";
import { admit } from "./admission";
import { OPERATIONS } from "./contract/all";
import { HEAVY } from "./contract/operation";
import { countStranger } from "./strangers";

const MEBIBYTE = 1024 * 1024;

describe("the places of an organization", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are 24, so that further requests of it wait, the lightest first, and those of others do not", async () => {
    const order: string[] = [];
    const begin = async (name: string, holder: string, weight: number, bytes = 0) => {
      const leave = await admit(holder, weight, bytes);
      order.push(name);
      return leave;
    };
    const heavy = await Promise.all(["one", "two", "three"].map((name) => begin(name, "many", HEAVY)));
    const fourth = begin("four", "many", HEAVY);
    const light = begin("light", "many", 1);
    (await begin("other", "few", 1, 31 * MEBIBYTE))();
    expect(order).toEqual(["one", "two", "three", "other"]);
    heavy[0]?.();
    (await light)();
    heavy[1]?.();
    (await fourth)();
    expect(order.slice(4)).toEqual(["light", "four"]);
    heavy[2]?.();
  });

  it("are waited for for five seconds", async () => {
    const leave = await admit("busy", 24);
    const late = expect(admit("busy")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    await vi.advanceTimersByTimeAsync(5_000);
    await late;
    leave();
    (await admit("busy", 24))();
  });

  it("are given back once, however often their request leaves, and by a request whose client has left", async () => {
    const leave = await admit("twice", 24);
    leave();
    leave();
    const [first, second] = [await admit("twice", 20), admit("twice", 20)];
    const client = new AbortController();
    const left = whileCallerWaits(client.signal, () => admit("twice", 1));
    client.abort();
    await expect(left).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    first();
    (await second)();
  });

  it("are taken eight at a time by every analysis and every export of answers", () => {
    const read = OPERATIONS.filter(({ path }) => /^\/v2\/(?:analytics|export)\//.test(path));
    expect(read.length).toBeGreaterThan(15);
    expect(read.filter(({ weight }) => weight !== HEAVY).map(({ id }) => id)).toEqual([]);
  });
});

it("an address may send 1,000 requests without a valid credential, then 20 a second, and others go on", () => {
  const now = 1_000_000;
  for (let count = 0; count < 1_000; count++) countStranger("2001:db8::1", now);
  const limited = expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 1 });
  expect(() => countStranger("2001:db8::2", now)).toThrow(limited);
  countStranger("192.0.2.1", now);
  for (let count = 0; count < 20; count++) countStranger("2001:db8::1", now + 1_000);
  expect(() => countStranger("2001:db8::1", now + 1_000)).toThrow(limited);
});

import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventStream } from "./event-stream";

const HOUR_MS = 3_600_000;

/** Yields 0, 1, 2 and so on, and records whether its reader has stopped. */
function counting(everyMs: number) {
  const source = { count: 0, isLeft: false };
  async function* values(signal: AbortSignal) {
    try {
      for (; !signal.aborted; source.count++) {
        yield source.count;
        await pause(everyMs, undefined, { signal }).catch(() => {});
      }
    } finally {
      source.isLeft = true;
    }
  }
  return { source, values };
}

describe("an event stream", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("that nobody reads ends after a hundred events", async () => {
    const { source, values } = counting(0);
    const stream = eventStream(values);
    await expect.poll(() => source.isLeft).toBe(true);
    expect(source.count).toBeLessThanOrEqual(100);
    expect(await new Response(stream).text()).toMatch(/^data: 0\n\ndata: 1\n\n/);
  });

  it("ends after an hour", async () => {
    vi.useFakeTimers();
    const { source, values } = counting(0);
    const idle = async function* (signal: AbortSignal) {
      for await (const value of values(signal)) {
        yield value;
        await new Promise((gone) => signal.addEventListener("abort", gone));
      }
    };
    const text = new Response(eventStream(idle)).text();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(await text).toMatch(/^data: 0\n\n(?:: here\n\n){239,240}$/);
    expect(source.isLeft).toBe(true);
  });

  it("that its reader has left does not end a second time while a value is still awaited", async () => {
    vi.useFakeTimers();
    const stuck = async function* () {
      yield 0;
      await new Promise(() => {});
    };
    const reader = eventStream(stuck).getReader();
    await reader.read();
    await reader.cancel();
    await expect(vi.advanceTimersByTimeAsync(HOUR_MS)).resolves.toBeDefined();
  });
});

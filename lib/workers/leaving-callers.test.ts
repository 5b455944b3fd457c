import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TryingCalls } from "@/test/trying-worker";
import { buildTryingWorker, LONG, SHORT } from "@/test/trying-worker-entry";
import { whileCallerWaits } from "./caller";
import type { Entry } from "./entry";
import { WORKERS } from "./parameters";
import { inWorker, runInWorker } from "./workers";

describe("work whose caller goes away", () => {
  let entry: Entry<TryingCalls>;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ entry, remove } = await buildTryingWorker());
  });
  afterAll(() => remove());

  const add = () => runInWorker(entry, "add", { a: 2, b: 3 }, LONG);

  test("a caller that goes away soon frees its worker", async () => {
    const callers = Array.from({ length: WORKERS - 1 }, () => new AbortController());
    const looping = callers.map(({ signal }) => runInWorker(entry, "loop", {}, { ...LONG, signal }));
    const next = add();
    // Wait until the calls have begun.
    await pause(1_000);
    const ended = Promise.all(looping.map((call) => expect(call).rejects.toThrow("gone away")));
    for (const caller of callers) caller.abort(new Error("gone away"));

    await ended;
    expect(await next).toBe(5);
  });

  test("a short call ends although its caller goes away, and its worker keeps what it has learnt", async () => {
    const learn = (caller = new AbortController()) => {
      const calls: boolean[] = [];
      const done = inWorker(
        async (run) => {
          calls.push(await run(entry, "learn", { key: "left" }));
          await run(entry, "work", { milliseconds: 300 });
          calls.push(await run(entry, "learn", { key: "left" }));
        },
        { ...SHORT, signal: caller.signal, affinity: { key: "left", timeout: 10_000 } },
      );
      return { calls, done };
    };
    const caller = new AbortController();
    const left = learn(caller);
    while (left.calls.length === 0) await pause(10);
    caller.abort(new Error("gone away"));

    await expect(left.done).rejects.toThrow("gone away");
    expect(left.calls).toEqual([false]);
    const next = learn();
    await next.done;
    expect(next.calls).toEqual([true, true]);
  });

  test("a caller that goes away while it waits is not served", async () => {
    const caller = new AbortController();
    let ended = 0;
    const busy = Array.from({ length: WORKERS - 1 }, () =>
      runInWorker(entry, "work", { milliseconds: 1_000 }, LONG).then(() => ended++),
    );
    const waiting = runInWorker(entry, "loop", {}, { ...LONG, signal: caller.signal });
    caller.abort(new Error("gone away"));

    await expect(waiting).rejects.toThrow("gone away");
    expect(ended).toBe(0);
    await Promise.all(busy);
    expect(await add()).toBe(5);
  });

  test("a request whose client closes its connection frees all workers that it uses or waits for", async () => {
    const client = new AbortController();
    const calls = whileCallerWaits(client.signal, () =>
      Array.from({ length: 2 * WORKERS }, () => runInWorker(entry, "loop", {}, LONG)),
    );
    const next = add();
    // Wait until the first calls have begun; then their client leaves.
    await pause(1_000);
    const ended = Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })));
    client.abort();
    await ended;
    expect(await next).toBe(5);
    expect(await add()).toBe(5);
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildTryingWorker } from "@/test/trying-worker-entry";
import { IDLE_AFTER, MEMORY_LIMIT } from "./parameters";
import { Worker } from "./worker";

let trying: Awaited<ReturnType<typeof buildTryingWorker>>;
beforeEach(async () => {
  trying = await buildTryingWorker();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await trying.remove();
});

test("an idle worker that stays warm forgets what it has learnt, and has read its tables before the next call", async () => {
  const worker = new Worker({ memory: MEMORY_LIMIT, niceness: 0, staysWarm: true });
  const { signal } = new AbortController();
  const learn = (key: string) => worker.perform((run) => run(trying.entry, "learn", { key }), signal);
  expect([await learn("warm"), await learn("task")]).toEqual([false, false]);
  expect(await learn("task")).toBe(true);
  const before = worker.pid;
  vi.advanceTimersByTime(IDLE_AFTER);
  expect(worker.pid).not.toBe(before);
  expect([await learn("task"), await learn("warm")]).toEqual([false, true]);
});

test("a worker that was warmed up has read its tables before the first call", async () => {
  const worker = new Worker({ memory: MEMORY_LIMIT, niceness: 0, staysWarm: true });
  await worker.warm(trying.entry);
  const before = worker.pid;
  const known = await worker.perform(
    (run) => run(trying.entry, "learn", { key: "warm" }),
    new AbortController().signal,
  );
  expect([known, worker.pid]).toEqual([true, before]);
});

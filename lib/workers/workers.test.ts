import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { getPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { TryingCalls } from "@/test/trying-worker";
import { buildTryingWorker, LONG, SHORT } from "@/test/trying-worker-entry";
import { prepareHost } from "./child";
import { bundlePath, type Entry } from "./entry";
import { WORKERS } from "./parameters";
import { WorkerError } from "./worker-error";
import { inWorker, runInWorker, type WorkerOptions } from "./workers";

let entry: Entry<TryingCalls>;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ entry, folder, remove } = await buildTryingWorker());
});
afterAll(() => remove());

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Starts a call that lasts until the test calls `letGo`. */
function heldCall(options: WorkerOptions) {
  const until = join(folder, randomUUID());
  const held = runInWorker(entry, "hold", { until }, options);
  return { held, letGo: () => writeFile(until, "") };
}

/** Waits for `work` while the given calls occupy workers, then lets these calls end. */
async function beside<Result>(held: { held: Promise<unknown>; letGo: () => Promise<void> }[], work: Promise<Result>) {
  const result = await work.finally(() => Promise.all(held.map(({ letGo }) => letGo())));
  await Promise.all(held.map((call) => call.held));
  return result;
}

const add = (options = SHORT) => runInWorker(entry, "add", { a: 2, b: 3 }, options);

test("a call gives a value, and long lists come back whole and in order", async () => {
  const words = Array.from({ length: 30_000 }, (_, index) => `word ${index} of a list that takes several messages`);

  expect(await add()).toBe(5);
  expect(await runInWorker(entry, "echo", { words }, SHORT)).toEqual(words.map((word) => word.toUpperCase()));
  expect(await runInWorker(entry, "echo", { words: [] }, SHORT)).toEqual([]);
});

test("a worker reads what strangers sent without the service's secrets at hand", async () => {
  process.env.SECRET_OF_THE_TEST = "secret";
  const names = await runInWorker(entry, "environment", {}, LONG);
  delete process.env.SECRET_OF_THE_TEST;
  expect(names).toContain("NODE_ENV");
  expect(names.filter((name) => /SECRET|KEY|PASSWORD|DATABASE/.test(name))).toEqual([]);
});

test("workers stand behind other processes for a core, those that ask platforms last", async () => {
  const priorityIn = (pool: "general" | "platforms") => runInWorker(entry, "priority", {}, { ...SHORT, pool });
  const own = getPriority();
  expect([await priorityIn("general"), await priorityIn("platforms")]).toEqual([
    Math.min(19, own + 5),
    Math.min(19, own + 10),
  ]);
});

test("organizations whose platforms keep them waiting leave workers to others", async () => {
  const ask = { ...SHORT, pool: "platforms" } as const;
  const slow = ["one", "one", "one", "two", "two", "two"].map((group) => heldCall({ ...ask, group }));
  expect(await beside(slow, runInWorker(entry, "add", { a: 2, b: 3 }, { ...ask, group: "three" }))).toBe(5);
});

test("a call that throws fails, and the worker goes on", async () => {
  const failed = runInWorker(entry, "fail", {}, SHORT);
  await expect(failed).rejects.toThrow(WorkerError);
  const cause = { message: expect.stringContaining("this call fails") };
  await expect(failed).rejects.toMatchObject({ retryable: false, cause });
  expect(await add()).toBe(5);
});

test("pages and routes, which Next.js gives copies of this module, share workers and know their errors", async () => {
  const learn = (run: typeof runInWorker) =>
    run(entry, "learn", { key: "shared" }, { ...SHORT, affinity: { key: "shared", timeout: 60_000 } });
  vi.resetModules();
  const copy = await import("./workers");
  const { WorkerError: CopiedError } = await import("./worker-error");
  expect(copy.runInWorker).not.toBe(runInWorker);
  expect([await learn(runInWorker), await learn(copy.runInWorker)]).toEqual([false, true]);
  await expect(copy.runInWorker(entry, "fail", {}, SHORT)).rejects.toThrow(CopiedError);
});

test("a call that never ends is ended at its deadline", async () => {
  const looping = runInWorker(entry, "loop", {}, { ...SHORT, deadline: 300 });
  await expect(looping).rejects.toMatchObject({ retryable: false, message: expect.stringContaining("took longer") });
  expect(await add()).toBe(5);
});

test("a call that other processes keep from a core gets more time than its deadline, unless it asks a platform", async () => {
  const options = { ...SHORT, deadline: 4_000 };
  await add();
  const kept = heldCall(options);
  const asking = heldCall({ ...options, pool: "platforms" });
  await expect(asking.held).rejects.toMatchObject({ exceeded: "time" });
  await pause(1_000);
  await kept.letGo();
  await kept.held;
});

test("a call that takes too much memory fails alone", async () => {
  const others = Promise.all(Array.from({ length: 5 }, () => add()));
  const allocating = runInWorker(entry, "allocate", {}, { ...LONG, deadline: 100_000 });
  await expect(allocating).rejects.toMatchObject({ retryable: false, message: expect.stringContaining("memory") });
  expect(await others).toEqual([5, 5, 5, 5, 5]);
  expect(await add(LONG)).toBe(5);
});

test("memory outside of JavaScript's objects counts too", async () => {
  const filling = runInWorker(entry, "fillBuffers", {}, { ...LONG, deadline: 100_000 });
  await expect(filling).rejects.toMatchObject({ retryable: false, exceeded: "memory" });
  expect(await add(LONG)).toBe(5);
});

test("a process whose service was killed ends, however busy it is", async () => {
  const service = `
    const [host, file] = process.argv.slice(1);
    const child = require("node:child_process").fork(host, ["500"], { serialization: "advanced" });
    child.send({ part: { at: [], value: {} }, call: "loop", file }, () => console.log(child.pid));
  `;
  await prepareHost();
  const killed = spawn(process.execPath, ["-e", service, bundlePath("host.mjs"), await entry.file()]);
  const [printed] = await once(killed.stdout, "data");
  const child = Number(String(printed));
  expect(isRunning(child)).toBe(true);
  killed.kill("SIGKILL");
  await expect.poll(() => isRunning(child)).toBe(false);
});

describe("which worker does it", () => {
  test("long work leaves a worker for short calls", async () => {
    const long = Array.from({ length: WORKERS }, () => heldCall(LONG));
    expect(await beside(long, add())).toBe(5);
  });

  test("work of one key finds what the worker has learnt, also when both came at once", async () => {
    const learn = (key: string) =>
      inWorker(
        async (run) => {
          const known = await run(entry, "learn", { key });
          await run(entry, "work", { milliseconds: 100 });
          return known;
        },
        { ...SHORT, affinity: { key, timeout: 10_000 } },
      );
    expect(await Promise.all([learn("one"), learn("one"), learn("two")])).toEqual([false, true, false]);
    expect(await learn("two")).toBe(true);
  });

  test("work without affinity leaves the warm worker to work with one", async () => {
    const learn = (options: WorkerOptions) => runInWorker(entry, "learn", { key: "kept" }, options);
    expect(await learn({ ...SHORT, affinity: { key: "kept", timeout: 0 } })).toBe(false);
    expect(await learn(SHORT)).toBe(false);
  });

  test("work that has waited long enough goes to another worker", async () => {
    const learn = (milliseconds: number, timeout: number) =>
      inWorker(
        async (run) => {
          await run(entry, "work", { milliseconds });
          return run(entry, "learn", { key: "three" });
        },
        { ...SHORT, affinity: { key: "three", timeout } },
      );
    expect(await Promise.all([learn(2_000, 100), learn(0, 100)])).toEqual([false, false]);
  });

  test("one group never has all workers", async () => {
    const work = [...Array(WORKERS).fill(LONG), ...Array(WORKERS).fill(SHORT)];
    const many = work.map((options) => heldCall({ ...options, group: "many" }));
    expect(await beside(many, runInWorker(entry, "add", { a: 2, b: 3 }, { ...SHORT, group: "few" }))).toBe(5);
  });

  test("a group's long work leaves a worker for its own short calls", async () => {
    const long = Array.from({ length: WORKERS }, () => heldCall({ ...LONG, group: "one" }));
    expect(await beside(long, runInWorker(entry, "add", { a: 2, b: 3 }, { ...SHORT, group: "one" }))).toBe(5);
  });

  test("groups take turns", async () => {
    const many = Array.from({ length: 2 * WORKERS }, () => heldCall({ ...LONG, group: "many" }));
    const few = runInWorker(entry, "add", { a: 2, b: 3 }, { ...LONG, group: "few" });
    await many[0]?.letGo();
    expect(await beside(many, few)).toBe(5);
  });
});

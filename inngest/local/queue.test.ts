import { describe, expect, it } from "vitest";
import { createQueue, type QueuedRun } from "./queue";

/** A queue whose runs are called until `end` is called with their id. */
function startQueue(concurrency = 100) {
  const begun: string[] = [];
  const ends = new Map<string, (next?: Date) => void>();
  const stop = new AbortController();
  const advance = (id: string) => {
    begun.push(id);
    return new Promise<Date | undefined>((resolve) => ends.set(id, resolve));
  };
  const queue = createQueue({ concurrency, advance, stopping: stop.signal, log: () => {} });
  const add = (id: string, limits: QueuedRun["limits"] = [], dueAt?: Date) =>
    queue.add({ id, functionId: "f", limits }, dueAt);
  const end = async (id: string, next?: Date) => {
    ends.get(id)?.(next);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { add, begun, end, stop };
}

describe("the queue of the local runner", () => {
  it("calls each run once, oldest first, as many at once as allowed", async () => {
    const { add, begun, end } = startQueue(2);
    for (const id of ["a", "a", "b", "c", "d", "c"]) add(id);
    expect(begun).toEqual(["a", "b"]);
    await end("b");
    expect(begun).toEqual(["a", "b", "c"]);
    await end("a");
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });

  it("calls no more at once than the limits of a key allow", async () => {
    const { add, begun, end } = startQueue();
    const limits = (who: string) => [
      { key: who, limit: 1 },
      { key: "all", limit: 3 },
    ];
    for (const who of ["a", "b"]) for (const n of [1, 2]) add(`${who}${n}`, limits(who));
    expect(begun).toEqual(["a1", "b1"]);
    for (const who of ["c", "d"]) add(`${who}1`, limits(who));
    expect(begun).toEqual(["a1", "b1", "c1"]);
    await end("b1");
    expect(begun).toEqual(["a1", "b1", "c1", "b2"]);
    await end("c1");
    expect(begun).toEqual(["a1", "b1", "c1", "b2", "d1"]);
  });

  it("lets those who wait for a shared limit take turns, whoever came first", async () => {
    const { add, begun, end } = startQueue();
    const limits = (who: string) => [
      { key: who, limit: 2 },
      { key: "all", limit: 2 },
    ];
    for (let number = 0; number < 50; number++) add(`early ${number}`, limits("early"));
    add("late", limits("late"));
    await end("early 0");
    await end("early 1");
    expect(begun).toContain("late");
  });

  it("calls a run again at the moment for which it asked, and nothing once it is stopping", async () => {
    const { add, begun, end, stop } = startQueue();
    const soon = () => new Date(Date.now() + 50);
    add("later", [], soon());
    expect(begun).toEqual([]);
    await expect.poll(() => begun).toEqual(["later"]);
    await end("later", soon());
    expect(begun).toEqual(["later"]);
    await expect.poll(() => begun).toEqual(["later", "later"]);
    stop.abort();
    await end("later", new Date());
    expect(begun).toEqual(["later", "later"]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GroupSemaphore } from "./group-semaphore";

describe("a semaphore for groups", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Acquires under a name, and notes in `admitted` when that succeeds. */
  function tryingOut() {
    const semaphore = new GroupSemaphore({ most: 10, mostOfGroup: 6 });
    const admitted: string[] = [];
    const acquire = async (name: string, group: string, amount: number, options = {}) => {
      const release = await semaphore.acquire(group, amount, options);
      admitted.push(name);
      return release;
    };
    return { acquire, admitted };
  }

  it("admits what fits the limit of all and of the group, groups that hold less first", async () => {
    const { acquire, admitted } = tryingOut();
    const release = await acquire("first", "a", 6);
    void acquire("too many of a", "a", 1);
    await acquire("of b", "b", 3);
    void acquire("more of b", "b", 3);
    void acquire("of c", "c", 4);
    expect(admitted).toEqual(["first", "of b"]);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toEqual(["first", "of b", "too many of a", "of c"]);
  });

  it("lets smaller work go before larger, but not for ever", async () => {
    const { acquire, admitted } = tryingOut();
    const held = [await acquire("first", "a", 4), await acquire("second", "b", 4)];
    void acquire("large", "c", 6);
    const passing = await acquire("passes", "d", 2);
    passing();
    await vi.advanceTimersByTimeAsync(31_000);
    void acquire("comes too late", "e", 2);
    held[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toEqual(["first", "second", "passes", "large"]);
    held[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted.at(-1)).toBe("comes too late");
  });

  it("an overdue group that waits for itself holds up no other", async () => {
    const { acquire, admitted } = tryingOut();
    await acquire("first", "a", 6);
    void acquire("second", "a", 6);
    await vi.advanceTimersByTimeAsync(31_000);
    await acquire("of b", "b", 4);
    expect(admitted).toEqual(["first", "of b"]);
  });

  it("whoever stops waiting makes room for others", async () => {
    const { acquire, admitted } = tryingOut();
    const gone = new AbortController();
    await acquire("first", "a", 6);
    const large = acquire("large", "b", 6, { signal: gone.signal });
    const refused = expect(large).rejects.toThrow("left");
    await vi.advanceTimersByTimeAsync(31_000);
    void acquire("small", "c", 1);
    expect(admitted).toEqual(["first"]);
    gone.abort(new Error("left"));
    await refused;
    expect(admitted).toEqual(["first", "small"]);
  });

  it("waits no longer than it has patience", async () => {
    const { acquire } = tryingOut();
    await acquire("first", "a", 6);
    const patience = { milliseconds: 1_000, error: () => new Error("too long") };
    const refused = expect(acquire("second", "a", 1, { patience })).rejects.toThrow("too long");
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
  });

  it("a small amount is never kept waiting for room that a large one needs", async () => {
    const semaphore = new GroupSemaphore({ most: 100, mostOfGroup: 90 });
    const held = await semaphore.acquire("a", 60);
    const large = semaphore.acquire("b", 80);
    await vi.advanceTimersByTimeAsync(31_000);
    (await semaphore.acquire("c", 5))();
    held();
    (await large)();
  });

  it("whoever gave up is not admitted in the same moment", async () => {
    const { acquire } = tryingOut();
    const gone = new AbortController();
    const release = await acquire("first", "a", 6);
    const refused = expect(acquire("second", "b", 6, { signal: gone.signal })).rejects.toThrow("left");
    gone.abort(new Error("left"));
    release();
    await refused;
    for (const end of [await acquire("third", "c", 6), await acquire("fourth", "d", 4)]) end();
  });
});

import { describe, expect, it } from "vitest";
import { keepRunning } from "./respawn";

/** A part that ends when it is stopped, or when the test calls `end`. */
function part() {
  let end = () => {};
  const exited = new Promise<void>((done) => {
    end = done;
  });
  return { exited, end, stop: async () => end() };
}

describe("a part that is kept running", () => {
  it("is started again when it ends by itself, and is stopped in the end", async () => {
    const said: string[] = [];
    const [first, second] = [part(), part()];
    const service = { say: (line: string) => said.push(line), stopping: new AbortController().signal };
    const kept = keepRunning("The part", first, async () => second, service);
    first.end();
    await expect
      .poll(() => said)
      .toEqual(["The part ended unexpectedly. Starting it again in 1 s.", "The part is running again."]);
    await kept.stop();
    await Promise.all([second.exited, kept.exited]);
    expect(said).toHaveLength(2);
  });

  it("waits longer each time that it can't be started", async () => {
    const said: string[] = [];
    const service = { say: (line: string) => said.push(line), stopping: new AbortController().signal };
    const first = part();
    const kept = keepRunning("The part", first, () => Promise.reject(new Error("No.")), service);
    first.end();
    await expect
      .poll(() => said.slice(0, 3))
      .toEqual([
        "The part ended unexpectedly. Starting it again in 1 s.",
        "No.",
        "The part ended unexpectedly. Starting it again in 2 s.",
      ]);
    await kept.stop();
  });

  it("is not restarted once the service is stopping", async () => {
    const said: string[] = [];
    const controller = new AbortController();
    const first = part();
    const kept = keepRunning("The part", first, () => Promise.reject(new Error("No.")), {
      say: (line) => said.push(line),
      stopping: controller.signal,
    });
    controller.abort();
    first.end();
    await kept.exited;
    expect(said).toEqual([]);
  });
});

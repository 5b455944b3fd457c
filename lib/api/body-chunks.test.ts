import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { bodyChunks } from "./read-body";

const KIBIBYTE = 1024;

/**
 * Reads a body of which this many bytes arrive per second. Returns the outcome after `seconds`, and whether the body
 * was cancelled.
 */
async function readFor(seconds: number, bytesPerSecond: number): Promise<string> {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(1));
      const arriving = setInterval(() => {
        if (isCancelled) clearInterval(arriving);
        else if (bytesPerSecond > 0) controller.enqueue(new Uint8Array(bytesPerSecond));
      }, 1_000);
    },
    cancel() {
      isCancelled = true;
    },
  });
  return `${await outcomeAfter(seconds, body)}${isCancelled ? ", cancelled" : ""}`;
}

/** The error for which the reading of a body is given up within `seconds`; "arriving" if it goes on. */
async function outcomeAfter(seconds: number, body: unknown): Promise<string> {
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  const chunks = bodyChunks(new Request("http://coding.test/", init), 1024 * KIBIBYTE * KIBIBYTE, () => {
    throw new AppError("PAYLOAD_TOO_LARGE", "too large");
  });
  let outcome = "arriving";
  void (async () => {
    for await (const _ of chunks);
  })().catch((error) => {
    outcome = error.message;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return outcome;
}

describe("a body", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("may take half a minute, whatever its length", async () => {
    expect(await readFor(29, 0)).toBe("arriving");
    expect(await readFor(29, 1)).toBe("arriving");
  });

  it("may take as long as it needs at 64 KiB a second", async () => {
    expect(await readFor(300, 64 * KIBIBYTE)).toBe("arriving");
  });

  it("is given up if it arrives more slowly, because its first part takes memory", async () => {
    const refused = "The body came too slowly: send at least 64 KiB a second., cancelled";
    expect(await readFor(31, 0)).toBe(refused);
    expect(await readFor(31, 100)).toBe(refused);
    expect(await readFor(70, 32 * KIBIBYTE)).toBe(refused);
  });

  it("is given up although it can't be cancelled while its next part is awaited, as that of Node's requests", async () => {
    const body = (async function* () {
      yield new Uint8Array(1);
      await new Promise(() => {});
    })();
    expect(await outcomeAfter(31, body)).toContain("came too slowly");
  });
});

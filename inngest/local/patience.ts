const OUTAGES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOENT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "40001",
  "40P01",
]);

// What the driver says without a code.
const LOST = /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/i;

/** Whether an error says that PostgreSQL is away for the moment, rather than that a query is wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return OUTAGES.has(code) || code.startsWith("08") || LOST.test(error.message);
}

/** Repeats work that is safe to repeat until PostgreSQL is there again; gives up when `stopping` is signalled. */
export async function patiently<Result>(stopping: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  for (let delay = 100; ; delay = Math.min(delay * 2, 2_000)) {
    try {
      return await work();
    } catch (error) {
      if (stopping.aborted) throw new StoppedError();
      if (!isOutage(error)) throw error;
      await pause(delay, stopping);
    }
  }
}

/** Waits; throws `StoppedError` as soon as the runner is being stopped. */
export function pause(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new StoppedError());
    };
    const timer = setTimeout(() => {
      stopping.removeEventListener("abort", abort);
      resolve();
    }, ms);
    if (stopping.aborted) abort();
    else stopping.addEventListener("abort", abort, { once: true });
  });
}

/** The runner is being stopped: what was under way is taken up again at the next start. */
export class StoppedError extends Error {
  override readonly name = "StoppedError";
}

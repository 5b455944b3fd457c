import { setTimeout as pause } from "node:timers/promises";

const CONNECTION_CODES = new Set([
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "REPLY_TIMEOUT",
]);
/**
 * SQLSTATE classes 08 (connection), 57P (shutdown), 40 (deadlock, serialization) and 53 (disk full, out of memory, too
 * many connections); 55P03 (lock not available in time), 57014 (statement timed out) and 25P03 (idle transaction timed
 * out).
 */
const SQLSTATES = /^(08|57P|40|53)|^(55P03|57014|25P03)$/;

/** The longest wait of `releaseAfterFailure`, in milliseconds. */
const RELEASE_MS = 5_000;

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** True if PostgreSQL cannot be reached or asks to retry; false if the query itself is wrong. */
export function isOutage(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return CONNECTION_CODES.has(code) || SQLSTATES.test(code);
}

/**
 * Repeats work for as long as PostgreSQL is unreachable; the work must be safe to repeat. Throws the signal's reason
 * when the signal fires.
 */
export async function retryInOutage<Result>(stopping: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  for (let delay = FIRST_PAUSE_MS; ; delay = Math.min(delay * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      stopping.throwIfAborted();
      if (!isOutage(error)) throw error;
      await pause(delay, undefined, { signal: stopping }).catch(() => stopping.throwIfAborted());
    }
  }
}

/**
 * Releases what failed work has claimed, such as an idempotency key, and waits for that for 5 s at most. An outage does
 * not make it throw, so that the caller can report why the work failed. A claim that could not be released expires by
 * itself.
 */
export async function releaseAfterFailure(release: () => Promise<unknown>): Promise<void> {
  const released = release().catch((error) => {
    if (!isOutage(error)) throw error;
  });
  await Promise.race([released, pause(RELEASE_MS, undefined, { ref: false })]);
}

/** The driver's or PostgreSQL's code of an error; empty if it has none. */
export function codeOf(thrown: unknown): string {
  const error = driverError(thrown);
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/**
 * The driver's own error. drizzle wraps it in an error whose message holds the query and its parameters. The wrapping
 * error is recognised by its fields, because its class may be another copy of drizzle's class (`oncePerProcess`).
 */
export function driverError(thrown: unknown): unknown {
  const isWrapped = thrown instanceof Error && "query" in thrown && "params" in thrown && thrown.cause;
  return isWrapped ? thrown.cause : thrown;
}

import { ApiError, ConnectionError } from "./errors";
import { pause } from "./pause";

/**
 * Status codes of failures that may be temporary. A repeat carries the same idempotency key, so nothing is done twice.
 */
const PASSING = new Set([429, 500, 502, 503, 504]);
const LONGEST_DELAY = 8_000;
const LONGEST_RETRY_AFTER = 120;

export type RetryPolicy = {
  /** How often a call is repeated at most. */
  retries: number;
  /** Milliseconds before the first repeat; doubled for each further one. */
  retryDelay: number;
};

/** Does `attempt` again while the service fails, is busy, limits the rate or cannot be reached. */
export async function withRetries<Value>(
  { retries, retryDelay }: RetryPolicy,
  signal: AbortSignal | undefined,
  attempt: () => Promise<Value>,
): Promise<Value> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await attempt();
    } catch (error) {
      const delay = repeats < retries ? delayAfter(error, Math.min(retryDelay * 2 ** repeats, LONGEST_DELAY)) : null;
      if (delay === null) throw error;
      await pause(delay, signal);
    }
  }
}

/**
 * Milliseconds to wait after an error, with a random part so that clients don't all return at once; null if the error
 * is final.
 */
function delayAfter(error: unknown, backoff: number): number | null {
  const jittered = backoff * (0.5 + Math.random() / 2);
  if (error instanceof ConnectionError) return jittered;
  if (!(error instanceof ApiError)) return null;
  const { status, retryAfter } = error;
  const isStillRunning = status === 409 && retryAfter !== null;
  if (!PASSING.has(status) && !isStillRunning) return null;
  if (retryAfter === null) return jittered;
  return retryAfter <= LONGEST_RETRY_AFTER ? Math.max(retryAfter * 1000, backoff) + jittered / 2 : null;
}

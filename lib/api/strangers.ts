import { LRUCache } from "lru-cache";
import { oncePerProcess } from "@/db/per-process.mjs";
import { networkOf } from "@/lib/auth/network-of";
import { AppError } from "@/lib/errors/app-error";

/**
 * A token bucket: how many requests without a valid credential an address may send at once, and how many more per
 * second. That is enough for tests of an integration, and for a partner's server whose key has expired.
 */
const BURST = 1_000;
const PER_SECOND = 20;
const MAX_ADDRESSES = 50_000;

/** What is left of each bucket, and the time of that count in milliseconds. */
const buckets = oncePerProcess(
  "buckets",
  () => new LRUCache<string, { left: number; at: number }>({ max: MAX_ADDRESSES }),
);

/**
 * Counts a request without a valid credential against its address. Throws RATE_LIMITED once the address has sent too
 * many. `now` is in milliseconds.
 */
export function countStranger(address: string, now = Date.now()): void {
  const network = networkOf(address);
  const bucket = buckets.get(network) ?? { left: BURST, at: now };
  const left = Math.min(BURST, bucket.left + ((now - bucket.at) / 1_000) * PER_SECOND) - 1;
  buckets.set(network, { left: Math.max(0, left), at: now });
  if (left >= 0) return;
  const message = "Too many requests without a valid credential came from your address. Wait, then try again.";
  throw new AppError("RATE_LIMITED", message, { retryAfter: 1 });
}

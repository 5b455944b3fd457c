import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { rateLimitWindows } from "@/db/schema/api-keys";

/** Milliseconds within which the database must answer. It is less than the time after which a probe gives up. */
const TIMEOUT = 3_000;

/**
 * Whether the database accepts writes within three seconds. With a full disk it still answers reads, but not writes.
 */
export function isWritable(db: Db): Promise<boolean> {
  const write = db
    .insert(rateLimitWindows)
    .values({ credential: "readiness", windowStart: 0, requests: 0 })
    .onConflictDoUpdate({ target: rateLimitWindows.credential, set: { requests: sql`0` } })
    .then(
      () => true,
      () => false,
    );
  return Promise.race([write, setTimeout(TIMEOUT, false, { ref: false })]);
}

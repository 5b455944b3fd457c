import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { rateLimitWindows } from "@/db/schema/api-keys";

/** Whether the database accepts writes. With a full disk it still answers reads, but not writes. */
export const isWritable = (db: Db): Promise<boolean> =>
  db
    .insert(rateLimitWindows)
    .values({ credential: "readiness", windowStart: 0, requests: 0 })
    .onConflictDoUpdate({ target: rateLimitWindows.credential, set: { requests: sql`0` } })
    .then(
      () => true,
      () => false,
    );

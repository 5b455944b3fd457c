import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { withoutWaitingForDisk } from "@/db/commit";
import { rateLimitWindows } from "@/db/schema/api-keys";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { AppError } from "@/lib/errors";

const WINDOW_SECONDS = 60;

/** A person's requests per minute to the API, whatever the plan: clicking may need more than a small plan has. */
const PERSON_RPM = 600;

/**
 * Reads per minute of a person's open pages. Counted separately, so that pages which refresh never use up what clicking
 * needs.
 */
const PAGE_READS_RPM = 1200;

/** The kind of a request: a call of the public API, or an automatic read of an open page. */
export type Counter = "api" | "pages";

export type RateLimit = {
  limit: number;
  remaining: number;
  /** When the window ends, in Unix epoch seconds. */
  reset: number;
  /** Seconds until then, by the database's clock. */
  wait: number;
  exceeded: boolean;
};

/**
 * Counts this request in its credential's current minute. It is one statement that uses the database's clock, so that
 * the count is exact even if the clocks of processes differ. It does not wait for the disk (about 10 ms): losing a
 * count in a crash does no harm.
 */
export async function countRequest(db: Db, caller: Caller, counter: Counter): Promise<RateLimit> {
  const counted = counter === "api" ? holderOf(caller) : `${holderOf(caller)} ${counter}`;
  const [row] = await db.execute<{ requests: number; reset: number; wait: number }>(sql`
    insert into ${rateLimitWindows} as w (credential, window_start, requests)
    select ${counted}, floor(extract(epoch from now()) / ${WINDOW_SECONDS}) * ${WINDOW_SECONDS}, 1
    where ${withoutWaitingForDisk}
    on conflict (credential) do update set
      requests = case when w.window_start >= excluded.window_start then w.requests + 1 else 1 end,
      window_start = greatest(w.window_start, excluded.window_start)
    returning requests, (window_start + ${WINDOW_SECONDS})::float8 as reset,
      greatest(1, ceil(window_start + ${WINDOW_SECONDS} - extract(epoch from now())))::float8 as wait`);
  if (!row) throw new Error("the request was not counted");
  const limit = limitOf(caller, counter);
  const { requests, reset, wait } = row;
  return { limit, remaining: Math.max(0, limit - requests), reset, wait, exceeded: requests > limit };
}

/** A client has a limit for each organization that it acts for, whatever its token. */
function holderOf(caller: Caller): string {
  const credential = credentialOf(caller);
  return caller.actor.kind === "oauth_client" ? `${credential} ${caller.organizationId}` : credential;
}

function limitOf({ actor, plan }: Caller, counter: Counter): number {
  if (actor.kind !== "user") return PLAN_TERMS[plan].rpm;
  return counter === "pages" ? PAGE_READS_RPM : PERSON_RPM;
}

/** RATE_LIMITED once the credential's requests for this minute are used up. */
export function refuseExcess({ exceeded, limit, wait }: RateLimit): void {
  if (!exceeded) return;
  throw new AppError("RATE_LIMITED", `No more than ${limit} requests per minute are taken. Wait until the reset.`, {
    retryAfter: wait,
  });
}

export function rateLimitHeaders({ limit, remaining, reset }: RateLimit): Record<string, string> {
  return {
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(reset),
  };
}

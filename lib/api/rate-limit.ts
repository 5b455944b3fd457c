import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { rateLimitWindows } from "@/db/schema/api-keys";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { AppError } from "@/lib/errors";

const WINDOW_SECONDS = 60;

/** Requests per minute that a person may send to the API, whatever the plan: clicking takes more than a small plan has. */
const PERSON_RPM = 600;

/** Reads per minute of a person's open pages, counted apart, so that watching never uses up what clicking needs. */
const PAGE_READS_RPM = 1200;

/** What a request is counted as: one to the public API, or what an open page reads by itself. */
export type Counter = "api" | "pages";

export type RateLimit = {
  limit: number;
  remaining: number;
  /** When the window ends, in Unix epoch seconds. */
  reset: number;
  exceeded: boolean;
};

/** Counts this request against its credential's minute. One statement, so the count is exact across processes. */
export async function countRequest(db: Db, caller: Caller, counter: Counter, now = Date.now()): Promise<RateLimit> {
  const counted = counter === "api" ? holderOf(caller) : `${holderOf(caller)} ${counter}`;
  const start = Math.floor(now / 1000 / WINDOW_SECONDS) * WINDOW_SECONDS;
  const rows = await db.execute<{ requests: number; window_start: number }>(sql`
    insert into ${rateLimitWindows} as w (credential, window_start, requests)
    values (${counted}, ${start}, 1)
    on conflict (credential) do update set
      requests = case when w.window_start >= excluded.window_start then w.requests + 1 else 1 end,
      window_start = greatest(w.window_start, excluded.window_start)
    returning requests, window_start`);
  const limit = limitOf(caller, counter);
  const requests = rows[0]?.requests ?? 1;
  return {
    limit,
    remaining: Math.max(0, limit - requests),
    reset: (rows[0]?.window_start ?? start) + WINDOW_SECONDS,
    exceeded: requests > limit,
  };
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
export function refuseExcess({ exceeded, limit, reset }: RateLimit): void {
  if (!exceeded) return;
  throw new AppError("RATE_LIMITED", `No more than ${limit} requests per minute are taken. Wait until the reset.`, {
    retryAfter: Math.max(1, Math.ceil(reset - Date.now() / 1000)),
  });
}

export function rateLimitHeaders({ limit, remaining, reset }: RateLimit): Record<string, string> {
  return {
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(reset),
  };
}

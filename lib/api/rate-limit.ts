import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { withoutWaitingForDisk } from "@/db/commit";
import { rateLimitWindows } from "@/db/schema/api-keys";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { AppError } from "@/lib/errors/app-error";

const WINDOW_SECONDS = 60;

/**
 * The requests per minute that a person may send to the API, whatever the plan, because clicking through the pages may
 * need more than a small plan allows.
 */
const PERSON_RPM = 600;

/**
 * The reads per minute of a person's open pages. They are counted separately, so that pages that refresh themselves
 * never use up the requests needed for clicking.
 */
const PAGE_READS_RPM = 1200;

/** The kind of a request: a call of the public API, or an automatic read of an open page. */
export type Counter = "api" | "pages";

export type RateLimit = {
  limit: number;
  remaining: number;
  /** When the minute ends, in Unix epoch seconds. */
  reset: number;
  /** Seconds until the minute ends, by the database's clock. */
  wait: number;
  exceeded: boolean;
};

/**
 * Counts this request in its credential's current minute. A single statement counts by the database's clock, so the
 * count is exact even if the clocks of processes differ. The statement does not wait for the disk (about 10 ms),
 * because losing a count in a crash does no harm.
 */
export async function countRequest(db: Db, caller: Caller, counter: Counter): Promise<RateLimit> {
  const [row] = await db.execute<Count>(countingOf(sql`${nameOf(holderOf(caller), counter)}`));
  if (!row) throw new Error("the request was not counted");
  return limitBy(row, caller, counter);
}

/** The requests of the minute so far, the minute's end in Unix epoch seconds, and the seconds until then. */
export type Count = { requests: number; reset: number; wait: number };

/**
 * SQL that counts a request of this credential and returns a `Count`. With `holders`, a FROM clause such as `from key`,
 * it counts a request for each row of that clause.
 */
export const countingOf = (credential: SQL, holders = sql``): SQL => sql`
    insert into ${rateLimitWindows} as w (credential, window_start, requests)
    select ${credential}, floor(extract(epoch from now()) / ${WINDOW_SECONDS}) * ${WINDOW_SECONDS}, 1 ${holders}
    where ${withoutWaitingForDisk}
    on conflict (credential) do update set
      requests = case when w.window_start >= excluded.window_start then w.requests + 1 else 1 end,
      window_start = greatest(w.window_start, excluded.window_start)
    returning requests, (window_start + ${WINDOW_SECONDS})::float8 as reset,
      greatest(1, ceil(window_start + ${WINDOW_SECONDS} - extract(epoch from now())))::float8 as wait`;

/** The limit of a caller whose request has been counted. */
export function limitBy({ requests, reset, wait }: Count, caller: Caller, counter: Counter): RateLimit {
  const limit = limitOf(caller, counter);
  return { limit, remaining: Math.max(0, limit - requests), reset, wait, exceeded: requests > limit };
}

/** The name under which a credential's requests are counted. */
export const nameOf = (credential: string, counter: Counter): string =>
  counter === "api" ? credential : `${credential} ${counter}`;

/**
 * The name of the caller's limit. A partner's client has one limit for each organization that it acts for, however many
 * tokens it has.
 */
function holderOf(caller: Caller): string {
  const credential = credentialOf(caller);
  return caller.actor.kind === "oauth_client" ? `${credential} ${caller.organizationId}` : credential;
}

function limitOf({ actor, plan }: Caller, counter: Counter): number {
  if (actor.kind !== "user") return PLAN_TERMS[plan].rpm;
  return counter === "pages" ? PAGE_READS_RPM : PERSON_RPM;
}

/** Throws RATE_LIMITED once the credential has used up its requests for this minute. */
export function refuseExcess({ exceeded, limit, wait }: RateLimit): void {
  if (!exceeded) return;
  throw new AppError("RATE_LIMITED", `At most ${limit} requests per minute are allowed. Wait until the reset.`, {
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

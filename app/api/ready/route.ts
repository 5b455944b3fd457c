import { sql } from "drizzle-orm";
import { rateLimitWindows } from "@/db/schema/api-keys";
import { isRunnerReachable } from "@/inngest/reachable";
import { endpoints, openRoute } from "@/lib/api/endpoints";
import { db } from "@/lib/db";

export const dynamic = "force-dynamic";

const RETRY_SECONDS = "5";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  openRoute("GET", async () => {
    const [database, runner] = await Promise.all([canWrite(), isRunnerReachable()]);
    const ready = database && runner;
    return Response.json(
      { status: ready ? "ready" : "unavailable", database, runner },
      ready ? {} : { status: 503, headers: { "Retry-After": RETRY_SECONDS } },
    );
  }),
);

/** A database whose disk is full still answers reads. */
const canWrite = () =>
  db
    .insert(rateLimitWindows)
    .values({ credential: "readiness", windowStart: 0, requests: 0 })
    .onConflictDoUpdate({ target: rateLimitWindows.credential, set: { requests: sql`0` } })
    .then(
      () => true,
      () => false,
    );

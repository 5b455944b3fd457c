import { isRunnerReachable } from "@/inngest/reachable";
import { endpoints, openRoute } from "@/lib/api/endpoints";
import { db } from "@/lib/runtime/db";
import { isWritable } from "@/lib/upkeep/readiness";

export const dynamic = "force-dynamic";

const RETRY_SECONDS = "5";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  openRoute("GET", async () => {
    const [database, runner] = await Promise.all([isWritable(db), isRunnerReachable()]);
    const ready = database && runner;
    return Response.json(
      { status: ready ? "ready" : "unavailable", database, runner },
      ready ? {} : { status: 503, headers: { "Retry-After": RETRY_SECONDS } },
    );
  }),
);

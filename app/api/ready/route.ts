import { sql } from "drizzle-orm";
import { isRunnerReachable } from "@/inngest/reachable";
import { endpoints, openRoute } from "@/lib/api/endpoints";
import { db } from "@/lib/db";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  openRoute("GET", async () => {
    const [database, runner] = await Promise.all([isDatabaseReachable(), isRunnerReachable()]);
    const ready = database && runner;
    return Response.json({ status: ready ? "ready" : "unavailable", database, runner }, { status: ready ? 200 : 503 });
  }),
);

const isDatabaseReachable = () =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );

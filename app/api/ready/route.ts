import { sql } from "drizzle-orm";
import { endpoints, openRoute } from "@/lib/api/endpoints";
import { db } from "@/lib/db";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  openRoute("GET", async () => {
    const reachable = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return Response.json(
      { status: reachable ? "ready" : "unavailable", database: reachable },
      { status: reachable ? 200 : 503 },
    );
  }),
);

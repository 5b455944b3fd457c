import { sql } from "drizzle-orm";
import { db } from "@/lib/db";

export const dynamic = "force-dynamic";

export async function GET() {
  const reachable = await db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Response.json(
    { status: reachable ? "ready" : "unavailable", database: reachable },
    { status: reachable ? 200 : 503 },
  );
}

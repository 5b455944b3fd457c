import { sql } from "drizzle-orm";
import type { Connection } from "@/db/client";
import type { Route } from "./server";

/** The message by which the web process learns that its runner does no jobs now. */
export const STANDING_BY = "standing by";

/** `GET /health` of the runner that does the jobs. It fails if the database does not answer. */
export function healthOf(db: Connection["db"]): Route {
  return health(async () => {
    await db.execute(sql`select 1`);
    return "OK";
  });
}

/** `GET /health` of a runner that waits until the one that does the jobs ends. */
export const standingBy = (): Route => health(async () => STANDING_BY);

const health = (message: () => Promise<string>): Route => ({
  method: "GET",
  path: /^\/health$/,
  handle: async () => ({ status: 200, body: { status: 200, message: await message() } }),
});

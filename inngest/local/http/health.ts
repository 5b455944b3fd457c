import { sql } from "drizzle-orm";
import type { Connection } from "@/db/client";
import type { Route } from "./server";

/** The reply by which the web process learns that its runner stands by and runs no jobs. */
export const STANDING_BY = "standing by";

/** `GET /health` of the runner that works. It fails if the database does not answer. */
export function healthOf(db: Connection["db"]): Route {
  return health(async () => {
    await db.execute(sql`select 1`);
    return "OK";
  });
}

/** `GET /health` of a runner that stands by until the working runner ends. */
export const standingBy = (): Route => health(async () => STANDING_BY);

const health = (message: () => Promise<string>): Route => ({
  method: "GET",
  path: /^\/health$/,
  handle: async () => ({ status: 200, body: { status: 200, message: await message() } }),
});

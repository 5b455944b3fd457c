import { lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { cronMoments, events, runs } from "./schema";

/**
 * Removes runs that ended more than `days` days ago, events of that age, and cron times that are more than a day old.
 * Events are kept for at least a day, so that a repeated event is recognised.
 */
export async function removeOld(db: Db, days: number): Promise<void> {
  const before = (age: number) => sql`now() - ${age} * interval '1 day'`;
  await db.delete(runs).where(lt(runs.endedAt, before(days)));
  await db.delete(events).where(lt(events.receivedAt, before(Math.max(days, 1))));
  await db.delete(cronMoments).where(lt(cronMoments.at, before(1)));
}

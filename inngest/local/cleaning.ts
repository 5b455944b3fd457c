import type { Sql } from "./database";

/** Deletes what is of no more use: ended runs and events after `days`, and what has expired. */
export async function clean(sql: Sql, days: number): Promise<void> {
  const age = `${days} days`;
  await sql`delete from runs where ended_at < now() - ${age}::interval`;
  await sql`delete from events where received_at < now() - greatest(${age}::interval, interval '24 hours')`;
  await sql`delete from claims where expires_at < now()`;
  await sql`delete from rate_windows where resets_at < now()`;
  await sql`delete from throttles where free_at < now()`;
}

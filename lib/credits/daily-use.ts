import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditLedger } from "@/db/schema/credits";
import type { Caller } from "@/lib/auth/caller";

export type DayOfUse = { day: Date; credits: number };

/**
 * The credits used on each of the last days in UTC, including today, earliest first. Reserved credits count on the day
 * of the reservation; returned credits lower the use of the day on which they are returned, to no less than 0.
 */
export async function readDailyUse(
  db: Db,
  { organizationId }: Pick<Caller, "organizationId">,
  days: number,
): Promise<DayOfUse[]> {
  const rows = await db.execute<{ day: string; credits: number }>(sql`
    with today as (select date_trunc('day', now() at time zone 'UTC') as at), used as (
      select date_trunc('day', ${creditLedger.createdAt} at time zone 'UTC') as day, -sum(${creditLedger.amount}) as credits
      from ${creditLedger}, today
      where ${creditLedger.organizationId} = ${organizationId}
        and ${creditLedger.kind} in ('reservation', 'settlement', 'release')
        and ${creditLedger.createdAt} >= (today.at - make_interval(days => ${days - 1}::integer)) at time zone 'UTC'
      group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day, greatest(0, coalesce(used.credits, 0))::integer as credits
    from today cross join generate_series(today.at - make_interval(days => ${days - 1}::integer), today.at, interval '1 day') day
    left join used using (day)
    order by day`);
  return rows.map(({ day, credits }) => ({ day: new Date(`${day}T00:00:00Z`), credits }));
}

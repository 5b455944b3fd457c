import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditAccounts, creditLedger } from "@/db/schema/credits";
import { managedOrganizations } from "@/db/schema/oauth";
import { organizations } from "@/db/schema/organizations";
import { byPlan } from "./plans";

const MAX_MONTHS_AT_ONCE = 120;

/**
 * Adds the plan's credits to every account for each month since its organization was created, on that day of the month.
 * Unused credits stay; trials and managed organizations get none. Safe to run twice, even at the same time, because one
 * statement both counts the month and adds the credits. Returns the number of grants.
 */
export async function grantMonthlyCredits(db: Db): Promise<number> {
  let grants = 0;
  for (let round = 0; round < MAX_MONTHS_AT_ONCE; round++) {
    const counted = await grantOneMonth(db);
    if (counted.length === 0) break;
    grants += counted.filter(({ amount }) => amount > 0).length;
  }
  return grants;
}

/** True for a managed organization, which gets its credits from its partner. */
const isManaged = sql`exists (select from ${managedOrganizations} m where m.managed_id = o.id)`;

/** Grants one month to every account that is due one. */
const grantOneMonth = (db: Db) =>
  db.execute<{ amount: number }>(sql`
    with counted as (
      update ${creditAccounts} a set months_granted = months_granted + 1, balance = balance + terms.amount
      from ${organizations} o, lateral (
        select case when o.is_trial or ${isManaged} then 0 else ${byPlan(sql`o.plan`, ({ creditsMonthly }) => creditsMonthly)} end
      ) as terms (amount)
      where o.id = a.organization_id
        and o.created_at + make_interval(months => a.months_granted + 1) <= now()
      returning a.organization_id, a.balance, terms.amount,
        o.created_at + make_interval(months => a.months_granted) as due
    ), written as (
      insert into ${creditLedger} (organization_id, kind, amount, balance_after, description)
      select organization_id, 'grant', amount, balance, 'Monthly credits of ' || to_char(due, 'YYYY-MM-DD')
      from counted where amount > 0
    )
    select amount from counted`);

import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditAccounts } from "@/db/schema/credits";
import { organizations } from "@/db/schema/organizations";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { readPartnerFunds } from "./partner-funds";
import { PLAN_TERMS } from "./plans";

/** The balance, without reserved credits. */
export async function readBalance(db: Db, organizationId: string): Promise<number> {
  const [account] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.organizationId, organizationId));
  return account?.balance ?? 0;
}

/** The balance plus, if a partner pays, what may still be spent of the partner's credits. */
export const readSpendable = async (db: Db, organizationId: string): Promise<number> =>
  (await readBalance(db, organizationId)) + (await readPartnerFunds(db, organizationId));

/** Plan, balance and limits of the caller's organization. */
export async function readUsage(db: Db, { organizationId }: Caller) {
  const [row] = await db
    .select({ plan: organizations.plan, isTrial: organizations.isTrial, balance: creditAccounts.balance })
    .from(organizations)
    .innerJoin(creditAccounts, eq(creditAccounts.organizationId, organizations.id))
    .where(eq(organizations.id, organizationId));
  if (!row) throw new AppError("NOT_FOUND", "This organization does not exist.");
  const terms = PLAN_TERMS[row.plan];
  return {
    plan: row.plan,
    credits_remaining: row.balance + (await readPartnerFunds(db, organizationId)),
    credits_monthly: terms.creditsMonthly,
    is_trial: row.isTrial,
    rate_limit: { rpm: terms.rpm, concurrent_jobs: terms.concurrentJobs },
  };
}

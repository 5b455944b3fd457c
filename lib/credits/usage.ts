import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { creditAccounts } from "@/db/schema/credits";
import { managedOrganizations } from "@/db/schema/oauth";
import { organizations } from "@/db/schema/organizations";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { fundsOf } from "./partner-funds";
import { PLAN_TERMS } from "./plans";

/** The balance, without reserved credits. */
export async function readBalance(db: Db, organizationId: string): Promise<number> {
  const [account] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.organizationId, organizationId));
  return account?.balance ?? 0;
}

/** The balance plus, if a partner pays, the amount of the partner's credits that may still be spent. */
export const readSpendable = async (db: Db, organizationId: string): Promise<number> =>
  (await readAccount(db, organizationId))?.spendable ?? 0;

/** Plan, balance and limits of the caller's organization. */
export async function readUsage(db: Db, { organizationId }: Caller) {
  const account = await readAccount(db, organizationId);
  if (!account) throw new AppError("NOT_FOUND", "This organization does not exist.");
  const terms = PLAN_TERMS[account.plan];
  return {
    plan: account.plan,
    credits_remaining: account.spendable,
    credits_monthly: terms.creditsMonthly,
    is_trial: account.isTrial,
    rate_limit: { rpm: terms.rpm, concurrent_jobs: terms.concurrentJobs },
  };
}

const payer = alias(organizations, "payer");
const payerAccount = alias(creditAccounts, "payer_account");

/** An organization's plan and what it may spend, in one statement; undefined if it does not exist. */
async function readAccount(db: Db, organizationId: string) {
  const [row] = await db
    .select({
      plan: organizations.plan,
      isTrial: organizations.isTrial,
      balance: creditAccounts.balance,
      cap: managedOrganizations.creditCap,
      spent: managedOrganizations.spent,
      payerBalance: payerAccount.balance,
      payerPlan: payer.plan,
    })
    .from(organizations)
    .innerJoin(creditAccounts, eq(creditAccounts.organizationId, organizations.id))
    .leftJoin(
      managedOrganizations,
      and(eq(managedOrganizations.managedId, organizations.id), eq(managedOrganizations.funding, "partner")),
    )
    .leftJoin(payerAccount, eq(payerAccount.organizationId, managedOrganizations.organizationId))
    .leftJoin(payer, eq(payer.id, managedOrganizations.organizationId))
    .where(eq(organizations.id, organizationId));
  if (!row) return undefined;
  const { plan, isTrial, balance, cap, spent, payerBalance, payerPlan } = row;
  const isPaidFor = spent !== null && payerBalance !== null && payerPlan !== null;
  const funds = isPaidFor ? fundsOf({ cap, spent, balance: payerBalance, plan: payerPlan }) : 0;
  return { plan, isTrial, spendable: balance + funds };
}

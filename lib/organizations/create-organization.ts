import { v7 as uuid } from "uuid";
import type { Db } from "@/db/client";
import { organizations } from "@/db/schema/organizations";
import type { Plan } from "@/db/schema/terms";
import { openAccount } from "@/lib/credits/ledger";
import { PLAN_TERMS, TRIAL_CREDITS } from "@/lib/credits/plans";
import { AppError } from "@/lib/errors/app-error";

export type Organization = { id: string; name: string; plan: Plan; isTrial: boolean; credits: number };

/**
 * Creates an organization with its credit account. Without `credits` the opening balance is the plan's monthly credits,
 * or the trial's. Throws VALIDATION_ERROR for a blank name.
 */
export async function createOrganization(
  db: Db,
  input: { name: string; plan: Plan; credits?: number; isTrial?: boolean },
): Promise<Organization> {
  const { plan, isTrial = false } = input;
  const name = input.name.trim();
  if (!name) throw new AppError("VALIDATION_ERROR", "An organization needs a name.");
  const credits = input.credits ?? (isTrial ? TRIAL_CREDITS : PLAN_TERMS[plan].creditsMonthly);
  const id = uuid();
  await db.transaction(async (tx) => {
    await tx.insert(organizations).values({ id, name, plan, isTrial });
    await openAccount(tx, { organizationId: id, credits });
  });
  return { id, name, plan, isTrial, credits };
}

import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditAccounts } from "@/db/schema/credits";
import { managedOrganizations } from "@/db/schema/oauth";
import { organizations } from "@/db/schema/organizations";
import type { Plan } from "@/db/schema/terms";
import { type Movement, moveCredits } from "./ledger";
import { PLAN_TERMS } from "./plans";

/** Credits that came from a partner's balance. */
export type Drawn = { drawn: number; drawnFrom: string | null };

const NOTHING: Drawn = { drawn: 0, drawnFrom: null };

/**
 * Moves to a managed organization the part of `amount` that its own balance lacks, from its partner's balance, if the
 * partner pays and the cap allows it; otherwise nothing moves. Call it in the transaction that spends the credits. Rows
 * are always locked in this order: managed organization, partner's account, own account.
 */
export async function drawFromPartner(tx: Db, organizationId: string, amount: number): Promise<Drawn> {
  const [managed] = await tx
    .select({ partnerId: managedOrganizations.organizationId, funding: managedOrganizations.funding })
    .from(managedOrganizations)
    .where(eq(managedOrganizations.managedId, organizationId))
    .for("update");
  if (managed?.funding !== "partner") return NOTHING;
  const missing = amount - Math.max(0, await ownBalance(tx, organizationId));
  if (missing <= 0) return NOTHING;
  const { partnerId } = managed;
  const [within] = await tx
    .update(managedOrganizations)
    .set({ spent: sql`${managedOrganizations.spent} + ${missing}` })
    .where(
      and(
        isManaged(partnerId, organizationId),
        sql`(${managedOrganizations.creditCap} is null
          or ${managedOrganizations.spent} + ${missing} <= ${managedOrganizations.creditCap})`,
      ),
    )
    .returning({ spent: managedOrganizations.spent });
  if (!within) return NOTHING;
  const floor = (await isBounded(tx, partnerId)) ? { floor: 0 } : {};
  const taken = await move(tx, partnerId, {
    amount: -missing,
    description: "For {name}",
    subjectId: organizationId,
    ...floor,
  });
  if (taken === null) {
    await noteSpent(tx, { partnerId, organizationId, change: -missing });
    return NOTHING;
  }
  await move(tx, organizationId, { amount: missing, description: "From the partner" });
  return { drawn: missing, drawnFrom: partnerId };
}

/**
 * Returns credits that were drawn from the partner and are not needed. Locks rows in the order of `drawFromPartner`.
 */
export async function returnToPartner(
  tx: Db,
  organizationId: string,
  { drawn, drawnFrom }: Drawn,
  settle: () => Promise<void>,
): Promise<void> {
  if (drawn === 0 || drawnFrom === null) return settle();
  await noteSpent(tx, { partnerId: drawnFrom, organizationId, change: -drawn });
  const unused = { description: "Not used by {name}", subjectId: organizationId };
  const isTaken = await move(tx, drawnFrom, { amount: drawn, ...unused });
  await settle();
  if (isTaken !== null) await move(tx, organizationId, { amount: -drawn, description: "Back to the partner" });
}

/**
 * A partner that pays for an organization: its balance and plan, the cap that it has set, and how much of the cap was
 * spent.
 */
export type Payer = { cap: number | null; spent: number; balance: number; plan: Plan };

/** How many of its partner's credits an organization may still spend. */
export function fundsOf({ cap, spent, balance, plan }: Payer): number {
  const left = cap === null ? Number.POSITIVE_INFINITY : Math.max(0, cap - spent);
  const isBoundless = cap !== null && PLAN_TERMS[plan].allowsNegativeBalance;
  return isBoundless ? left : Math.min(left, Math.max(0, balance));
}

async function ownBalance(tx: Db, organizationId: string): Promise<number> {
  const [account] = await tx
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.organizationId, organizationId));
  return account?.balance ?? 0;
}

async function isBounded(tx: Db, partnerId: string): Promise<boolean> {
  const [partner] = await tx
    .select({ plan: organizations.plan })
    .from(organizations)
    .where(eq(organizations.id, partnerId));
  return !partner || !PLAN_TERMS[partner.plan].allowsNegativeBalance;
}

type Spending = { partnerId: string; organizationId: string; change: number };

async function noteSpent(tx: Db, { partnerId, organizationId, change }: Spending): Promise<void> {
  await tx
    .update(managedOrganizations)
    .set({ spent: sql`greatest(0, ${managedOrganizations.spent} + ${change})` })
    .where(isManaged(partnerId, organizationId));
}

const isManaged = (partnerId: string, organizationId: string) =>
  and(eq(managedOrganizations.organizationId, partnerId), eq(managedOrganizations.managedId, organizationId));

type Transfer = Pick<Movement, "amount" | "description" | "subjectId" | "floor">;

const move = (tx: Db, organizationId: string, movement: Transfer) =>
  moveCredits(tx, { ...movement, organizationId, kind: "transfer", reservationId: null });

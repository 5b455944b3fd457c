import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditAccounts, creditLedger } from "@/db/schema/credits";
import type { LedgerKind } from "@/db/schema/terms";
import { AppError } from "@/lib/errors/app-error";
import { publishEvent } from "@/lib/webhooks/publish-event";

/** Opens the account of a new organization with exactly `credits`. */
export async function openAccount(db: Db, input: { organizationId: string; credits: number }): Promise<void> {
  const { organizationId, credits } = input;
  await db.transaction(async (tx) => {
    await tx.insert(creditAccounts).values({ organizationId, balance: credits });
    await tx.insert(creditLedger).values({
      organizationId,
      kind: "opening",
      amount: credits,
      balanceAfter: credits,
      description: "Opening balance",
    });
  });
}

/** Adds credits by hand or by plan; returns the new balance. Throws NOT_FOUND without an account. */
export async function grantCredits(
  db: Db,
  input: { organizationId: string; amount: number; description: string },
): Promise<number> {
  const balance = await moveCredits(db, { ...input, kind: "grant", reservationId: null });
  if (balance === null) throw new AppError("NOT_FOUND", "This organization does not exist.");
  return balance;
}

export type Movement = {
  organizationId: string;
  kind: LedgerKind;
  /** The change of the balance: negative if credits are taken. */
  amount: number;
  /** `{name}` in it stands for the present name of the subject: a question, or a managed organization. */
  description: string;
  subjectId?: string | undefined;
  reservationId: string | null;
  /** A movement that would take the balance below this value is refused. */
  floor?: number;
};

/** Webhooks get `balance.low` when a balance falls to this number or below, once per crossing. */
export const LOW_BALANCE = 100;

/**
 * Changes the balance and writes the ledger row in one statement, so that both always agree. Returns the new balance,
 * or null if the floor refuses the movement or there is no account.
 */
export async function moveCredits(db: Db, movement: Movement): Promise<number | null> {
  const { organizationId, kind, amount, description, subjectId, reservationId, floor } = movement;
  const rows = await db.execute<{ balance_after: number }>(sql`
    with moved as (
      update ${creditAccounts} set balance = balance + ${amount}
      where organization_id = ${organizationId}
        and (${floor ?? null}::integer is null or balance + ${amount} >= ${floor ?? null}::integer)
      returning balance
    )
    insert into ${creditLedger} (organization_id, kind, amount, balance_after, reservation_id, description, subject_id)
    select ${organizationId}, ${kind}::ledger_kind, ${amount}, balance, ${reservationId}::uuid, ${description},
      ${subjectId ?? null}::uuid
    from moved
    returning balance_after`);
  const balance = rows[0]?.balance_after ?? null;
  if (balance !== null && balance <= LOW_BALANCE && balance - amount > LOW_BALANCE) {
    await publishEvent(db, organizationId, {
      event: "balance.low",
      organization_id: organizationId,
      credits_remaining: balance,
      threshold: LOW_BALANCE,
      timestamp: new Date().toISOString(),
    });
  }
  return balance;
}

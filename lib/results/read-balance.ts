import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditAccounts } from "@/db/schema/credits";

/** The credits that an organization has left after reservations; null without an account. */
export async function readBalance(db: Db, organizationId: string): Promise<number | null> {
  const [account] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.organizationId, organizationId));
  return account?.balance ?? null;
}

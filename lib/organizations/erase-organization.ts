import { and, eq, gt, ne, notExists, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { rateLimitWindows } from "@/db/schema/api-keys";
import { managedOrganizations } from "@/db/schema/oauth";
import { invitations, memberships, organizations, users } from "@/db/schema/organizations";
import { sessions } from "@/db/schema/sessions";
import { moveCredits } from "@/lib/credits/ledger";
import { releaseAllReservations } from "@/lib/credits/reservation";
import { readBalance } from "@/lib/credits/usage";
import { eraseLogin } from "./erase-login";

/**
 * Locks an organization that is about to be deleted, in the order of `drawFromPartner`, so that no job is accepted any
 * more.
 */
export async function lockOrganization(tx: Db, id: string): Promise<void> {
  await tx
    .select({ id: managedOrganizations.managedId })
    .from(managedOrganizations)
    .where(eq(managedOrganizations.managedId, id))
    .for("update");
  await tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, id)).for("update");
}

/**
 * Deletes a locked organization without open jobs, with everything in it, and the logins of people who are in no other
 * one. A partner that manages it gets its remaining credits, and those reserved by calls that still run. Returns how
 * many logins were deleted.
 */
export async function eraseOrganization(tx: Db, id: string): Promise<number> {
  await releaseAllReservations(tx, id);
  const left = await readBalance(tx, id);
  const [managed] = await tx
    .select({ partnerId: managedOrganizations.organizationId })
    .from(managedOrganizations)
    .where(eq(managedOrganizations.managedId, id));
  const alone = await selectAlone(tx, id);
  await tx.update(sessions).set({ actingFor: null }).where(eq(sessions.actingFor, id));
  await tx.delete(rateLimitWindows).where(sql`strpos(${rateLimitWindows.credential}, ${id}) > 0`);
  await tx.delete(organizations).where(eq(organizations.id, id));
  for (const { userId } of alone) await eraseLogin(tx, userId);
  if (managed && left > 0) {
    await moveCredits(tx, {
      organizationId: managed.partnerId,
      kind: "transfer",
      amount: left,
      description: "Left by {name}",
      subjectId: id,
      reservationId: null,
    });
  }
  return alone.length;
}

/** Its members who are in no other organization, and invited to none. */
export function selectAlone(db: Db, organizationId: string) {
  const elsewhere = db
    .select({ id: sql`1` })
    .from(sql`${memberships} other`)
    .where(sql`other.user_id = ${memberships.userId} and other.organization_id <> ${organizationId}`);
  const invited = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        sql`${invitations.email} = lower(${users.email})`,
        ne(invitations.organizationId, organizationId),
        gt(invitations.expiresAt, sql`now()`),
      ),
    );
  return db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), notExists(elsewhere), notExists(invited)));
}

import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships, organizations } from "@/db/schema/organizations";
import { type Origin, recordAboutLogin } from "@/lib/audit/record-action";
import type { Member } from "@/lib/auth/caller";
import { AppError, invalidForm } from "@/lib/errors/app-error";
import { type EndedBy, endMembership } from "@/lib/organizations/end-membership";
import { eraseLogin } from "@/lib/organizations/erase-login";

/**
 * Deletes a signed-in person's login, who types its address. Throws VALIDATION_ERROR for another address; CONFLICT if
 * an organization would be without an owner.
 */
export async function deleteAccount(
  db: Db,
  { user }: Member,
  { email, ...origin }: Origin & { email: string },
): Promise<void> {
  if (email.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw invalidForm([{ path: "email", message: `Type your address: ${user.email}` }]);
  }
  await eraseAccount(db, user.id, { ...origin, actor: { kind: "user", id: user.id } });
}

/**
 * Deletes a login after it has ended all memberships, with the keys and apps' grants that the person made. Throws
 * CONFLICT if an organization would be without an owner.
 */
export async function eraseAccount(db: Db, userId: string, by: EndedBy): Promise<void> {
  await db.transaction(async (tx) => {
    const owned = await tx
      .select({ organizationId: memberships.organizationId })
      .from(memberships)
      .where(isOwner(tx, userId))
      .orderBy(asc(memberships.organizationId), asc(memberships.userId))
      .for("update");
    const alone = (await listOwnedAlone(tx, userId)).map(({ name }) => name);
    if (owned.length > 0 && alone.length > 0) {
      const message = `Nobody else owns ${alone.join(", ")}. Make somebody else an owner, or delete the organization, first.`;
      throw new AppError("CONFLICT", message);
    }
    await recordAboutLogin(tx, { ...by, userId, action: "deleteAccount" });
    const joined = await tx
      .select({ organizationId: memberships.organizationId })
      .from(memberships)
      .where(eq(memberships.userId, userId));
    for (const { organizationId } of joined) {
      await endMembership(tx, { organizationId, userId }, { kept: { apiKeys: [], apps: [] }, by });
    }
    await eraseLogin(tx, userId);
  });
}

/** The organizations of which a person is the only owner. */
export async function listOwnedAlone(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  const owners = await db
    .select({ id: organizations.id, name: organizations.name, userId: memberships.userId })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(isOwner(db, userId))
    .orderBy(asc(organizations.name));
  return owners.filter(({ id }) => owners.every((other) => other.id !== id || other.userId === userId));
}

/** The owners of the organizations that a person owns, the person included. */
const isOwner = (db: Db, userId: string) =>
  and(
    eq(memberships.role, "owner"),
    inArray(
      memberships.organizationId,
      db
        .select({ id: memberships.organizationId })
        .from(memberships)
        .where(and(eq(memberships.userId, userId), eq(memberships.role, "owner"))),
    ),
  );

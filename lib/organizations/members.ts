import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { memberships, users } from "@/db/schema/organizations";
import { ROLES, type Role } from "@/db/schema/terms";
import type { Member } from "@/lib/auth/caller";
import { requireManager } from "@/lib/auth/require-role";
import { AppError } from "@/lib/errors";

export type MemberLine = { userId: string; email: string; role: Role; joinedAt: Date };

/** An organization's members, ordered by address. */
export function listMembers(db: Db, organizationId: string): Promise<MemberLine[]> {
  return db
    .select({
      userId: users.id,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.organizationId, organizationId))
    .orderBy(asc(users.email));
}

/** The roles that a member of this role may give: only owners may make others owners. */
export const rolesGivenBy = (role: Role): readonly Role[] =>
  role === "owner" ? ROLES : ROLES.filter((other) => other !== "owner");

/**
 * Returns the role if `member` may give it. Throws INSUFFICIENT_SCOPE if not; VALIDATION_ERROR if there is no such
 * role.
 */
export function requireRoleGivenBy(member: Member, role: string): Role {
  requireManager(member);
  const known = ROLES.find((other) => other === role);
  if (!known) throw new AppError("VALIDATION_ERROR", "Choose one of the roles.");
  if (rolesGivenBy(member.role).includes(known)) return known;
  throw new AppError("INSUFFICIENT_SCOPE", "Only an owner can make somebody an owner.");
}

/** Gives a member another role. Throws CONFLICT if the organization would have no owner. */
export async function changeRole(db: Db, member: Member, input: { userId: string; role: string }): Promise<void> {
  const role = requireRoleGivenBy(member, input.role);
  await changeMembership(db, member, input.userId, async (tx, isHere) => {
    await tx.update(memberships).set({ role }).where(isHere);
    return role === "owner";
  });
}

/**
 * Removes a member from the organization. All members may remove themselves. Throws CONFLICT if the organization would
 * have no owner.
 */
export async function removeMember(db: Db, member: Member, userId: string): Promise<void> {
  if (userId !== member.user.id) requireManager(member);
  await changeMembership(db, member, userId, async (tx, isHere) => {
    await tx.delete(memberships).where(isHere);
    return false;
  });
}

type Membership = ReturnType<typeof and>;

/**
 * Changes a membership with the rows of all owners locked, so that two owners cannot demote each other at the same
 * time.
 */
async function changeMembership(
  db: Db,
  member: Member,
  userId: string,
  change: (tx: Db, isHere: Membership) => Promise<boolean>,
): Promise<void> {
  const unknown = new AppError("NOT_FOUND", "This person is not a member of the organization.");
  if (!z.uuid().safeParse(userId).success) throw unknown;
  const organizationId = member.organization.id;
  await db.transaction(async (tx) => {
    const owners = await tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.organizationId, organizationId), eq(memberships.role, "owner")))
      .orderBy(asc(memberships.userId))
      .for("update");
    const isOwner = owners.some((owner) => owner.userId === userId);
    if (isOwner && member.role !== "owner") {
      throw new AppError("INSUFFICIENT_SCOPE", "Only an owner can change what another owner may do.");
    }
    const isHere = and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId));
    const [known] = await tx.select({ role: memberships.role }).from(memberships).where(isHere);
    if (!known) throw unknown;
    const staysOwner = await change(tx, isHere);
    if (isOwner && !staysOwner && owners.length === 1) {
      throw new AppError("CONFLICT", "An organization needs an owner. Make somebody else an owner first.");
    }
  });
}

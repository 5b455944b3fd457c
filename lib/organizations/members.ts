import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { memberships, users } from "@/db/schema/organizations";
import { projects, questions } from "@/db/schema/projects";
import { ROLES, type Role } from "@/db/schema/terms";
import type { Origin } from "@/lib/audit/record-action";
import type { Member } from "@/lib/auth/caller";
import { codesAnswers, releaseWork } from "@/lib/auth/release-work";
import { requireManager } from "@/lib/auth/require-role";
import { pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { endInvitationsBeyond, endMembership, type Kept } from "./end-membership";
import { listMade, type Made, NOTHING_MADE } from "./made-by";

export type MemberLine = { userId: string; email: string; role: Role; joinedAt: Date };

/** An organization's members, ordered by address. */
export const listMembers = (db: Db, organizationId: string): Promise<MemberLine[]> =>
  selectMembers(db, organizationId).orderBy(asc(users.email));

/**
 * The members to whom answers of a question can be assigned, ordered by address: those who code its project's answers.
 */
export function listAssignable(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
): Promise<MemberLine[]> {
  const codes = sql`exists (select from ${memberships} m
    join ${questions} q on q.organization_id = m.organization_id and q.id = ${questionId}
    join ${projects} p on p.organization_id = m.organization_id and p.id = q.project_id
    where m.organization_id = ${memberships}.organization_id and m.user_id = ${memberships}.user_id and ${codesAnswers})`;
  return selectMembers(db, organizationId, codes).orderBy(asc(users.email));
}

const selectMembers = (db: Db, organizationId: string, condition?: SQL) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), condition))
    .$dynamic();

/** A page of the members with what each of them made; the cursor is the last one's id. For owners and admins. */
export async function pageOfMembers(
  db: Db,
  member: Member,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  requireManager(member);
  const organizationId = member.organization.id;
  const rest = cursor ? gt(memberships.userId, cursor) : undefined;
  const found = await selectMembers(db, organizationId, rest)
    .orderBy(asc(memberships.userId))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ userId }) => userId);
  const made = await listMade(db, organizationId);
  return { items: items.map((line) => shown(line, made.get(line.userId) ?? NOTHING_MADE)), nextCursor };
}

const shown = ({ userId, email, role, joinedAt }: MemberLine, { apiKeys, apps, webhooks }: Made) => ({
  user_id: userId,
  email,
  role,
  joined_at: joinedAt,
  api_keys: apiKeys.map(({ lastUsedAt, ...key }) => ({ ...key, last_used_at: lastUsedAt })),
  apps: apps.map(({ lastUsedAt, ...app }) => ({ ...app, last_used_at: lastUsedAt })),
  webhooks,
});

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

/**
 * Gives a member another role, and ends the open invitations that they could not send in it, and their claims in projects
 * that they do not see in it. Throws CONFLICT if the
 * organization would have no owner.
 */
export async function changeRole(db: Db, member: Member, input: { userId: string; role: string }): Promise<void> {
  const role = requireRoleGivenBy(member, input.role);
  const { userId } = input;
  await changeMembership(db, member, { userId, staysOwner: role === "owner" }, async (tx, isHere) => {
    await tx.update(memberships).set({ role }).where(isHere);
    await releaseWork(tx, { organizationId: member.organization.id, userId });
    await endInvitationsBeyond(tx, { organizationId: member.organization.id, userId }, role);
  });
}

/**
 * Removes a member from the organization, with the API keys and apps' grants that they made and their open invitations
 * (`endMembership`). All members may remove themselves; only owners and admins may keep keys and grants. Throws CONFLICT
 * if the organization would have no owner.
 */
export async function removeMember(
  db: Db,
  member: Member,
  { userId, kept, ...origin }: Origin & { userId: string; kept: Kept },
): Promise<{ apiKeys: string[]; apps: string[] }> {
  if (userId !== member.user.id || kept.apiKeys.length + kept.apps.length > 0) requireManager(member);
  const by = { ...origin, actor: { kind: "user", id: member.user.id } } as const;
  return changeMembership(db, member, { userId, staysOwner: false }, (tx) =>
    endMembership(tx, { organizationId: member.organization.id, userId }, { kept, by }),
  );
}

type Membership = ReturnType<typeof and>;

/**
 * Changes a membership with the rows of all owners locked, so that two owners cannot demote each other at the same
 * time.
 */
async function changeMembership<Result>(
  db: Db,
  member: Member,
  { userId, staysOwner }: { userId: string; staysOwner: boolean },
  change: (tx: Db, isHere: Membership) => Promise<Result>,
): Promise<Result> {
  const unknown = new AppError("NOT_FOUND", "This person is not a member of the organization.");
  if (!z.uuid().safeParse(userId).success) throw unknown;
  const organizationId = member.organization.id;
  return db.transaction(async (tx) => {
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
    if (isOwner && !staysOwner && owners.length === 1) {
      throw new AppError("CONFLICT", "An organization needs an owner. Make somebody else an owner first.");
    }
    return change(tx, isHere);
  });
}

import { and, asc, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import { isOneOf } from "@/db/ids";
import { invitations, memberships, organizations, users } from "@/db/schema/organizations";
import { projectPeople, projects } from "@/db/schema/projects";
import type { Role } from "@/db/schema/terms";
import { type Origin, recordAction } from "@/lib/audit/record-action";
import { countAttempt } from "@/lib/auth/attempts";
import type { Member } from "@/lib/auth/caller";
import { lockMembership } from "@/lib/auth/lock-membership";
import { requireManager } from "@/lib/auth/require-role";
import { hashToken, newToken } from "@/lib/crypto/token";
import { AppError } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { newId } from "@/lib/ids/new-id";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";
import { env } from "@/lib/runtime/env";
import { emailIssues, registerUser, type User } from "@/lib/users/create-user";
import type { Membership } from "./end-membership";
import { requireRoleGivenBy } from "./members";

const INVITATION_DAYS = 7;
const MAX_INVITATIONS = 1_000;
/** The most members of an organization, including invited people, so that everybody invited can join. */
const MAX_MEMBERS = 5_000;

/** An invitation, and its link if there is no mail server to send it. */
export type Invited = { id: string; link: string | null };

/**
 * Invites somebody by mail, to be named on projects when they accept. Without a mail server the result has the link,
 * which the inviter passes on. A second invitation of the same address replaces the first. Throws CONFLICT if the
 * person is a member already, or if too many people are invited; RATE_LIMITED after several invitations of one person,
 * or many from one network (`input.address`).
 */
export async function inviteMember(
  db: Db,
  member: Member,
  input: { email: string; role: string; projectIds?: readonly string[]; address: string },
  commit: Commit<Invited> = commitOn(db),
): Promise<Invited> {
  const role = requireRoleGivenBy(member, input.role);
  const email = input.email.trim().toLowerCase();
  const issues = emailIssues(email);
  if (issues.length > 0) throw new AppError("VALIDATION_ERROR", "This is not an email address.", { issues });
  await refuseMember(db, member.organization.id, email);
  if ((await countAttempt(db, "invitation", { email, address: input.address })) > 0) {
    throw new AppError("RATE_LIMITED", "Too many invitations. Wait 15 minutes, then try again.");
  }
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * 86_400_000);
  const terms = {
    email,
    role,
    projectIds: [...(input.projectIds ?? [])],
    tokenHash,
    invitedBy: member.user.id,
    mailed: sendsMail,
    expiresAt,
    createdAt: new Date(),
  };
  const link = `${env.APP_URL}/accept-invitation?${new URLSearchParams({ token })}`;
  const invited = await commit(async (tx) => {
    const organizationId = member.organization.id;
    requireRoleGivenBy(await lockMembership(tx, member), role);
    await requireRoom(tx, invitations, organizationId, { max: MAX_INVITATIONS, what: "invitations" });
    await requireRoomForMember(tx, organizationId);
    const [invitation] = await tx
      .insert(invitations)
      .values({ ...terms, organizationId, id: newId() })
      .onConflictDoUpdate({ target: [invitations.organizationId, invitations.email], set: terms })
      .returning({ id: invitations.id });
    if (!invitation) throw new Error("the invitation was not written");
    return { ...invitation, link: sendsMail ? null : link };
  });
  if (!sendsMail) return invited;
  sendMail({
    to: email,
    subject: `Join ${member.organization.name}`,
    text: `${member.user.email} invites you to code survey answers together in ${member.organization.name}. Accept within ${INVITATION_DAYS} days at the address below.`,
    link,
  });
  return invited;
}

async function requireRoomForMember(tx: Db, organizationId: string): Promise<void> {
  const isOpen = and(eq(invitations.organizationId, organizationId), gt(invitations.expiresAt, new Date()));
  const invited = await tx.$count(invitations, isOpen);
  const what = `members beside ${invited.toLocaleString("en")} who are invited`;
  await requireRoom(tx, memberships, organizationId, { max: MAX_MEMBERS - invited, what, act: "Remove" });
}

async function refuseMember(db: Db, organizationId: string, email: string): Promise<void> {
  const [known] = await db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), sql`lower(${users.email}) = ${email}`));
  if (known) throw new AppError("CONFLICT", `${email} is a member already.`);
}

/** Open and expired invitations, oldest first. */
export function listInvitations(db: Db, organizationId: string) {
  return db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(eq(invitations.organizationId, organizationId))
    .orderBy(asc(invitations.createdAt));
}

/** Deletes an invitation, so that its link stops working. */
export async function revokeInvitation(db: Db, member: Member, id: string): Promise<void> {
  requireManager(member);
  if (!z.uuid().safeParse(id).success) return;
  await db
    .delete(invitations)
    .where(and(eq(invitations.organizationId, member.organization.id), eq(invitations.id, id)));
}

export type Invitation = { organization: string; email: string; role: Role; isKnownUser: boolean };

/** The invitation of a link; null if the link is unknown, revoked, used or expired. */
export async function findInvitation(db: Db, token: string): Promise<Invitation | null> {
  const [row] = await db
    .select({
      organization: organizations.name,
      email: invitations.email,
      role: invitations.role,
      isKnownUser: sql<boolean>`${users.id} is not null`,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(users, sql`lower(${users.email}) = ${invitations.email}`)
    .where(isGood(token));
  return row ?? null;
}

/** Makes a person who has a login a member. Throws NOT_FOUND if the link is invalid, or is for another address. */
export async function joinByInvitation(
  db: Db,
  user: User,
  token: string,
  origin: Origin,
): Promise<{ organizationId: string }> {
  return db.transaction(async (tx) => {
    const taken = await takeInvitation(tx, and(isGood(token), eq(invitations.email, user.email.toLowerCase())));
    await join(tx, taken, user.id, origin);
    return { organizationId: taken.organizationId };
  });
}

/**
 * Creates the login of an invited person and makes them a member. Throws VALIDATION_ERROR for a weak password; the link
 * then stays valid.
 */
export async function registerByInvitation(
  db: Db,
  { token, password, ...origin }: Origin & { token: string; password: string },
): Promise<User> {
  return db.transaction(async (tx) => {
    const taken = await takeInvitation(tx, isGood(token));
    const user = await registerUser(tx, { email: taken.email, password, isVerified: taken.mailed });
    await join(tx, taken, user.id, origin);
    return user;
  });
}

/** Whether an address has an open invitation. */
export async function isInvited(db: Db, email: string): Promise<boolean> {
  const [open] = await db.select({ id: invitations.id }).from(invitations).where(isOpenFor(email)).limit(1);
  return open !== undefined;
}

/** Accepts all open invitations of a verified address, and returns how many. */
export async function joinByVerifiedEmail(db: Db, user: User, origin: Origin): Promise<number> {
  const taken = await db.delete(invitations).where(isOpenFor(user.email)).returning();
  for (const invitation of taken) await join(db, invitation, user.id, origin);
  return taken.length;
}

async function takeInvitation(tx: Db, which: ReturnType<typeof and>) {
  const [taken] = await tx.delete(invitations).where(which).returning();
  if (taken) return taken;
  throw new AppError("NOT_FOUND", "This invitation was used, was withdrawn, or is too old. Ask for a new one.");
}

/** Makes a person a member, and logs it with their role and who invited them. */
async function join(
  tx: Db,
  { organizationId, role, projectIds, invitedBy }: typeof invitations.$inferSelect,
  userId: string,
  origin: Origin,
): Promise<void> {
  const added = await tx
    .insert(memberships)
    .values({ organizationId, userId, role })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId });
  if (added.length === 0) return;
  await nameOn(tx, { organizationId, userId }, projectIds);
  const target = { role, ...(invitedBy !== null && { invited_by: invitedBy }) };
  const actor = { kind: "user", id: userId } as const;
  await recordAction(tx, { organizationId, actor, action: "joinOrganization", target, ...origin });
}

/** Names a new member on those of the projects that still exist. */
const nameOn = (tx: Db, { organizationId, userId }: Membership, projectIds: readonly string[]) =>
  tx.insert(projectPeople).select(
    tx
      .select({
        organizationId: projects.organizationId,
        projectId: projects.id,
        userId: sql`${userId}::uuid`.as("user_id"),
        createdAt: sql`now()`.as("created_at"),
      })
      .from(projects)
      .where(and(eq(projects.organizationId, organizationId), isOneOf(projects.id, projectIds))),
  );

const isOpenFor = (email: string) =>
  and(eq(invitations.email, email.toLowerCase()), gt(invitations.expiresAt, new Date()));

const isGood = (token: string) =>
  and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, new Date()));

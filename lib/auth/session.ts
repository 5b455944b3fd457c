import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import type { Db } from "@/db/client";
import { memberships, organizations, users } from "@/db/schema/organizations";
import { sessions } from "@/db/schema/sessions";
import { AppError } from "@/lib/errors/app-error";
import type { Caller, Member } from "./caller";
import { noteUse } from "./note-use";
import { reachOf } from "./reach";
import { ROLE_COVERS } from "./scopes";

/** A session ends this long after sign-in. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const LONGEST_USER_AGENT = 400;

/** The most sessions of one person. */
const MAX_SESSIONS = 100;

/**
 * Opens a session for a user and returns its id. It acts for the organization `actingFor`, if the user is a member of
 * it. Also deletes expired sessions, of all users.
 */
export async function createSession(
  db: Db,
  userId: string,
  { userAgent = "", actingFor }: { userAgent?: string | undefined; actingFor?: string | undefined } = {},
): Promise<string> {
  const id = uuid();
  const now = Date.now();
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  await db.insert(sessions).values({
    id,
    userId,
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
    actingFor,
    expiresAt: new Date(now + SESSION_SECONDS * 1000),
  });
  await closeOldest(db, userId);
  return id;
}

/** Closes a person's oldest sessions beyond the 100 that were used last. */
async function closeOldest(db: Db, userId: string): Promise<void> {
  const oldest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(MAX_SESSIONS);
  await db.delete(sessions).where(inArray(sessions.id, oldest));
}

/**
 * The person of a session; null if the session was revoked or has expired, or if the person is in no organization any
 * more. A person in several organizations acts for the one that they chose, otherwise for the one that they joined
 * first.
 */
export async function readSession(db: Db, sessionId: string): Promise<Member | null> {
  if (!z.uuid().safeParse(sessionId).success) return null;
  const [row] = await db
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      user: { id: users.id, email: users.email },
      organization: { id: organizations.id, name: organizations.name, plan: organizations.plan },
      role: memberships.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date())))
    .orderBy(
      desc(sql`${memberships.organizationId} is not distinct from ${sessions.actingFor}`),
      asc(memberships.createdAt),
      asc(memberships.organizationId),
    )
    .limit(1);
  if (!row) return null;
  const { lastUsedAt, ...member } = row;
  noteUse(db, sessions, { id: sessionId, lastUsedAt });
  return member;
}

/** A signed-in person as the caller of an operation, with what their role allows. */
export function callerOf(member: Member): Caller {
  const { user, organization, role } = member;
  return {
    organizationId: organization.id,
    plan: organization.plan,
    actor: { kind: "user", id: user.id },
    scopes: new Set(ROLE_COVERS[role]),
    reach: reachOf(user.id, role),
    member,
  };
}

/** Lets a session act for another organization of its user's. Throws NOT_FOUND if the user is not a member of it. */
export async function actForOrganization(db: Db, member: Member, organizationId: string): Promise<void> {
  const unknown = new AppError("NOT_FOUND", "You are not a member of this organization.");
  if (!z.uuid().safeParse(organizationId).success) throw unknown;
  const changed = await db
    .update(sessions)
    .set({ actingFor: organizationId })
    .where(
      and(
        eq(sessions.id, member.sessionId),
        sql`exists (select from ${memberships} where ${memberships.userId} = ${member.user.id}
          and ${memberships.organizationId} = ${organizationId})`,
      ),
    )
    .returning({ id: sessions.id });
  if (changed.length === 0) throw unknown;
}

/** Ends a session: its cookie stops working. */
export async function revokeSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

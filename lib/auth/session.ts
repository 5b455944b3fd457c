import { and, asc, eq, gt, lt } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import type { Db } from "@/db/client";
import { memberships, organizations, users } from "@/db/schema/organizations";
import { sessions } from "@/db/schema/sessions";
import type { Role } from "@/db/schema/terms";

/** How long a sign-in lasts. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The person behind a page request and the organization that they act for. */
export type Member = {
  sessionId: string;
  user: { id: string; email: string };
  organization: { id: string; name: string };
  role: Role;
};

/** Opens a session for a user, and clears away those that ran out. Returns the session's id. */
export async function createSession(db: Db, userId: string): Promise<string> {
  const id = uuid();
  const now = Date.now();
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  await db.insert(sessions).values({ id, userId, expiresAt: new Date(now + SESSION_SECONDS * 1000) });
  return id;
}

/**
 * Who a session belongs to; null once it was revoked or ran out, or when its user is in no organization any more.
 * Somebody with several organizations acts for the one that they joined first.
 */
export async function readSession(db: Db, sessionId: string): Promise<Member | null> {
  if (!z.uuid().safeParse(sessionId).success) return null;
  const [row] = await db
    .select({
      sessionId: sessions.id,
      user: { id: users.id, email: users.email },
      organization: { id: organizations.id, name: organizations.name },
      role: memberships.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date())))
    .orderBy(asc(memberships.createdAt), asc(memberships.organizationId))
    .limit(1);
  return row ?? null;
}

/** Ends a session; one that has ended already stays so. */
export async function revokeSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

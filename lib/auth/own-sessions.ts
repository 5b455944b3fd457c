import { and, desc, eq, gt, ne } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { sessions } from "@/db/schema/sessions";
import type { Member } from "./caller";
import { deviceName } from "./device-name";

export type OwnSession = { id: string; device: string; lastUsedAt: Date; createdAt: Date; isThis: boolean };

/** The sessions in which a person is signed in: the current one first, then the most recently used. */
export async function listOwnSessions(db: Db, { user, sessionId }: Member): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastUsedAt));
  return rows.map(({ id, userAgent, lastUsedAt, createdAt }) => ({
    id,
    device: deviceName(userAgent),
    lastUsedAt,
    createdAt,
    isThis: id === sessionId,
  }));
}

/** Signs a person out of one of their own sessions. */
export async function revokeOwnSession(db: Db, { user }: Member, id: string): Promise<void> {
  if (!z.uuid().safeParse(id).success) return;
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), eq(sessions.id, id)));
}

/** Ends all sessions of a person except the current one. */
export async function revokeOtherSessions(db: Db, { user, sessionId }: Member): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId)));
}

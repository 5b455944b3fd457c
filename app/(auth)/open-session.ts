import { cookies, headers } from "next/headers";
import { senderOf } from "@/lib/api/sender";
import { createSession } from "@/lib/auth/session";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { db } from "@/lib/db";

/** Opens a session for a person who has just proven who they are, and sets its cookie. */
export async function openSession(userId: string): Promise<void> {
  const { userAgent } = senderOf(await headers());
  const sessionId = await createSession(db, userId, userAgent);
  (await cookies()).set(await sessionCookie({ sub: userId, sid: sessionId }));
}

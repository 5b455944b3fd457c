import { cookies, headers } from "next/headers";
import { requestIdOf } from "@/lib/api/request-id";
import { senderOf } from "@/lib/api/sender";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { db } from "@/lib/runtime/db";
import { openSession as open } from "@/lib/sign-in/open-session";

/**
 * Opens a session for a person who has just proven who they are, and sets its cookie. `actingFor` is the organization
 * that they join; without it, the session acts for the one that they joined first.
 */
export async function openSession(userId: string, actingFor?: string): Promise<void> {
  const sentWith = await headers();
  const sessionId = await open(db, userId, {
    ...senderOf(sentWith),
    requestId: requestIdOf(sentWith),
    actingFor,
  });
  (await cookies()).set(await sessionCookie({ sub: userId, sid: sessionId }));
}

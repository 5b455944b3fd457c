import type { Db } from "@/db/client";
import { type Origin, recordAboutLogin } from "@/lib/audit/record-action";
import { createSession } from "@/lib/auth/session";

/** The origin of a sign-in, and the organization that the session acts for first. */
export type SignInOrigin = Origin & { actingFor?: string | undefined };

/**
 * Opens a session for somebody who has proven who they are, and logs it in the audit logs of all their organizations.
 */
export function openSession(db: Db, userId: string, { actingFor, ...origin }: SignInOrigin): Promise<string> {
  return db.transaction(async (tx) => {
    const sessionId = await createSession(tx, userId, { userAgent: origin.userAgent, actingFor });
    await recordAboutLogin(tx, { userId, action: "signIn", ...origin });
    return sessionId;
  });
}

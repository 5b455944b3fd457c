import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { auditLog } from "@/db/schema/audit";
import { memberships } from "@/db/schema/organizations";
import { createSession } from "@/lib/auth/session";
import { newId } from "@/lib/ids";

/** The origin of a sign-in; the request's id if known; the organization that the session acts for first. */
export type SignInOrigin = { address: string; userAgent?: string; requestId?: string; actingFor?: string | undefined };

/**
 * Opens a session for somebody who has proven who they are, and logs it in the audit logs of all their organizations.
 */
export function openSession(db: Db, userId: string, origin: SignInOrigin): Promise<string> {
  const { address, userAgent = "", requestId = null, actingFor } = origin;
  return db.transaction(async (tx) => {
    const sessionId = await createSession(tx, userId, { userAgent, actingFor });
    const joined = await tx
      .select({ organizationId: memberships.organizationId })
      .from(memberships)
      .where(eq(memberships.userId, userId));
    const entry = { actorKind: "user", actorId: userId, action: "signIn", target: {}, address, userAgent } as const;
    if (joined.length > 0) {
      await tx
        .insert(auditLog)
        .values(joined.map(({ organizationId }) => ({ ...entry, organizationId, id: newId(), requestId })));
    }
    return sessionId;
  });
}

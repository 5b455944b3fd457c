import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { oauthClients, oauthGrants } from "@/db/schema/oauth";
import { memberships, organizations, users } from "@/db/schema/organizations";
import type { Caller, Member } from "@/lib/auth/caller";
import { lockMembership } from "@/lib/auth/lock-membership";
import { makerOf } from "@/lib/auth/maker";
import { requireManager } from "@/lib/auth/require-role";
import type { Scope } from "@/lib/auth/scopes";
import { AppError } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import { createCode } from "./codes";

type Consent = { client_id: string; redirect_uri: string; scopes: Scope[]; code_challenge: string | null };

/**
 * Lets a client act for the member's organization, and creates the code for which it gets tokens. Throws
 * INSUFFICIENT_SCOPE unless the member is an owner or admin.
 */
export async function giveConsent(db: Db, { organizationId }: Caller, member: Member, consent: Consent) {
  requireManager(await lockMembership(db, member));
  const { client_id: clientId, redirect_uri: redirectUri, scopes, code_challenge: codeChallenge } = consent;
  const [grant] = await db
    .insert(oauthGrants)
    .values({ organizationId, id: newId(), clientId, grantedBy: member.user.id, scopes })
    .onConflictDoUpdate({
      target: [oauthGrants.organizationId, oauthGrants.clientId],
      set: {
        grantedBy: member.user.id,
        scopes: sql`array(select distinct unnest(${oauthGrants.scopes} || excluded.scopes) order by 1)`,
      },
    })
    .returning({ id: oauthGrants.id });
  if (!grant) throw new Error("the grant was not written");
  return createCode(db, { organizationId, grantId: grant.id, redirectUri, codeChallenge, scopes });
}

/** The apps that may act for an organization, newest first. */
export async function listGrants(db: Db, organizationId: string) {
  const rows = await db
    .select({
      id: oauthGrants.id,
      name: oauthClients.name,
      partner: organizations.name,
      scopes: oauthGrants.scopes,
      email: users.email,
      role: memberships.role,
      createdAt: oauthGrants.createdAt,
      lastUsedAt: oauthGrants.lastUsedAt,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, and(eq(oauthClients.id, oauthGrants.clientId), isNull(oauthClients.revokedAt)))
    .innerJoin(organizations, eq(organizations.id, oauthClients.organizationId))
    .leftJoin(users, eq(users.id, oauthGrants.grantedBy))
    .leftJoin(
      memberships,
      and(eq(memberships.organizationId, oauthGrants.organizationId), eq(memberships.userId, users.id)),
    )
    .where(eq(oauthGrants.organizationId, organizationId))
    .orderBy(desc(oauthGrants.createdAt), desc(oauthGrants.id));
  return rows.map(({ email, role, ...row }) => ({
    ...row,
    scopes: row.scopes as Scope[],
    maker: makerOf({ email, role }),
  }));
}

/**
 * Ends an app's access to the organization: its codes and tokens are deleted at once. Throws NOT_FOUND for any other
 * app.
 */
export async function revokeGrant(db: Db, { organizationId }: Caller, id: string): Promise<void> {
  const gone = await db
    .delete(oauthGrants)
    .where(and(eq(oauthGrants.organizationId, organizationId), eq(oauthGrants.id, id)))
    .returning({ id: oauthGrants.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND", "This app is not connected any more.");
}

/**
 * The person as a member of the given organization, even if their session acts for another one; null if they are not
 * a member of it.
 */
export async function memberIn(db: Db, member: Member, organizationId: string): Promise<Member | null> {
  if (!z.uuid().safeParse(organizationId).success) return null;
  const [found] = await db
    .select({
      organization: { id: organizations.id, name: organizations.name, plan: organizations.plan },
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(eq(memberships.userId, member.user.id), eq(memberships.organizationId, organizationId)));
  return found ? { ...member, ...found } : null;
}

import { and, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import { oauthGrants } from "@/db/schema/oauth";
import { invitations, memberships, users } from "@/db/schema/organizations";
import type { Role } from "@/db/schema/terms";
import { type Origin, recordAction } from "@/lib/audit/record-action";
import type { Actor } from "@/lib/auth/caller";
import { releaseWork } from "@/lib/auth/release-work";
import { managesOrganization } from "@/lib/auth/require-role";

export type Membership = { organizationId: string; userId: string };

/** The ids of API keys and of apps' grants that go on working although their maker leaves. */
export type Kept = { apiKeys: readonly string[]; apps: readonly string[] };

/** Who ended a membership, and from where. */
export type EndedBy = Origin & { actor: Actor };

/**
 * Takes a person out of an organization with everything by which they could still act for it or return: the API keys and
 * the apps' grants that they made, except those `kept`, the open invitations that they sent, and one to themselves. Their
 * open claims for review end, too, and the answers assigned to them are assigned to nobody. Returns what was revoked,
 * which has audit entries of its own.
 */
export async function endMembership(
  tx: Db,
  { organizationId, userId }: Membership,
  { kept, by }: { kept: Kept; by: EndedBy },
): Promise<{ apiKeys: string[]; apps: string[] }> {
  await tx
    .delete(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
  await releaseWork(tx, { organizationId, userId });
  const own = sql`${invitations.email} = (select lower(${users.email}) from ${users} where ${users.id} = ${userId})`;
  await tx
    .delete(invitations)
    .where(and(eq(invitations.organizationId, organizationId), or(eq(invitations.invitedBy, userId), own)));
  const keys = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(apiKeys.organizationId, organizationId),
        eq(apiKeys.createdBy, userId),
        isNull(apiKeys.revokedAt),
        notInArray(apiKeys.id, [...kept.apiKeys]),
      ),
    )
    .returning({ id: apiKeys.id });
  const grants = await tx
    .delete(oauthGrants)
    .where(
      and(
        eq(oauthGrants.organizationId, organizationId),
        eq(oauthGrants.grantedBy, userId),
        notInArray(oauthGrants.id, [...kept.apps]),
      ),
    )
    .returning({ id: oauthGrants.id });
  for (const { id } of keys) {
    await recordAction(tx, { ...by, organizationId, action: "revokeApiKey", target: { id } });
  }
  for (const { id } of grants) {
    await recordAction(tx, { ...by, organizationId, action: "disconnectApp", target: { id } });
  }
  return { apiKeys: keys.map(({ id }) => id), apps: grants.map(({ id }) => id) };
}

/** Ends the open invitations that a person sent and in their new role could not send. */
export async function endInvitationsBeyond(tx: Db, { organizationId, userId }: Membership, role: Role): Promise<void> {
  if (role === "owner") return;
  const beyond = managesOrganization(role) ? eq(invitations.role, "owner") : undefined;
  await tx
    .delete(invitations)
    .where(and(eq(invitations.organizationId, organizationId), eq(invitations.invitedBy, userId), beyond));
}

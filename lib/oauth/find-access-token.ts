import { and, eq, gt, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { managedOrganizations, oauthClients, oauthCodes, oauthGrants, oauthTokens } from "@/db/schema/oauth";
import { memberships, organizations } from "@/db/schema/organizations";
import type { Caller } from "@/lib/auth/caller";
import { noteUse } from "@/lib/auth/note-use";
import { reachOf } from "@/lib/auth/reach";
import { ROLE_COVERS, type Scope } from "@/lib/auth/scopes";
import { hashToken } from "@/lib/crypto/token";
import { AppError } from "@/lib/errors/app-error";

/** The caller, and the error of a token that cannot act for the organization that the request names. */
export type TokenHolder = { caller: Caller; refusal: AppError | null };

/**
 * The holder of a bearer token; null if the token is unknown, revoked or expired, or its client is revoked. With
 * `managedId`, an Express token acts for that managed organization, which cannot manage others itself. If the token
 * cannot act for it, the caller is the partner, so that the request counts as the partner's.
 */
export async function findAccessToken(db: Db, token: string, managedId: string | null): Promise<TokenHolder | null> {
  const [row] = await db
    .select({
      organizationId: oauthTokens.organizationId,
      clientId: oauthTokens.clientId,
      codeId: oauthTokens.codeId,
      scopes: oauthTokens.scopes,
      allowedScopes: oauthClients.allowedScopes,
      plan: organizations.plan,
      grantId: oauthGrants.id,
      lastUsedAt: oauthGrants.lastUsedAt,
      grantedBy: memberships.userId,
      role: memberships.role,
    })
    .from(oauthTokens)
    .innerJoin(oauthClients, and(eq(oauthClients.id, oauthTokens.clientId), isNull(oauthClients.revokedAt)))
    .innerJoin(organizations, eq(organizations.id, oauthTokens.organizationId))
    .leftJoin(
      oauthCodes,
      and(eq(oauthCodes.organizationId, oauthTokens.organizationId), eq(oauthCodes.id, oauthTokens.codeId)),
    )
    .leftJoin(
      oauthGrants,
      and(eq(oauthGrants.organizationId, oauthCodes.organizationId), eq(oauthGrants.id, oauthCodes.grantId)),
    )
    .leftJoin(
      memberships,
      and(eq(memberships.organizationId, oauthGrants.organizationId), eq(memberships.userId, oauthGrants.grantedBy)),
    )
    .where(
      and(
        eq(oauthTokens.tokenHash, hashToken(token)),
        eq(oauthTokens.kind, "access"),
        gt(oauthTokens.expiresAt, new Date()),
      ),
    );
  if (!row) return null;
  if (row.grantId !== null) noteUse(db, oauthGrants, { id: row.grantId, lastUsedAt: row.lastUsedAt });
  // A grant that was kept when its maker left acts for the organization.
  const reach = row.grantedBy !== null && row.role !== null ? reachOf(row.grantedBy, row.role) : undefined;
  const isAllowed = (scope: Scope) =>
    row.allowedScopes.includes(scope) && (!reach || ROLE_COVERS[reach.role].includes(scope));
  const caller: Caller = {
    organizationId: row.organizationId,
    plan: row.plan,
    actor: { kind: "oauth_client", id: row.clientId },
    scopes: new Set((row.scopes as Scope[]).filter(isAllowed)),
    reach,
  };
  if (managedId === null) return { caller, refusal: null };
  if (row.codeId !== null) return { caller, refusal: notExpress() };
  const managed = await findManaged(db, row.organizationId, managedId);
  if (!managed) {
    const refusal = new AppError("NOT_FOUND", "You manage no organization with the id in X-Managed-Organization.");
    return { caller, refusal };
  }
  const scopes = new Set([...caller.scopes].filter((scope) => scope !== "connect:manage"));
  return { caller: { ...caller, ...managed, scopes }, refusal: null };
}

/** The VALIDATION_ERROR for a header that is only for tokens of the Express flow. */
export const notExpress = () =>
  new AppError("VALIDATION_ERROR", "`X-Managed-Organization` is only for bearer tokens of the Express flow.", {
    issues: [{ path: "x-managed-organization", message: "is only for bearer tokens of the Express flow" }],
  });

async function findManaged(
  db: Db,
  partnerId: string,
  managedId: string,
): Promise<Pick<Caller, "organizationId" | "plan"> | undefined> {
  const [managed] = z.uuid().safeParse(managedId).success
    ? await db
        .select({ organizationId: organizations.id, plan: organizations.plan })
        .from(managedOrganizations)
        .innerJoin(organizations, eq(organizations.id, managedOrganizations.managedId))
        .where(and(eq(managedOrganizations.organizationId, partnerId), eq(managedOrganizations.managedId, managedId)))
    : [];
  return managed;
}

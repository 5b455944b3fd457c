import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { oauthClients } from "@/db/schema/oauth";
import type { OAuthFlow } from "@/db/schema/terms";
import type { Scope } from "@/lib/auth/scopes";
import { newToken } from "@/lib/crypto/token";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { clientIdOf, uuidOfClientId } from "./client-id";
import { requireLogoUrl, requireRedirectUri } from "./redirect-uri";

export type NewClient = {
  organizationId: string;
  name: string;
  redirectUris: readonly string[];
  scopes: readonly Scope[];
  flows: readonly OAuthFlow[];
  logoUrl?: string | null;
  /** A client that can keep no secret, such as an app on a phone: Standard flow with PKCE only. */
  isPublic?: boolean;
};

/** Registers a partner's application. The secret is returned this once; the database keeps its SHA-256. */
export async function createClient(db: Db, input: NewClient) {
  const { organizationId, name, redirectUris, logoUrl = null, isPublic = false } = input;
  const [flows, allowedScopes] = [[...new Set(input.flows)], [...new Set(input.scopes)]];
  if (!name.trim()) throw new AppError("VALIDATION_ERROR", "A client needs a name.");
  if (flows.includes("standard") && redirectUris.length === 0) {
    throw new AppError("VALIDATION_ERROR", "The Standard flow needs a redirect URI.");
  }
  if (isPublic && flows.includes("express")) {
    throw new AppError("VALIDATION_ERROR", "The Express flow needs a secret, which a public client has not.");
  }
  for (const uri of redirectUris) requireRedirectUri(uri);
  if (logoUrl !== null) requireLogoUrl(logoUrl);
  const id = newId();
  const { token: secret, tokenHash } = newToken();
  await db.insert(oauthClients).values({
    organizationId,
    id,
    name: name.trim(),
    logoUrl,
    redirectUris: [...new Set(redirectUris)],
    flows,
    allowedScopes,
    secretHash: isPublic ? null : tokenHash,
  });
  return { clientId: clientIdOf(id), clientSecret: isPublic ? null : secret, flows, scopes: allowedScopes };
}

/** All clients of an organization, or of all; newest first. */
export async function listClients(db: Db, organizationId?: string) {
  const rows = await db
    .select()
    .from(oauthClients)
    .where(organizationId ? eq(oauthClients.organizationId, organizationId) : undefined)
    .orderBy(desc(oauthClients.id));
  return rows.map((row) => ({
    client_id: clientIdOf(row.id),
    organization_id: row.organizationId,
    name: row.name,
    logo_url: row.logoUrl,
    redirect_uris: row.redirectUris,
    flows: row.flows,
    allowed_scopes: row.allowedScopes,
    public: row.secretHash === null,
    created_at: row.createdAt,
    revoked_at: row.revokedAt,
  }));
}

/** Gives a client a new secret. The old one works for `overlapHours` more. NOT_FOUND for a public or revoked client. */
export async function rotateSecret(db: Db, clientId: string, overlapHours: number) {
  const { token: secret, tokenHash } = newToken();
  const [rotated] = await db
    .update(oauthClients)
    .set({
      secretHash: tokenHash,
      previousSecretHash: sql`${oauthClients.secretHash}`,
      previousSecretUntil: sql`now() + make_interval(hours => ${overlapHours}::integer)`,
    })
    .where(
      and(
        eq(oauthClients.id, uuidOf(clientId)),
        isNull(oauthClients.revokedAt),
        sql`${oauthClients.secretHash} is not null`,
      ),
    )
    .returning({ until: oauthClients.previousSecretUntil });
  if (!rotated) throw new AppError("NOT_FOUND", `There is no client ${clientId} with a secret.`);
  return { clientSecret: secret, previousUntil: rotated.until };
}

/** Ends a client for good: its tokens, codes and secrets stop to work at once. */
export async function revokeClient(db: Db, clientId: string): Promise<void> {
  const [revoked] = await db
    .update(oauthClients)
    .set({ revokedAt: sql`coalesce(${oauthClients.revokedAt}, now())` })
    .where(eq(oauthClients.id, uuidOf(clientId)))
    .returning({ id: oauthClients.id });
  if (!revoked) throw new AppError("NOT_FOUND", `There is no client ${clientId}.`);
}

function uuidOf(clientId: string): string {
  const id = uuidOfClientId(clientId);
  if (id === null) throw new AppError("NOT_FOUND", `There is no client ${clientId}.`);
  return id;
}

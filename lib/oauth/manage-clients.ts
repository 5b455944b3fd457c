import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { oauthClients } from "@/db/schema/oauth";
import { newToken } from "@/lib/crypto/token";
import { AppError } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { newId } from "@/lib/ids/new-id";
import { type ClientTerms, checkClient } from "./check-client";
import { clientIdOf, clientNotFound, uuidOfClientId } from "./client-id";

/** The most apps of one partner that are not revoked. */
const MAX_CLIENTS = 500;

export type NewClient = ClientTerms & {
  /** The organization of the partner. */
  organizationId: string;
  /** True for a client that cannot keep a secret, such as a phone app. It may only use the Standard flow with PKCE. */
  isPublic?: boolean;
};

/** Registers a partner's application. Only this result shows the secret; the database stores its SHA-256. */
export async function createClient(db: Db, { organizationId, isPublic = false, ...terms }: NewClient) {
  const checked = checkClient(terms, isPublic);
  const id = newId();
  const { token: secret, tokenHash } = newToken();
  await db.transaction(async (tx) => {
    const counted = isNull(oauthClients.revokedAt);
    await requireRoom(tx, oauthClients, organizationId, { max: MAX_CLIENTS, what: "apps", act: "Revoke", counted });
    await tx.insert(oauthClients).values({ ...checked, organizationId, id, secretHash: isPublic ? null : tokenHash });
  });
  const { flows, allowedScopes } = checked;
  return { clientId: clientIdOf(id), clientSecret: isPublic ? null : secret, flows, scopes: allowedScopes };
}

/**
 * Changes the operator's terms for a client. Scopes that it may no longer request are removed from its tokens at once.
 * Throws NOT_FOUND for a revoked client.
 */
export async function updateClient(db: Db, clientId: string, terms: ClientTerms): Promise<void> {
  const isAlive = and(eq(oauthClients.id, uuidOf(clientId)), isNull(oauthClients.revokedAt));
  const [client] = await db.select({ secretHash: oauthClients.secretHash }).from(oauthClients).where(isAlive);
  if (!client) throw clientNotFound(clientId);
  const updated = await db
    .update(oauthClients)
    .set(checkClient(terms, client.secretHash === null))
    .where(isAlive)
    .returning({ id: oauthClients.id });
  if (updated.length === 0) throw clientNotFound(clientId);
}

/**
 * Gives a client a new secret. The old one works for `overlapHours` more. Throws NOT_FOUND for a public or revoked
 * client.
 */
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

/** Ends a client for good: its tokens, codes and secrets stop working at once. */
export async function revokeClient(db: Db, clientId: string): Promise<void> {
  const [revoked] = await db
    .update(oauthClients)
    .set({ revokedAt: sql`coalesce(${oauthClients.revokedAt}, now())` })
    .where(eq(oauthClients.id, uuidOf(clientId)))
    .returning({ id: oauthClients.id });
  if (!revoked) throw clientNotFound(clientId);
}

/** Deletes a client with its consents, codes and tokens. Throws CONFLICT until it is revoked. */
export async function deleteClient(db: Db, clientId: string): Promise<void> {
  const id = uuidOf(clientId);
  const deleted = await db
    .delete(oauthClients)
    .where(and(eq(oauthClients.id, id), isNotNull(oauthClients.revokedAt)))
    .returning({ id: oauthClients.id });
  if (deleted.length > 0) return;
  const known = await db.select({ id: oauthClients.id }).from(oauthClients).where(eq(oauthClients.id, id));
  if (known.length === 0) throw clientNotFound(clientId);
  throw new AppError("CONFLICT", "Only a revoked client can be deleted.");
}

function uuidOf(clientId: string): string {
  const id = uuidOfClientId(clientId);
  if (id === null) throw clientNotFound(clientId);
  return id;
}

import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { oauthTokens } from "@/db/schema/oauth";
import { hashToken } from "@/lib/crypto/token";
import { clientIdOf } from "./client-id";
import { revokeCode } from "./codes";
import type { Sent } from "./endpoint";
import { authenticateClient, type Client } from "./find-client";
import { OAuthError } from "./oauth-error";

/**
 * Revokes a token of the client (RFC 7009): a refresh token together with everything from the same consent, an access
 * token alone. An unknown token, or a token of another client, is ignored with the same reply.
 */
export async function revokeToken(db: Db, sent: Sent): Promise<null> {
  const client = await requireClient(db, sent);
  const token = await findToken(db, client, sent);
  if (!token) return null;
  const { organizationId, id, codeId } = token;
  if (token.kind === "refresh" && codeId !== null) await revokeCode(db, { organizationId, codeId });
  else await db.delete(oauthTokens).where(and(eq(oauthTokens.organizationId, organizationId), eq(oauthTokens.id, id)));
  return null;
}

/**
 * Describes one of its own tokens to a confidential client (RFC 7662). For any other token it only says that the token
 * is not active.
 */
export async function introspectToken(db: Db, sent: Sent): Promise<object> {
  const client = await requireClient(db, sent);
  if (client.secretHash === null) throw new OAuthError("invalid_client", "Introspection needs a client secret.", 401);
  const token = await findToken(db, client, sent, isAlive());
  if (!token) return { active: false };
  return {
    active: true,
    client_id: clientIdOf(client.id),
    scope: token.scopes.filter((scope) => client.allowedScopes.includes(scope)).join(" "),
    sub: token.organizationId,
    ...(token.kind === "access" && { token_type: "Bearer" }),
    iat: Math.floor(token.createdAt.getTime() / 1000),
    exp: Math.floor(token.expiresAt.getTime() / 1000),
  };
}

async function requireClient(db: Db, { clientId, clientSecret }: Sent): Promise<Client> {
  const client = clientId === null ? null : await authenticateClient(db, clientId, clientSecret);
  if (!client) throw new OAuthError("invalid_client", "The client is unknown, or its secret is wrong.", 401);
  return client;
}

async function findToken(db: Db, { id: clientId }: Client, { fields }: Sent, condition?: ReturnType<typeof and>) {
  const text = fields.get("token");
  if (!text) throw new OAuthError("invalid_request", "token is missing.");
  const isToken = and(eq(oauthTokens.tokenHash, hashToken(text)), eq(oauthTokens.clientId, clientId), condition);
  const [token] = await db.select().from(oauthTokens).where(isToken);
  return token ?? null;
}

const isAlive = () => and(gt(oauthTokens.expiresAt, new Date()), isNull(oauthTokens.usedAt));

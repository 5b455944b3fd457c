import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { oauthTokens } from "@/db/schema/oauth";
import { hashToken } from "@/lib/crypto/token";
import { newId } from "@/lib/ids/new-id";
import { isForeignKeyViolation } from "@/lib/runtime/database-errors";
import { revokeCode } from "./codes";

type Issued = {
  accessToken: string;
  accessTokenExpiresAt?: Date | undefined;
  refreshToken?: string | undefined;
  refreshTokenExpiresAt?: Date | undefined;
  scope?: string[] | undefined;
};

/** Stores tokens by their SHA-256. False if their code was revoked meanwhile, because the tokens refer to it. */
export async function storeTokens(
  db: Db,
  { organizationId, clientId, codeId }: { organizationId: string; clientId: string; codeId: string | null },
  { accessToken, accessTokenExpiresAt, refreshToken, refreshTokenExpiresAt, scope }: Issued,
): Promise<boolean> {
  const row = (kind: "access" | "refresh", token: string, expiresAt = new Date()) => ({
    organizationId,
    id: newId(),
    kind,
    tokenHash: hashToken(token),
    clientId,
    codeId,
    scopes: scope ?? [],
    expiresAt,
  });
  const rows = [
    row("access", accessToken, accessTokenExpiresAt),
    ...(refreshToken ? [row("refresh", refreshToken, refreshTokenExpiresAt)] : []),
  ];
  try {
    await db.insert(oauthTokens).values(rows);
    return true;
  } catch (thrown) {
    if (isForeignKeyViolation(thrown)) return false;
    throw thrown;
  }
}

/** An unused refresh token; null for an unknown one. A used one is revoked with its whole family. */
export async function findRefreshToken(db: Db, text: string) {
  const [token] = await db
    .select()
    .from(oauthTokens)
    .where(and(eq(oauthTokens.tokenHash, hashToken(text)), eq(oauthTokens.kind, "refresh")));
  if (!token?.codeId) return null;
  const { organizationId, codeId } = token;
  if (token.usedAt === null) return { ...token, codeId };
  await revokeCode(db, { organizationId, codeId });
  return null;
}

/** Whether this request is the first to use the refresh token. If it is not, the whole family is revoked. */
export async function claimRefreshToken(
  db: Db,
  { organizationId, codeId, tokenId }: { organizationId: string; codeId: string; tokenId: string },
): Promise<boolean> {
  const claimed = await db
    .update(oauthTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oauthTokens.organizationId, organizationId), eq(oauthTokens.id, tokenId), isNull(oauthTokens.usedAt)))
    .returning({ id: oauthTokens.id });
  if (claimed.length > 0) return true;
  await revokeCode(db, { organizationId, codeId });
  return false;
}

import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { oauthCodes, oauthGrants } from "@/db/schema/oauth";
import { hashToken, newToken } from "@/lib/crypto/token";
import { newId } from "@/lib/ids/new-id";
import { CODE_SECONDS } from "./parameters";

type NewCode = {
  organizationId: string;
  grantId: string;
  redirectUri: string;
  codeChallenge: string | null;
  scopes: readonly string[];
};

/** Makes an authorization code, which works once and for a minute. */
export async function createCode(db: Db, { scopes, ...input }: NewCode): Promise<string> {
  const { token: code, tokenHash: codeHash } = newToken();
  const expiresAt = new Date(Date.now() + CODE_SECONDS * 1000);
  await db.insert(oauthCodes).values({ ...input, id: newId(), codeHash, scopes: [...scopes], expiresAt });
  return code;
}

/** An unused code and its client; null for an unknown code. A used code is revoked, with all tokens issued for it. */
export async function findCode(db: Db, text: string) {
  const [row] = await db
    .select({ code: oauthCodes, clientId: oauthGrants.clientId })
    .from(oauthCodes)
    .innerJoin(
      oauthGrants,
      and(eq(oauthGrants.organizationId, oauthCodes.organizationId), eq(oauthGrants.id, oauthCodes.grantId)),
    )
    .where(eq(oauthCodes.codeHash, hashToken(text)));
  if (!row) return null;
  const { code, clientId } = row;
  if (code.usedAt === null) return { ...code, clientId };
  await revokeCode(db, { organizationId: code.organizationId, codeId: code.id });
  return null;
}

/**
 * Whether this request is the first to use the code. If it is not, the tokens that the first request got are revoked.
 */
export async function claimCode(db: Db, place: { organizationId: string; codeId: string }): Promise<boolean> {
  const claimed = await db
    .update(oauthCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isPlace(place), isNull(oauthCodes.usedAt)))
    .returning({ id: oauthCodes.id });
  if (claimed.length > 0) return true;
  await revokeCode(db, place);
  return false;
}

/** Deletes a code, and with it every token issued for it. */
export async function revokeCode(db: Db, place: { organizationId: string; codeId: string }): Promise<void> {
  await db.delete(oauthCodes).where(isPlace(place));
}

const isPlace = ({ organizationId, codeId }: { organizationId: string; codeId: string }) =>
  and(eq(oauthCodes.organizationId, organizationId), eq(oauthCodes.id, codeId));

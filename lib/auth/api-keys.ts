import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import type { LegacyScope } from "@/db/schema/terms";
import { AppError } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";

const API_KEY_PREFIX = "svc_live_";
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The most valid keys of an organization, and the most revoked keys that are kept, the latest ones. */
const MAX_KEYS = 500;
const MAX_REVOKED = 1_000;

export type CreatedApiKey = { id: string; key: string; scopes: LegacyScope[]; expiresAt: Date | null };

/**
 * Creates an API key. Only the result holds the key itself: the database stores its SHA-256 and its last four
 * characters. Throws VALIDATION_ERROR without a scope; CONFLICT if the organization has too many keys that are not
 * revoked.
 */
export async function createApiKey(
  db: Db,
  input: {
    organizationId: string;
    name: string;
    scopes: readonly LegacyScope[];
    expiresAt?: Date | null;
    /** The id of the person who makes it; without one, the operator does. */
    createdBy?: string;
  },
): Promise<CreatedApiKey> {
  const { organizationId, name, expiresAt = null, createdBy } = input;
  const scopes = [...new Set(input.scopes)];
  if (scopes.length === 0) throw new AppError("VALIDATION_ERROR", "An API key needs at least one scope.");
  const id = uuid();
  const key = API_KEY_PREFIX + randomBase62(32);
  await db.transaction(async (tx) => {
    const counted = isNull(apiKeys.revokedAt);
    await requireRoom(tx, apiKeys, organizationId, { max: MAX_KEYS, what: "API keys", act: "Revoke", counted });
    await forgetOldKeys(tx, organizationId);
    await tx.insert(apiKeys).values({
      organizationId,
      id,
      name,
      scopes,
      expiresAt,
      createdBy,
      keyHash: hashApiKey(key),
      ending: key.slice(-4),
    });
  });
  return { id, key, scopes, expiresAt };
}

/**
 * Revokes a key for good. Revoking it again does not change when it was revoked. Throws NOT_FOUND for another
 * organization's key.
 */
export async function revokeApiKey(db: Db, input: { organizationId: string; id: string }): Promise<void> {
  const isKey = and(eq(apiKeys.organizationId, input.organizationId), eq(apiKeys.id, input.id));
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: new Date() })
    .where(and(isKey, isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  if (revoked.length > 0) return;
  const [key] = await db.select({ id: apiKeys.id }).from(apiKeys).where(isKey);
  if (!key) throw new AppError("NOT_FOUND", `There is no API key ${input.id}.`);
}

/** Deletes the revoked keys of an organization except the latest 1,000. */
async function forgetOldKeys(tx: Db, organizationId: string): Promise<void> {
  const revoked = and(eq(apiKeys.organizationId, organizationId), isNotNull(apiKeys.revokedAt));
  const old = tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(revoked)
    .orderBy(desc(apiKeys.revokedAt))
    .offset(MAX_REVOKED);
  await tx.delete(apiKeys).where(and(revoked, inArray(apiKeys.id, old)));
}

/** The organization that owns a key. For operators, who know only the key's id. Throws NOT_FOUND for an unknown id. */
export async function organizationOfApiKey(db: Db, id: string): Promise<string> {
  const [key] = await db.select({ organizationId: apiKeys.organizationId }).from(apiKeys).where(eq(apiKeys.id, id));
  if (!key) throw new AppError("NOT_FOUND", `There is no API key ${id}.`);
  return key.organizationId;
}

/** The SHA-256 of a whole key. The database stores only this hash, and finds keys by it. */
export const hashApiKey = (key: string): Uint8Array => createHash("sha256").update(key, "utf8").digest();

/** Drops bytes from 248 (4 × 62) on, because taking them modulo 62 would favour the first characters. */
function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import { organizations } from "@/db/schema/organizations";
import { hashApiKey } from "./api-keys";
import type { Caller } from "./caller";
import { noteUse } from "./note-use";
import { LEGACY_SCOPE_COVERS } from "./scopes";

/** A key that exists. `lapsed` says why it can't be used any more; null if it can. */
export type FoundKey = { caller: Caller; lapsed: "revoked" | "expired" | null };

/** Selects the key with this text and its organization's plan; no row if no such key was ever made. */
export const selectApiKey = (db: Db, key: string) =>
  db
    .select({
      organizationId: apiKeys.organizationId,
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
      plan: organizations.plan,
    })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.organizationId))
    .where(eq(apiKeys.keyHash, hashApiKey(key)));

type KeyRow = Awaited<ReturnType<typeof selectApiKey>>[number];

/** The caller to which a selected key belongs. Also records that the key was used. */
export function foundKey(db: Db, row: KeyRow, now = new Date()): FoundKey {
  noteUse(db, apiKeys, row);
  const expired = row.expiresAt !== null && row.expiresAt <= now;
  return {
    caller: {
      organizationId: row.organizationId,
      plan: row.plan,
      actor: { kind: "api_key", id: row.id },
      scopes: new Set(row.scopes.flatMap((scope) => LEGACY_SCOPE_COVERS[scope])),
    },
    lapsed: row.revokedAt ? "revoked" : expired ? "expired" : null,
  };
}

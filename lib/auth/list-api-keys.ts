import { desc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import type { LegacyScope } from "@/db/schema/terms";

export type ApiKeyLine = {
  id: string;
  name: string;
  ending: string;
  scopes: LegacyScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  state: "active" | "expired" | "revoked";
};

/** An organization's keys: valid ones first, then the others, each group newest first. */
export async function listApiKeys(db: Db, organizationId: string, now = new Date()): Promise<ApiKeyLine[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.organizationId, organizationId))
    .orderBy(desc(apiKeys.createdAt));
  const lines = rows.map(({ keyHash: _, organizationId: __, revokedAt, ...key }) => {
    const isExpired = key.expiresAt !== null && key.expiresAt <= now;
    return { ...key, state: revokedAt ? ("revoked" as const) : isExpired ? ("expired" as const) : ("active" as const) };
  });
  return [...lines.filter(({ state }) => state === "active"), ...lines.filter(({ state }) => state !== "active")];
}

import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import { memberships, users } from "@/db/schema/organizations";
import type { LegacyScope } from "@/db/schema/terms";
import { type Maker, makerOf } from "./maker";

export type ApiKeyLine = {
  id: string;
  name: string;
  ending: string;
  scopes: LegacyScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  /** The person who made it; null if the operator did. */
  maker: Maker | null;
  state: "active" | "expired" | "revoked";
};

const { keyHash: _, organizationId: __, ...columns } = getTableColumns(apiKeys);

/** An organization's keys: valid ones first, then the others, each group newest first. */
export async function listApiKeys(db: Db, organizationId: string, now = new Date()): Promise<ApiKeyLine[]> {
  const rows = await db
    .select({ ...columns, email: users.email, role: memberships.role })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.createdBy))
    .leftJoin(
      memberships,
      and(eq(memberships.organizationId, apiKeys.organizationId), eq(memberships.userId, users.id)),
    )
    .where(eq(apiKeys.organizationId, organizationId))
    .orderBy(desc(apiKeys.createdAt));
  const lines = rows.map(({ revokedAt, createdBy, email, role, ...key }) => {
    const isExpired = key.expiresAt !== null && key.expiresAt <= now;
    const maker = createdBy === null ? null : makerOf({ email, role });
    return {
      ...key,
      maker,
      state: revokedAt ? ("revoked" as const) : isExpired ? ("expired" as const) : ("active" as const),
    };
  });
  return [...lines.filter(({ state }) => state === "active"), ...lines.filter(({ state }) => state !== "active")];
}

import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import { oauthClients, oauthGrants } from "@/db/schema/oauth";
import { webhooks } from "@/db/schema/webhooks";

/** What a person made that works without them, and the webhooks whose signing secret they were shown. */
export type Made = {
  apiKeys: { id: string; name: string; ending: string; lastUsedAt: Date | null }[];
  apps: { id: string; name: string; lastUsedAt: Date | null }[];
  webhooks: { id: string; url: string }[];
};

export const NOTHING_MADE: Made = { apiKeys: [], apps: [], webhooks: [] };

/** What the people of an organization made, by the person's id; of one person if `userId` is given. */
export async function listMade(db: Db, organizationId: string, userId?: string): Promise<Map<string, Made>> {
  const made = new Map<string, Made>();
  const madeBy = (maker: string) => {
    const found = made.get(maker) ?? structuredClone(NOTHING_MADE);
    made.set(maker, found);
    return found;
  };
  for (const { maker, ...key } of await selectKeys(db, organizationId, userId)) madeBy(maker).apiKeys.push(key);
  for (const { maker, ...app } of await selectApps(db, organizationId, userId)) madeBy(maker).apps.push(app);
  for (const { maker, ...hook } of await selectWebhooks(db, organizationId, userId)) madeBy(maker).webhooks.push(hook);
  return made;
}

function selectKeys(db: Db, organizationId: string, userId: string | undefined) {
  const isValid = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date())));
  return db
    .select({
      maker: sql<string>`${apiKeys.createdBy}`,
      id: apiKeys.id,
      name: apiKeys.name,
      ending: apiKeys.ending,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.organizationId, organizationId), isValid, isBy(apiKeys.createdBy, userId)))
    .orderBy(apiKeys.createdAt);
}

function selectApps(db: Db, organizationId: string, userId: string | undefined) {
  return db
    .select({
      maker: sql<string>`${oauthGrants.grantedBy}`,
      id: oauthGrants.id,
      name: oauthClients.name,
      lastUsedAt: oauthGrants.lastUsedAt,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, and(eq(oauthClients.id, oauthGrants.clientId), isNull(oauthClients.revokedAt)))
    .where(and(eq(oauthGrants.organizationId, organizationId), isBy(oauthGrants.grantedBy, userId)))
    .orderBy(oauthGrants.createdAt);
}

function selectWebhooks(db: Db, organizationId: string, userId: string | undefined) {
  return db
    .select({ maker: sql<string>`${webhooks.secretShownTo}`, id: webhooks.id, url: webhooks.url })
    .from(webhooks)
    .where(and(eq(webhooks.organizationId, organizationId), isBy(webhooks.secretShownTo, userId)))
    .orderBy(webhooks.id);
}

const isBy = (maker: AnyPgColumn, userId: string | undefined): SQL =>
  userId === undefined ? isNotNull(maker) : eq(maker, userId);

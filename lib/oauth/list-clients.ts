import { desc, eq, lt, type SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import { oauthClients } from "@/db/schema/oauth";
import { organizations } from "@/db/schema/organizations";
import { pageOf } from "@/lib/data/page";
import { clientIdOf, clientNotFound, uuidOfClientId } from "./client-id";

/** All clients of an organization, or of all; newest first. */
export async function listClients(db: Db, organizationId?: string) {
  return selectClients(db, organizationId ? eq(oauthClients.organizationId, organizationId) : undefined);
}

/** A page of all clients, newest first; `before` is the `client_id` with which the previous page ended. */
export async function pageOfClients(db: Db, { limit, before }: { limit: number; before: string }) {
  const last = uuidOfClientId(before);
  const rows = await selectClients(db, last ? lt(oauthClients.id, last) : undefined, limit + 1);
  return pageOf(rows, limit, ({ client_id }) => client_id);
}

/** One client; throws NOT_FOUND if there is none. */
export async function showClient(db: Db, clientId: string) {
  const id = uuidOfClientId(clientId);
  const [client] = id === null ? [] : await selectClients(db, eq(oauthClients.id, id));
  if (!client) throw clientNotFound(clientId);
  return client;
}

async function selectClients(db: Db, where: SQL | undefined, limit?: number) {
  const query = db
    .select({ client: oauthClients, partner: organizations.name })
    .from(oauthClients)
    .innerJoin(organizations, eq(organizations.id, oauthClients.organizationId))
    .where(where)
    .orderBy(desc(oauthClients.id))
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ client, partner }) => ({
    client_id: clientIdOf(client.id),
    organization_id: client.organizationId,
    organization_name: partner,
    name: client.name,
    logo_url: client.logoUrl,
    redirect_uris: client.redirectUris,
    flows: client.flows,
    allowed_scopes: client.allowedScopes,
    public: client.secretHash === null,
    previous_secret_until: client.previousSecretUntil,
    created_at: client.createdAt,
    revoked_at: client.revokedAt,
  }));
}

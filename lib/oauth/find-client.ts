import { timingSafeEqual } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { oauthClients } from "@/db/schema/oauth";
import { hashToken } from "@/lib/crypto/token";
import { uuidOfClientId } from "./client-id";

export type Client = typeof oauthClients.$inferSelect;

/** The client with this public id; null if there is none or it was revoked. */
export async function findClient(db: Db, clientId: string): Promise<Client | null> {
  const id = uuidOfClientId(clientId);
  if (id === null) return null;
  const [client] = await db
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.id, id), isNull(oauthClients.revokedAt)));
  return client ?? null;
}

/** The client, if its secret is right. A public client has no secret and is identified by its id alone. */
export async function authenticateClient(db: Db, clientId: string, secret: string | null): Promise<Client | null> {
  const client = await findClient(db, clientId);
  if (!client) return null;
  if (client.secretHash === null) return secret === null ? client : null;
  return secret !== null && isSecretOf(client, hashToken(secret)) ? client : null;
}

function isSecretOf({ secretHash, previousSecretHash, previousSecretUntil }: Client, given: Uint8Array): boolean {
  if (secretHash !== null && timingSafeEqual(secretHash, given)) return true;
  const isPreviousAlive = previousSecretUntil !== null && previousSecretUntil > new Date();
  return isPreviousAlive && previousSecretHash !== null && timingSafeEqual(previousSecretHash, given);
}

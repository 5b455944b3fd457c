import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { connections } from "@/db/schema/connections";
import type { ConnectionProvider } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { type Page, pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { newId } from "@/lib/ids/new-id";
import { openCredentials, parseCredentials, sealCredentials } from "./credentials";

const MAX_CONNECTIONS = 100;

export type NewConnection = { provider: ConnectionProvider; name: string; credentials: unknown };

/**
 * Stores a connection. Checks the form of its credentials but does not ask the platform. Throws VALIDATION_ERROR, which
 * names the fields that are missing or malformed; CONFLICT if the organization has 100 connections.
 */
export async function createConnection(db: Db, caller: Caller, { provider, name, credentials }: NewConnection) {
  const { organizationId } = caller;
  const id = newId();
  const sealed = sealCredentials(parseCredentials(provider, credentials), id);
  const [made] = await db.transaction(async (tx) => {
    await requireRoom(tx, connections, organizationId, { max: MAX_CONNECTIONS, what: "connections" });
    return tx.insert(connections).values({ organizationId, id, provider, name, credentials: sealed }).returning();
  });
  return show(made ?? notFound());
}

/** A page of the organization's connections, newest first; the cursor is the last one's id. */
export async function listConnections(
  db: Db,
  { organizationId }: Caller,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ReturnType<typeof show>>> {
  const found = await db
    .select()
    .from(connections)
    .where(and(eq(connections.organizationId, organizationId), cursor ? lt(connections.id, cursor) : undefined))
    .orderBy(desc(connections.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ id }) => id);
  return { items: items.map(show), nextCursor };
}

/** One connection; throws NOT_FOUND if it is not the caller's. */
export const showConnection = async (db: Db, caller: Caller, id: string) => show(await findConnection(db, caller, id));

/** Changes name or credentials of a connection. Always encrypts the credentials again, with the current key. */
export async function updateConnection(
  db: Db,
  caller: Caller,
  id: string,
  { name, credentials }: { name?: string | undefined; credentials?: unknown },
) {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(connections).where(own(caller, id)).for("update");
    if (!before) return notFound();
    const { provider } = before;
    const next = credentials
      ? parseCredentials(provider, credentials)
      : openCredentials(provider, before.credentials, id);
    const [changed] = await tx
      .update(connections)
      .set({
        ...(name !== undefined && { name }),
        credentials: sealCredentials(next, id),
        ...(credentials !== undefined && { testedAt: null, testOk: null }),
        updatedAt: sql`now()`,
      })
      .where(own(caller, id))
      .returning();
    return show(changed ?? notFound());
  });
}

/** Deletes a connection with its imports. The imported answers stay. Throws NOT_FOUND if it is not the caller's. */
export async function deleteConnection(db: Db, caller: Caller, id: string) {
  const [gone] = await db.delete(connections).where(own(caller, id)).returning({ id: connections.id });
  if (!gone) return notFound();
  return { id, deleted: true };
}

/** The row of a connection, with its encrypted credentials; throws NOT_FOUND if it is not the caller's. */
export async function findConnection(db: Db, caller: Pick<Caller, "organizationId">, id: string) {
  const [found] = await db.select().from(connections).where(own(caller, id));
  return found ?? notFound();
}

/** Stores the outcome of a test, unless the credentials that were tested have been replaced meanwhile. */
export async function noteTest(
  db: Db,
  caller: Caller,
  { id, credentials }: Pick<typeof connections.$inferSelect, "id" | "credentials">,
  testOk: boolean,
): Promise<void> {
  await db
    .update(connections)
    .set({ testOk, testedAt: sql`now()` })
    .where(and(own(caller, id), eq(connections.credentials, credentials)));
}

const own = ({ organizationId }: Pick<Caller, "organizationId">, id: string) =>
  and(eq(connections.organizationId, organizationId), eq(connections.id, id));

const show = ({ id, provider, name, testedAt, testOk, createdAt, updatedAt }: typeof connections.$inferSelect) => ({
  id,
  provider,
  name,
  tested_at: testedAt,
  test_ok: testOk,
  created_at: createdAt,
  updated_at: updatedAt,
});

function notFound(): never {
  throw new AppError("NOT_FOUND", "This connection does not exist.");
}

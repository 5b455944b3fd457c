import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { apiKeys } from "@/db/schema/api-keys";
import { auditLog } from "@/db/schema/audit";
import { oauthClients } from "@/db/schema/oauth";
import { memberships, users } from "@/db/schema/organizations";
import type { Caller } from "@/lib/auth/caller";
import { requireManager } from "@/lib/auth/require-role";
import { pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { streamCsv } from "@/lib/tables/stream-csv";
import { nameTargets } from "./name-targets";

type Filter = { action?: string | undefined; actor_id?: string | undefined; since?: Date | undefined };

/**
 * A page of the audit log of the caller's organization, newest first; the cursor is the id of the last entry. Throws
 * INSUFFICIENT_SCOPE unless the caller is a signed-in owner or admin.
 */
export async function listActions(
  db: Db,
  caller: Caller,
  { limit, cursor, ...filter }: Filter & { limit: number; cursor?: string | undefined },
) {
  await requireManagingUser(db, caller);
  return readActions(db, caller.organizationId, { ...filter, limit, cursor });
}

const CSV_HEADER = [
  "created_at",
  "actor_kind",
  "actor",
  "actor_id",
  "action",
  "target",
  "address",
  "user_agent",
  "request_id",
  "id",
  "names",
];
const CSV_PAGE = 2_000;

/** All entries that pass the filter, as CSV. */
export async function actionsAsCsv(db: Db, caller: Caller, filter: Filter): Promise<ReadableStream<Uint8Array>> {
  await requireManagingUser(db, caller);
  return streamCsv(CSV_HEADER, pagesOf(db, caller, filter));
}

async function* pagesOf(db: Db, { organizationId }: Caller, filter: Filter) {
  let cursor: string | undefined;
  do {
    const page = await readActions(db, organizationId, { ...filter, limit: CSV_PAGE, cursor });
    yield page.items.map((row) => [
      row.created_at.toISOString(),
      row.actor.kind,
      row.actor.name,
      row.actor.id,
      row.action,
      JSON.stringify(row.target),
      row.address,
      row.user_agent,
      row.request_id,
      row.id,
      JSON.stringify(row.names),
    ]);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function readActions(
  db: Db,
  organizationId: string,
  { limit, cursor, ...filter }: Filter & { limit: number; cursor?: string | undefined },
) {
  const found = await db
    .select({
      log: auditLog,
      name: sql<
        string | null
      >`coalesce(${users.email}, ${oauthClients.name}, ${apiKeys.name} || ' …' || ${apiKeys.ending})`,
    })
    .from(auditLog)
    .leftJoin(users, and(eq(auditLog.actorKind, "user"), eq(users.id, auditLog.actorId)))
    .leftJoin(oauthClients, and(eq(auditLog.actorKind, "oauth_client"), eq(oauthClients.id, auditLog.actorId)))
    .leftJoin(
      apiKeys,
      and(
        eq(auditLog.actorKind, "api_key"),
        eq(apiKeys.organizationId, auditLog.organizationId),
        eq(apiKeys.id, auditLog.actorId),
      ),
    )
    .where(
      and(
        eq(auditLog.organizationId, organizationId),
        cursor ? lt(auditLog.id, cursor) : undefined,
        filter.action ? eq(auditLog.action, filter.action) : undefined,
        filter.actor_id ? eq(auditLog.actorId, filter.actor_id) : undefined,
        filter.since ? gte(auditLog.createdAt, filter.since) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const { items, nextCursor } = pageOf(found, limit, ({ log }) => log.id);
  const targets = items.flatMap(({ log }) => Object.values(log.target));
  const names = await nameTargets(db, { organizationId }, targets);
  return { items: items.map((item) => show(item, names)), nextCursor };
}

type Entry = { log: typeof auditLog.$inferSelect; name: string | null };

const show = ({ log, name }: Entry, names: ReadonlyMap<string, string>) => ({
  id: log.id,
  created_at: log.createdAt,
  actor: { kind: log.actorKind, id: log.actorId, name },
  action: log.action,
  target: log.target,
  names: Object.fromEntries(
    Object.values(log.target).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  ),
  address: log.address,
  user_agent: log.userAgent,
  request_id: log.requestId,
});

async function requireManagingUser(db: Db, { organizationId, actor }: Caller): Promise<void> {
  if (actor.kind !== "user") {
    throw new AppError("INSUFFICIENT_SCOPE", "Only a signed-in owner or admin can read the audit log.");
  }
  const [membership] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, actor.id)));
  requireManager(membership ?? { role: "viewer" });
}

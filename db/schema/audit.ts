import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, organizationId } from "./columns";
import { organizations } from "./organizations";
import { ACTOR_KINDS } from "./terms";

/**
 * The audit log: one row for every change that somebody made, with the actor, the action and the origin of the request.
 * Append-only: triggers refuse everything but the deletion of an organization and of entries that are two years old.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    /** uuid v7: later actions sort later. */
    id: uuid("id").notNull(),
    actorKind: text("actor_kind", { enum: ACTOR_KINDS }).notNull(),
    /** The API key, client or user; null if the operator or an unknown visitor acted. */
    actorId: uuid("actor_id"),
    /** The id of the operation, for instance `createProject`, or `signIn`. */
    action: text("action").notNull(),
    /** The ids of the affected records, by field name. */
    target: jsonb("target").notNull().$type<Record<string, string>>(),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    requestId: uuid("request_id"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index("audit_log_by_person")
      .on(table.organizationId, table.actorId, table.id)
      .where(sql`${table.actorKind} = 'user'`),
  ],
);

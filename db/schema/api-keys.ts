import { isNotNull } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment, organizationId } from "./columns";
import { organizations } from "./organizations";
import type { LegacyScope } from "./terms";

export const apiKeys = pgTable(
  "api_keys",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    /** SHA-256 of the whole key; the key itself is shown once and kept nowhere. */
    keyHash: bytea("key_hash").notNull(),
    /** The key's last four characters, by which people tell their keys apart. */
    ending: text("ending").notNull(),
    scopes: text("scopes").array().notNull().$type<LegacyScope[]>(),
    expiresAt: moment("expires_at"),
    /** The person who made the key, who may have left since; null if the operator made it. */
    createdBy: uuid("created_by"),
    revokedAt: moment("revoked_at"),
    /** Accurate to a minute. */
    lastUsedAt: moment("last_used_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("api_keys_by_hash").on(table.keyHash),
    index("api_keys_by_maker").on(table.organizationId, table.createdBy).where(isNotNull(table.createdBy)),
  ],
);

/** The requests of one credential in its current minute. The table is unlogged, because a crash may lose the counts. */
export const rateLimitWindows = pgTable("rate_limit_windows", {
  credential: text("credential").primaryKey(),
  /** Start of the minute, in Unix epoch seconds. */
  windowStart: integer("window_start").notNull(),
  requests: integer("requests").notNull(),
});

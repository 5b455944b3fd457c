import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment, organizationId } from "./columns";
import { organizations } from "./organizations";

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    credential: text("credential").notNull(),
    /** SHA-256 of method and canonical path (`POST /v2/code`), and of the key: both may hold the caller's own ids. */
    endpoint: bytea("endpoint").notNull(),
    key: bytea("key").notNull(),
    requestHash: bytea("request_hash").notNull(),
    /** Set while the first request runs. The process that runs the request renews it. */
    leasedUntil: moment("leased_until"),
    /**
     * A random value by which the process that runs the request can tell whether the claim on the key is still its own.
     */
    claim: text("claim").notNull(),
    status: integer("status"),
    /** The reply's body, encrypted. */
    body: bytea("body"),
    /** The revision that the reply's `ETag` named. */
    etag: integer("etag"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.credential, table.endpoint, table.key] }),
    index("idempotency_keys_by_age").on(table.createdAt),
  ],
);

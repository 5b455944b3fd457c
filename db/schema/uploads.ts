import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytea, createdAt, organizationId } from "./columns";
import { organizations } from "./organizations";

/** An uploaded file, kept until its rows are loaded or it is abandoned. */
export const uploads = pgTable(
  "uploads",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    /** The job that loads the file; null if a request loads it. */
    jobId: text("job_id"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] }), index("uploads_by_age").on(table.createdAt)],
);

/** The file's bytes, in parts of equal size except for the last. */
export const uploadChunks = pgTable(
  "upload_chunks",
  {
    organizationId: organizationId(),
    uploadId: uuid("upload_id").notNull(),
    position: integer("position").notNull(),
    bytes: bytea("bytes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uploadId, table.position] }),
    foreignKey({
      columns: [table.organizationId, table.uploadId],
      foreignColumns: [uploads.organizationId, uploads.id],
    }).onDelete("cascade"),
  ],
);

/** The file's rows before they become responses. */
export const uploadRows = pgTable(
  "upload_rows",
  {
    organizationId: organizationId(),
    uploadId: uuid("upload_id").notNull(),
    /** The row's number in the file; the header is row 1. */
    row: integer("row").notNull(),
    /** Null if the row is skipped, for the reasons in `problems`. */
    externalId: text("external_id"),
    /** One entry per text column; null if the file declares the value missing. */
    texts: jsonb("texts").notNull().default([]).$type<(string | null)[]>(),
    segments: jsonb("segments").notNull().default({}).$type<Record<string, string | number>>(),
    /** The codes that the row gives its answers, and who gave them; by entry of the plan, null where nobody did. */
    codings: jsonb("codings").notNull().default([]).$type<({ coder: string | null; codes: string[] } | null)[]>(),
    problems: jsonb("problems").$type<{ row: number; column: string | null; reason: string }[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uploadId, table.row] }),
    index("upload_rows_coded")
      .on(table.organizationId, table.uploadId, table.externalId)
      .where(sql`${table.codings} <> '[]'`),
    foreignKey({
      columns: [table.organizationId, table.uploadId],
      foreignColumns: [uploads.organizationId, uploads.id],
    }).onDelete("cascade"),
  ],
);

import { boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment, organizationId } from "./columns";
import { projects } from "./projects";

/** Links by which people without a login read the results of a project. A link that is revoked is deleted. */
export const shareLinks = pgTable(
  "share_links",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    projectId: uuid("project_id").notNull(),
    name: text("name").notNull(),
    /** The questions that it shows; null for all that the project has when the link is opened. */
    questionIds: uuid("question_ids").array(),
    /** Whether it shows answers, with personal data masked. */
    withVerbatims: boolean("with_verbatims").notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: bytea("token_hash").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When it was last opened, to the minute. */
    lastUsedAt: moment("last_used_at"),
    /** The person who made it, who may have left since; null if a program or the operator did. */
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    }).onDelete("cascade"),
    uniqueIndex("share_links_by_token").on(table.tokenHash),
    index("share_links_listed").on(table.organizationId, table.projectId, table.id),
  ],
);

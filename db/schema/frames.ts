import { jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, organizationId } from "./columns";
import { organizations } from "./organizations";
import type { Sentiment } from "./terms";

/** A code of a saved frame. */
export type FramedCode = { category: string; name: string; definition: string | null; sentiment: Sentiment };

/** Codebooks that an organization has saved, to begin others with. */
export const frames = pgTable(
  "frames",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    codes: jsonb("codes").notNull().$type<FramedCode[]>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("frames_by_name").on(table.organizationId, table.name),
  ],
);

import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, organizationId, revision, updatedAt } from "./columns";
import { questionKey } from "./projects";
import type { StoredFilter } from "./saved-views";
import type { CellFigure } from "./terms";

/** A saved cross-tab: what it counts and how it is shown. */
export type TableDefinition = {
  rows: "codes" | "nets" | "nested";
  order: "frequency" | "codebook";
  /** The column by which the rows are sorted (null for the total); null or absent if they are sorted by `order`. */
  sort?: { segment: string | null; direction: "descending" | "ascending" } | null;
  level: 90 | 95 | 99;
  /** The segments of the banner; null for the default banner: every segment with 2 to 12 values. */
  keys: string[] | null;
  /** Null for an unweighted table; absent if the table uses the weight of its question. */
  weightKey?: string | null | undefined;
  /** Segments that answers must be in, as `key=value`. */
  segments: string[];
  /** What else answers must be; null or absent if nothing. */
  filter?: Omit<StoredFilter, "segments"> | null;
  /** The codes of the rows with their names at the time of saving; empty for all codes. */
  codes: { id: string; name: string }[];
  figure: CellFigure;
  colour: "significant" | "difference" | "share" | "none";
  view: "table" | "chart";
};

/** Cross-tabs of a question, saved under a name for everybody in the organization. */
export const savedTables = pgTable(
  "saved_tables",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    questionId: uuid("question_id").notNull(),
    name: text("name").notNull(),
    definition: jsonb("definition").notNull().$type<TableDefinition>(),
    revision: revision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    questionKey(table),
    uniqueIndex("saved_tables_by_name").on(table.organizationId, table.questionId, table.name),
    index("saved_tables_listed").on(table.organizationId, table.questionId, table.id),
  ],
);

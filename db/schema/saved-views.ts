import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, organizationId, revision, updatedAt } from "./columns";
import { questionKey } from "./projects";
import type { AnswerFlag, Confidence, Sentiment } from "./terms";

/** A filter of answers, in the form in which the API takes it. Codes are given by id, number or name. */
export type StoredFilter = {
  code?: string | undefined;
  category?: string | undefined;
  any_of?: string[] | undefined;
  all_of?: string[] | undefined;
  none_of?: string[] | undefined;
  sentiment?: Sentiment | undefined;
  confidence?: Confidence | undefined;
  segments?: string[] | undefined;
  ranges?: string[] | undefined;
  flag?: AnswerFlag | undefined;
  coded?: "true" | "false" | "uncoded" | undefined;
  reviewed?: boolean | undefined;
  edited?: boolean | undefined;
  reviewer?: string | undefined;
  assigned_to?: string | undefined;
  q?: string | undefined;
};

/** What a saved view keeps: its filter, with codes and category by id, and these as they were at the time of saving. */
export type ViewDefinition = {
  filter: StoredFilter;
  codes: { id: string; number: number; name: string }[];
  category?: { id: string; name: string } | undefined;
};

/** Filters of a question's answers, saved under a name for everybody in the organization. */
export const savedViews = pgTable(
  "saved_views",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    questionId: uuid("question_id").notNull(),
    name: text("name").notNull(),
    definition: jsonb("definition").notNull().$type<ViewDefinition>(),
    revision: revision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    questionKey(table),
    uniqueIndex("saved_views_by_name").on(table.organizationId, table.questionId, table.name),
    index("saved_views_listed").on(table.organizationId, table.questionId, table.id),
  ],
);

import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, organizationId } from "./columns";
import { questionKey } from "./projects";

/**
 * How to use a code: what belongs under it, what does not, and how borderline cases are decided, with typical quotes.
 */
export type CodeRules = { codeId: string; include: string; exclude: string; borderline: string; quotes: string[] };

/** Rules that a model wrote for the codes of a question before it coded with them. The latest manual counts. */
export const codingManuals = pgTable(
  "coding_manuals",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    /** The version also ends the `engine` of codes that were given with this manual: `openai/<model>/<version>`. */
    version: text("version").notNull(),
    /** A hash of the codes that the manual was written for, to notice when they change. */
    codesHash: text("codes_hash").notNull(),
    codebookVersion: integer("codebook_version").notNull(),
    rules: jsonb("rules").notNull().$type<CodeRules[]>(),
    /** The number of answers that people had coded differently from the machine when the manual was written. */
    disagreements: integer("disagreements").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.questionId, table.version] }),
    questionKey(table),
    index("coding_manuals_latest").on(table.organizationId, table.questionId, table.createdAt),
  ],
);

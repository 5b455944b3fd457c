import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, organizationId } from "./columns";
import { questionKey } from "./projects";
import { responses } from "./responses";

/**
 * People's decisions about a question's answers: one row for each act, however many answers it concerned. Deleted after
 * 90 days.
 */
export const answerChanges = pgTable(
  "answer_changes",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    number: integer("number").notNull(),
    /** What was done, for people, with the names that codes had: `Added “Slow” to 12 answers`. */
    summary: text("summary").notNull(),
    /** The credential and, if the caller names one, the person behind it. */
    actor: text("actor").notNull(),
    /** How many answers it changed; for an undo also how many it left because they were changed since. */
    answers: integer("answers").notNull(),
    answersLeft: integer("answers_left").notNull().default(0),
    /** The number of the change that this one took back. */
    undoes: integer("undoes"),
    /** The number of the change that took this one back; null if it stands, or stands again. */
    undoneBy: integer("undone_by"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.questionId, table.number] }),
    questionKey(table),
    index("answer_changes_by_time").on(table.createdAt),
  ],
);

/** The answers of a change as they were before it, to take it back. */
export const answersBefore = pgTable(
  "answers_before",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    change: integer("change").notNull(),
    responseId: uuid("response_id").notNull(),
    /** See `answerState`. It quotes evidence, and is deleted with the answer. */
    before: jsonb("before").notNull(),
    /** A hash of the state after the change: an answer in another state was changed since. */
    after: text("after").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.questionId, table.change, table.responseId] }),
    foreignKey({
      columns: [table.organizationId, table.questionId, table.change],
      foreignColumns: [answerChanges.organizationId, answerChanges.questionId, answerChanges.number],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.organizationId, table.responseId],
      foreignColumns: [responses.organizationId, responses.id],
    }).onDelete("cascade"),
    index("answers_before_by_response").on(table.organizationId, table.responseId),
  ],
);

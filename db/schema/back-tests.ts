import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, organizationId } from "./columns";
import { questionKey } from "./projects";

/**
 * The latest back-test of a question: answers that people had decided, coded anew by an engine that learned nothing
 * from these decisions. The answers' own codes stay as they are.
 */
export const backTests = pgTable(
  "back_tests",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    jobId: text("job_id").notNull(),
    /** Engine and version; null until it has coded answers. */
    engine: text("engine"),
    /** A hash of the codes at the time. */
    codesHash: text("codes_hash").notNull(),
    /** For each answer, by its id, the ids of the codes that it got; null while it waits to be coded. */
    codes: jsonb("codes").notNull().$type<Record<string, string[] | null>>(),
    /** What a language model was used for it, once it has ended. */
    usage: jsonb("usage")
      .notNull()
      .default({ calls: 0, inputTokens: 0, outputTokens: 0, cost: null })
      .$type<{ calls: number; inputTokens: number; outputTokens: number; cost: number | null }>(),
    creditsUsed: integer("credits_used").notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionId] }), questionKey(table)],
);

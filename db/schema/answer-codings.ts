import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, organizationId } from "./columns";
import { responses } from "./responses";
import type { Confidence, Sentiment } from "./terms";

/**
 * The `coder` of the machine's codes, as they were before a person first decided. The `coder` of a person is their
 * credential, or `file/Kim` if an uploaded file names them.
 */
export const MACHINE = "machine";

/** A code as a coder gave it. */
export type CodedAs = {
  codeId: string;
  sentiment: Sentiment;
  confidence: Confidence;
  /** True if a word rule gave the code, not an engine. */
  byRule?: true;
  /**
   * The ids of codes that a merge or split replaced by this code. This entry does not count as long as one of them is
   * in the codebook, for instance after a restore.
   */
  from?: string[];
};

/**
 * The codes that each coder gave to an answer about which a person has decided: those that the machine gave before, and
 * those of each person. The codes that count are in `assignments`; these rows show how far coders agree.
 */
export const answerCodings = pgTable(
  "answer_codings",
  {
    organizationId: organizationId(),
    responseId: uuid("response_id").notNull(),
    coder: text("coder").notNull(),
    questionId: uuid("question_id").notNull(),
    codes: jsonb("codes").notNull().$type<CodedAs[]>(),
    /** The machine's engine and version; null for people, and if the machine gave no code. */
    engine: text("engine"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.responseId, table.coder] }),
    foreignKey({
      columns: [table.organizationId, table.responseId],
      foreignColumns: [responses.organizationId, responses.id],
    }).onDelete("cascade"),
    index("answer_codings_by_question").on(table.organizationId, table.questionId),
  ],
);

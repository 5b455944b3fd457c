import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, organizationId } from "./columns";
import { questionKey } from "./projects";
import { responses, type TakenOff } from "./responses";
import {
  CODEBOOK_CHANGES,
  type CodebookDraftOrigin,
  type CodeChange,
  type KeptAssignment,
  type Sentiment,
} from "./terms";

export const codebookChange = pgEnum("codebook_change", CODEBOOK_CHANGES);

/** A codebook as it stood, with the ids and numbers of its codes. */
export type StoredCodebook = {
  id: string;
  name: string;
  /** Absent for outermost categories. */
  parentId?: string | null | undefined;
  codes: {
    id: string;
    name: string;
    definition: string | null;
    /** Absent in versions that were stored before codes had such rules. */
    include?: string | null | undefined;
    exclude?: string | null | undefined;
    always?: string | null | undefined;
    exclusive?: boolean | undefined;
    sentiment: Sentiment;
    codeNumber: number;
  }[];
}[];

/** Every state that a question's codebook has had, the current one included. Append-only. */
export const codebookVersions = pgTable(
  "codebook_versions",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    number: integer("number").notNull(),
    change: codebookChange("change").notNull(),
    /** A sentence for people that says what was done. */
    summary: text("summary").notNull(),
    /** The actor: kind and id of the credential or user, for instance `api_key:0198…`. */
    actor: text("actor").notNull(),
    /** The suggestion that this change applied or undid. */
    suggestionId: uuid("suggestion_id"),
    codebook: jsonb("codebook").notNull().$type<StoredCodebook>(),
    /** What the run that made this version changed about each code; null for other changes, and until the run ends. */
    codeChanges: jsonb("code_changes").$type<CodeChange[]>(),
    /** How the codebook was generated; null for other changes. */
    draft: jsonb("draft").$type<CodebookDraftOrigin>(),
    /** The first and the last version that this one took back; null for other changes. */
    undoesFrom: integer("undoes_from"),
    undoesTo: integer("undoes_to"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionId, table.number] }), questionKey(table)],
);

/** One code of an answer as it stood before a change. */
export type StoredAssignment = KeptAssignment & { suggestionId?: string; actor?: string; evidenceStart?: number };

/**
 * The codes that an answer had when `version` was replaced by the next version. There is a row only if that change
 * affected the answer. To restore version n, each answer gets the codes of its earliest row with a version of n or
 * later.
 */
export const assignmentHistory = pgTable(
  "assignment_history",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    version: integer("version").notNull(),
    responseId: uuid("response_id").notNull(),
    assignments: jsonb("assignments").notNull().$type<StoredAssignment[]>(),
    codedAt: moment("coded_at"),
    /** Whether a person had decided about the answer before that change. */
    reviewed: boolean("reviewed").notNull().default(false),
    /** Whether a person had changed single codes before that change, and which codes they had removed. */
    edited: boolean("edited").notNull().default(false),
    takenOff: jsonb("taken_off").notNull().default([]).$type<TakenOff[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.questionId, table.version, table.responseId] }),
    foreignKey({
      columns: [table.organizationId, table.responseId],
      foreignColumns: [responses.organizationId, responses.id],
    }).onDelete("cascade"),
    index("assignment_history_by_response").on(table.organizationId, table.responseId),
  ],
);

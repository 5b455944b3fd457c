import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, organizationId } from "./columns";
import { questionKey } from "./projects";
import { responses } from "./responses";
import { ASSIGNMENT_SOURCES, CONFIDENCES, SENTIMENTS } from "./terms";

export const sentiment = pgEnum("sentiment", SENTIMENTS);
export const confidence = pgEnum("confidence", CONFIDENCES);
export const assignmentSource = pgEnum("assignment_source", ASSIGNMENT_SOURCES);

export const categories = pgTable(
  "categories",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    questionId: uuid("question_id").notNull(),
    name: text("name").notNull(),
    position: integer("position").notNull(),
    /** The category in which it stands; null for an outermost one. */
    parentId: uuid("parent_id"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    questionKey(table),
    foreignKey({
      columns: [table.organizationId, table.parentId],
      foreignColumns: [table.organizationId, table.id],
    }),
    index("categories_by_parent").on(table.organizationId, table.parentId),
    uniqueIndex("categories_by_name").on(table.organizationId, table.questionId, table.name),
  ],
);

export const codes = pgTable(
  "codes",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    questionId: uuid("question_id").notNull(),
    categoryId: uuid("category_id").notNull(),
    name: text("name").notNull(),
    definition: text("definition"),
    /** The cases that the code counts and those that it does not count, as people wrote them. */
    include: text("include"),
    exclude: text("exclude"),
    /** Words and phrases by any of which an answer gets the code (`lib/language/word-rule.ts`). */
    always: text("always"),
    /** An answer that has the code may have no other one. */
    exclusive: boolean("exclusive").notNull().default(false),
    /**
     * When the code was added, and when its texts or sentiment last changed; null if that never happened or was not
     * recorded.
     */
    addedAt: moment("added_at"),
    changedAt: moment("changed_at"),
    sentiment: sentiment("sentiment").notNull(),
    codeNumber: integer("code_number").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    questionKey(table),
    foreignKey({
      columns: [table.organizationId, table.categoryId],
      foreignColumns: [categories.organizationId, categories.id],
    }).onDelete("cascade"),
    uniqueIndex("codes_by_name").on(table.organizationId, table.categoryId, table.name),
    uniqueIndex("codes_by_number").on(table.organizationId, table.questionId, table.codeNumber),
  ],
);

export const assignments = pgTable(
  "assignments",
  {
    organizationId: organizationId(),
    responseId: uuid("response_id").notNull(),
    codeId: uuid("code_id").notNull(),
    /** Order of mention within the answer, from 0. */
    position: smallint("position").notNull(),
    confidence: confidence("confidence").notNull(),
    mentionSentiment: sentiment("mention_sentiment").notNull(),
    evidence: text("evidence"),
    /**
     * Where the evidence begins, in UTF-16 code units, if a person marked it; null for the first occurrence.
     * `QUOTE_NOT_FOUND`, without evidence, if the model's quote is not in the answer.
     */
    evidenceStart: integer("evidence_start"),
    source: assignmentSource("source").notNull(),
    /** Engine and version, for instance `local/1`; null if a person decided. */
    engine: text("engine"),
    /** The suggestion that gave the code, if the source is `suggestion`. */
    suggestionId: uuid("suggestion_id"),
    /** The credential or person that decided, by kind and id; null if the engine did. */
    actor: text("actor"),
    createdAt: createdAt(),
    /**
     * A Bloom filter of the answer's segments, kept up to date by triggers (B. H. Bloom, Communications of the ACM 13
     * (1970), 422-426). An answer in a segment has all bits of that segment; an answer outside it hardly ever does. -1
     * means that the filter has not been computed yet.
     */
    segmentsMark: bigint("segments_mark", { mode: "number" }).notNull().default(-1),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.responseId, table.codeId] }),
    foreignKey({
      columns: [table.organizationId, table.responseId],
      foreignColumns: [responses.organizationId, responses.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.organizationId, table.codeId],
      foreignColumns: [codes.organizationId, codes.id],
    }).onDelete("cascade"),
    index("assignments_by_code").on(table.organizationId, table.codeId, table.responseId, table.segmentsMark),
    index("assignments_in_doubt")
      .on(table.organizationId, table.codeId, table.responseId)
      .where(sql`${table.confidence} = 'low'`),
  ],
);

/** A condition on mentions: a word rule gave them. Codes that a person copied to like answers have the same source. */
export const isByWords = (mentions: SQLWrapper = assignments): SQL =>
  sql`(${mentions}.source = 'rule' and ${mentions}.actor is null)`;

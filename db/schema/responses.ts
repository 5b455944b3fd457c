import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, organizationId } from "./columns";
import { questionKey } from "./projects";
import { ANSWER_FLAGS, type AnswerFlag, type KeptAssignment, type NotCodedReason, type Votes } from "./terms";

/**
 * SQL of a text's characters from U+0800 on, which include Chinese, Japanese and Korean. They have an index of their
 * own, because trigrams do not find short words of these scripts.
 */
export const charactersOf = (text: SQLWrapper): SQL =>
  sql`regexp_split_to_array(regexp_replace(lower(${text}), '[\\u0001-\\u07ff]+', '', 'g'), '')`;

/** A code that a person removed from an answer, as it was before. Codes that a person had given are not kept here. */
export type TakenOff = KeptAssignment & { suggestionId: string | null; actor: string | null };

/**
 * Whether the flags include this one. The flag is a literal in the SQL, not a parameter, because PostgreSQL otherwise
 * does not use the flag's partial index.
 */
export const hasFlag = (flags: SQLWrapper, flag: AnswerFlag): SQL => sql`${flags} @> ${sql.raw(`'{${flag}}'`)}`;

export const responses = pgTable(
  "responses",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    questionId: uuid("question_id").notNull(),
    /** The caller's own identifier of the respondent or response. */
    externalId: text("external_id").notNull(),
    /**
     * In one-call coding, several answers may have the same id of the caller: the second one then has occurrence 1. In
     * uploads it is always 0.
     */
    occurrence: integer("occurrence").notNull().default(0),
    /** The order of arrival within the question. Lists are paged by it. */
    position: integer("position").notNull(),
    text: text("text").notNull(),
    language: text("language"),
    /** In the project's language; empty if the text is in it already, null if nobody had it translated. */
    translation: text("translation"),
    flags: text("flags").array().notNull().default(sql`'{}'`).$type<AnswerFlag[]>(),
    /** Why the answer has the flag `not_coded`. Such an answer stays open for the next job. */
    notCoded: text("not_coded").$type<NotCodedReason>(),
    /** How the engines voted, if the machine's latest run let several of them code. */
    votes: jsonb("votes").$type<Votes>(),
    segments: jsonb("segments").notNull().default({}).$type<Record<string, string | number>>(),
    /**
     * The numbers of the options that the respondent chose in the question's closed question; null if nobody asked, or
     * the question has none.
     */
    closed: integer("closed").array(),
    /** When the machine last processed the answer, with codes or without. */
    codedAt: moment("coded_at"),
    /** True if a person has decided about the answer's codes. The machine then leaves them alone. */
    reviewed: boolean("reviewed").notNull().default(false),
    reviewedAt: moment("reviewed_at"),
    /** True if a person has changed single codes without checking the whole answer; never true of a reviewed answer. */
    edited: boolean("edited").notNull().default(false),
    editedAt: moment("edited_at"),
    /** The id of the member who is to code the answer; null if it is assigned to nobody. */
    coderId: uuid("coder_id"),
    /** The codes that a person removed or replaced, kept so that they can be restored unchanged. */
    takenOff: jsonb("taken_off").notNull().default([]).$type<TakenOff[]>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    questionKey(table),
    uniqueIndex("responses_by_external_id").on(
      table.organizationId,
      table.questionId,
      table.externalId,
      table.occurrence,
    ),
    uniqueIndex("responses_by_position").on(table.organizationId, table.questionId, table.position),
    index("responses_reviewed")
      .on(table.organizationId, table.questionId, table.position)
      .where(sql`${table.reviewed}`),
    ...ANSWER_FLAGS.map((flag) =>
      index(`responses_flagged_${flag}`)
        .on(table.organizationId, table.questionId, table.position)
        .where(hasFlag(table.flags, flag)),
    ),
    index("responses_by_words").using("gin", table.questionId, sql`lower(${table.text}) gin_trgm_ops`),
    index("responses_by_translation")
      .using("gin", table.questionId, sql`lower(${table.translation}) gin_trgm_ops`)
      .where(sql`${table.translation} <> ''`),
    index("responses_by_characters").using("gin", table.questionId, charactersOf(table.text)),
    index("responses_by_segments").using("gin", table.questionId, sql`${table.segments} jsonb_path_ops`),
  ],
);

/**
 * The answers that neither the machine nor a person has coded yet. Triggers on `responses` keep this table up to date.
 * A partial index on `responses` would serve the same queries, but then coding an answer would rewrite all its index
 * entries, including those of its text.
 */
export const openAnswers = pgTable(
  "open_answers",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.questionId, table.position] }),
    foreignKey({
      columns: [table.organizationId, table.questionId, table.position],
      foreignColumns: [responses.organizationId, responses.questionId, responses.position],
    }).onDelete("cascade"),
  ],
);

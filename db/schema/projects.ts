import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, organizationId, revision, updatedAt } from "./columns";
import { memberships, organizations } from "./organizations";
import { CODING_TYPES, type Coder, MASKINGS, type Passes, QUESTION_STATUSES } from "./terms";

export const codingType = pgEnum("coding_type", CODING_TYPES);
export const masking = pgEnum("masking", MASKINGS);
export const questionStatus = pgEnum("question_status", QUESTION_STATUSES);

/** A closed question with its options, by the numbers of their codes; `other` is the one that was to be specified. */
export type ClosedQuestion = {
  name: string;
  label: string;
  other: number;
  options: { number: number; name: string }[];
};

export const projects = pgTable(
  "projects",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    language: text("language").notNull(),
    codingType: codingType("coding_type").notNull(),
    objective: text("objective"),
    /** Whether suggestions are requested after a job has coded answers; with a model they cost tokens. */
    suggestAfterCoding: boolean("suggest_after_coding").notNull().default(true),
    masking: masking("masking").notNull().default("outside"),
    /** Names, words, numbers and addresses that are not masked. */
    maskExcept: text("mask_except").array().notNull().default([]),
    /** A few words each, by which people find the project. */
    tags: text("tags").array().notNull().default([]),
    /** Left out of lists, searches and the navigation; still readable and writable. */
    archived: boolean("archived").notNull().default(false),
    /** The person who made the project, who may have left since; null if a program or the operator did. */
    createdBy: uuid("created_by"),
    /** Open only to the people in `projectPeople`, and to owners and admins. */
    restricted: boolean("restricted").notNull().default(false),
    revision: revision(),
    /** Made by one-call coding: left out of lists, deleted 30 days after its last use. */
    temporary: boolean("temporary").notNull().default(false),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index("projects_listed").on(table.organizationId, table.id).where(sql`not ${table.temporary}`),
    index("projects_temporary").on(table.organizationId).where(sql`${table.temporary}`),
    index("projects_temporary_by_last_use").on(table.lastUsedAt).where(sql`${table.temporary}`),
  ],
);

/** The people who are named on a project: a restricted one is open to them, and coders work only on such projects. */
export const projectPeople = pgTable(
  "project_people",
  {
    organizationId: organizationId(),
    projectId: uuid("project_id").notNull(),
    userId: uuid("user_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.projectId, table.userId] }),
    foreignKey({
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete("cascade"),
    index("project_people_by_user").on(table.organizationId, table.userId),
  ],
);

export const questions = pgTable(
  "questions",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    projectId: uuid("project_id").notNull(),
    position: integer("position").notNull(),
    text: text("text").notNull(),
    codingType: codingType("coding_type").notNull(),
    status: questionStatus("status").notNull().default("pending"),
    /** The name of the column in which the respondents' ids were uploaded; null if they came without one. */
    respondentColumn: text("respondent_column"),
    /** The segment that holds each answer's weight. Tables use it unless they name another one or none. */
    weightKey: text("weight_key"),
    /** The most codes that an answer may have; null for any number. */
    maxCodesPerAnswer: smallint("max_codes_per_answer"),
    /** Whether its codes are wishes ("Shorter waits"), as was last chosen; null if nobody has chosen. */
    requests: boolean("requests"),
    /** The closed question whose “other, specify” these answers are; null if there is none. */
    closed: jsonb("closed").$type<ClosedQuestion>(),
    responseCount: integer("response_count").notNull().default(0),
    /** The numbers that codes have or had. None of them is ever given to another code of the question. */
    usedCodeNumbers: integer("used_code_numbers").array().notNull().default([]),
    /** The current version of the codebook, which is its entity tag; 0 if there has been none. */
    codebookVersion: integer("codebook_version").notNull().default(0),
    /**
     * For the last run whose review coded answers a second time: how many answers it coded twice, and how many got the
     * same codes both times.
     */
    passes: jsonb("passes").$type<Passes>(),
    /** Null until a run has coded answers. */
    coder: jsonb("coder").$type<Coder>(),
    /** Counts changes to the question itself, not to its answers or codebook. */
    revision: revision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    }).onDelete("cascade"),
    index("questions_by_project").on(table.organizationId, table.projectId, table.position),
  ],
);

type QuestionColumns = { organizationId: AnyPgColumn; questionId: AnyPgColumn };

/** The foreign key of a row to its question; the row is deleted with the question. */
export const questionKey = ({ organizationId, questionId }: QuestionColumns) =>
  foreignKey({
    columns: [organizationId, questionId],
    foreignColumns: [questions.organizationId, questions.id],
  }).onDelete("cascade");

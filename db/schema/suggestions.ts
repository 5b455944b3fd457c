import { sql } from "drizzle-orm";
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
import { confidence } from "./codebook";
import { createdAt, moment, organizationId } from "./columns";
import { questionKey } from "./projects";
import { type Confidence, type ResolveAction, type Sentiment, SUGGESTION_STATUSES, SUGGESTION_TYPES } from "./terms";

export const suggestionType = pgEnum("suggestion_type", SUGGESTION_TYPES);
export const suggestionStatus = pgEnum("suggestion_status", SUGGESTION_STATUSES);

/** A code that a suggestion would make. */
export type SuggestedCode = { name: string; definition: string | null; sentiment: Sentiment };

/** The code that a suggestion would give an answer. `part` is the index of the part, for a split. */
export type SuggestedMention = {
  responseId: string;
  confidence: Confidence;
  evidence: string | null;
  mentionSentiment: Sentiment;
  part?: number;
};

/** Ways to make a codebook better, found in the coded answers or made by people. */
export const suggestions = pgTable(
  "suggestions",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    /**
     * The question. For a group's suggestion it is the question that was the group's first one at the time; the ids of
     * codes are those of that question.
     */
    questionId: uuid("question_id").notNull(),
    grouped: boolean("grouped").notNull().default(false),
    type: suggestionType("type").notNull(),
    action: text("action").notNull().$type<ResolveAction>(),
    status: suggestionStatus("status").notNull().default("pending"),
    confidence: confidence("confidence").notNull(),
    title: text("title").notNull(),
    rationale: text("rationale").notNull(),
    /** The new code, or the new name of the source code; null if the suggestion has neither. */
    code: jsonb("code").$type<SuggestedCode>(),
    /** The name of the category for a new code. */
    category: text("category"),
    sourceCodeId: uuid("source_code_id"),
    targetCodeId: uuid("target_code_id"),
    parts: jsonb("parts").notNull().default([]).$type<SuggestedCode[]>(),
    mentions: jsonb("mentions").notNull().default([]).$type<SuggestedMention[]>(),
    /** The engine and version that found the suggestion; null if a person made it. */
    engine: text("engine"),
    /** True if a person undid the resolution of the suggestion. It is then kept until it is resolved again. */
    reopened: boolean("reopened").notNull().default(false),
    createdAt: createdAt(),
    resolvedAt: moment("resolved_at"),
    dismissReason: text("dismiss_reason"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    questionKey(table),
    index("suggestions_by_question").on(table.organizationId, table.questionId, table.status),
  ],
);

/** People's actions on suggestions. Append-only. */
export const suggestionDecisions = pgTable(
  "suggestion_decisions",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    questionId: uuid("question_id").notNull(),
    suggestionId: uuid("suggestion_id").notNull(),
    action: text("action").notNull().$type<ResolveAction | "undo" | "revert">(),
    /** The suggestion's title at that time. */
    title: text("title").notNull(),
    actor: text("actor").notNull(),
    reason: text("reason"),
    /** The codebook's version before and after; equal if nothing changed. */
    versionBefore: integer("version_before").notNull(),
    versionAfter: integer("version_after").notNull(),
    /** The code that the action made, changed or gave to answers. */
    codeId: uuid("code_id"),
    /** How many answers changed their codes. */
    responsesChanged: integer("responses_changed").notNull(),
    summary: text("summary").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.suggestionId],
      foreignColumns: [suggestions.organizationId, suggestions.id],
    }).onDelete("cascade"),
    index("suggestion_decisions_by_question").on(table.organizationId, table.questionId, table.id),
    index("suggestion_decisions_by_suggestion").on(table.organizationId, table.suggestionId),
  ],
);

/**
 * The last computation of suggestions for a question, or for a group (stored under the group's first question): its
 * time and its input.
 */
export const suggestionRuns = pgTable(
  "suggestion_runs",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    grouped: boolean("grouped").notNull().default(false),
    /** A hash of answers, codebook and engine at the last computation; null before the first. */
    basis: text("basis"),
    computedAt: moment("computed_at"),
    /** When a background computation was requested, and when it was announced; null if there is none. */
    requestedAt: moment("requested_at"),
    announcedAt: moment("announced_at"),
    /** A process computes suggestions until this time at the latest; null or in the past if none does. */
    busyUntil: moment("busy_until"),
    /**
     * Identifies the computation that holds the claim. A computation whose claim has expired can neither store its
     * result nor release the claim of the next one.
     */
    claim: uuid("claim"),
    /** Why the last computation failed; null if it did not fail. */
    failure: text("failure"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.questionId, table.grouped] }),
    questionKey(table),
    index("suggestion_runs_requested").on(table.requestedAt).where(sql`${table.requestedAt} is not null`),
  ],
);

import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, organizationId } from "./columns";
import { questionKey } from "./projects";
import { responses } from "./responses";
import { REVIEW_OUTCOMES, REVIEW_REASONS, REVIEW_TASKS } from "./terms";

/** The random control sample of a question: all answers whose random number lies below `drawnTo`. */
export const reviewSamples = pgTable(
  "review_samples",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    /**
     * The upper bound of the sample, as eight hexadecimal digits; it only grows. An answer's random number is the last
     * part of its id.
     */
    drawnTo: text("drawn_to").notNull().default("00000000"),
    /** Whether the pages hide the machine's codes of its answers until a person has coded them. */
    blind: boolean("blind").notNull().default(false),
    /** When the answers most worth reviewing were last computed and stored as unclaimed rows. */
    preparedAt: moment("prepared_at"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionId] }), questionKey(table)],
);

/** Which reviewer looks at which answer: one row per answer and task, so that no two reviewers do the same work. */
export const reviewClaims = pgTable(
  "review_claims",
  {
    organizationId: organizationId(),
    responseId: uuid("response_id").notNull(),
    task: text("task", { enum: REVIEW_TASKS }).notNull(),
    questionId: uuid("question_id").notNull(),
    /**
     * The credential and, if the caller names one, the person behind it; empty if nobody has claimed the answer yet.
     */
    reviewer: text("reviewer").notNull(),
    reason: text("reason", { enum: REVIEW_REASONS }).notNull(),
    /** The expected gain of reviewing the answer; null if it was drawn at random. */
    gain: doublePrecision("gain"),
    /** Until this time, by the database's clock, no other reviewer gets the answer. */
    claimedUntil: moment("claimed_until").notNull(),
    outcome: text("outcome", { enum: REVIEW_OUTCOMES }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.responseId, table.task] }),
    foreignKey({
      columns: [table.organizationId, table.responseId],
      foreignColumns: [responses.organizationId, responses.id],
    }).onDelete("cascade"),
    index("review_claims_by_question").on(table.organizationId, table.questionId),
  ],
);

/** Disagreements between people that somebody resolved; a new coding of the answer reopens it. */
export const reviewResolutions = pgTable(
  "review_resolutions",
  {
    organizationId: organizationId(),
    responseId: uuid("response_id").notNull(),
    questionId: uuid("question_id").notNull(),
    /** The credential and, if the caller names one, the person behind it. */
    resolver: text("resolver").notNull(),
    /** The rows of `assignments` that the answer had before, to put them back. */
    before: jsonb("before").notNull().$type<object[]>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.responseId] }),
    foreignKey({
      columns: [table.organizationId, table.responseId],
      foreignColumns: [responses.organizationId, responses.id],
    }).onDelete("cascade"),
    index("review_resolutions_by_question").on(table.organizationId, table.questionId),
  ],
);

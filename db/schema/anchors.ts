import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, organizationId } from "./columns";
import { questionGroups } from "./groups";
import { questionKey } from "./projects";
import { responses } from "./responses";

/** A group's anchor sample, and the wave it was drawn from; that wave's own codes are the sample's first coding. */
export const anchorSamples = pgTable(
  "anchor_samples",
  {
    organizationId: organizationId(),
    groupId: uuid("group_id").notNull(),
    questionId: uuid("question_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.groupId] }),
    foreignKey({
      columns: [table.organizationId, table.groupId],
      foreignColumns: [questionGroups.organizationId, questionGroups.id],
    }).onDelete("cascade"),
    questionKey(table),
  ],
);

/** The answers of an anchor sample, each with a hash of its text; an answer whose text changes leaves the sample. */
export const anchorAnswers = pgTable(
  "anchor_answers",
  {
    organizationId: organizationId(),
    responseId: uuid("response_id").notNull(),
    groupId: uuid("group_id").notNull(),
    textHash: text("text_hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.groupId, table.responseId] }),
    foreignKey({
      columns: [table.organizationId, table.groupId],
      foreignColumns: [anchorSamples.organizationId, anchorSamples.groupId],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.organizationId, table.responseId],
      foreignColumns: [responses.organizationId, responses.id],
    }).onDelete("cascade"),
  ],
);

/** The latest coding of an anchor sample for each later wave: with that wave's codebook, wording and engine. */
export const anchorCodings = pgTable(
  "anchor_codings",
  {
    organizationId: organizationId(),
    groupId: uuid("group_id").notNull(),
    questionId: uuid("question_id").notNull(),
    /** Engine and version, for instance `local/1`. */
    engine: text("engine").notNull(),
    /** The numbers of all codes in the codebook at the time. */
    frame: integer("frame").array().notNull(),
    /** For each answer, by its id, the numbers of the codes that it got. */
    codes: jsonb("codes").notNull().$type<Record<string, number[]>>(),
    creditsUsed: integer("credits_used").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.groupId, table.questionId] }),
    foreignKey({
      columns: [table.organizationId, table.groupId],
      foreignColumns: [anchorSamples.organizationId, anchorSamples.groupId],
    }).onDelete("cascade"),
    questionKey(table),
  ],
);

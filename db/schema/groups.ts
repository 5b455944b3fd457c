import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, organizationId } from "./columns";
import { organizations } from "./organizations";
import { questionKey } from "./projects";

/** Trackers: questions that are waves of one survey. */
export const questionGroups = pgTable(
  "question_groups",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    /**
     * The engine learns the waves' codes from decisions of people up to this moment; later ones wait until all waves are
     * coded again. Null until a wave is coded.
     */
    learnedUntil: moment("learned_until"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** A question belongs to one group at most. */
export const groupMembers = pgTable(
  "group_members",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    groupId: uuid("group_id").notNull(),
    /** Order of the waves. */
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.questionId] }),
    questionKey(table),
    foreignKey({
      columns: [table.organizationId, table.groupId],
      foreignColumns: [questionGroups.organizationId, questionGroups.id],
    }).onDelete("cascade"),
    index("group_members_by_group").on(table.organizationId, table.groupId, table.position),
  ],
);

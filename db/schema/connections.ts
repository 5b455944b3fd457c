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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, createdAt, moment, organizationId, updatedAt } from "./columns";
import { organizations } from "./organizations";
import { projects } from "./projects";
import { CONNECTION_PROVIDERS, IMPORT_SCHEDULES } from "./terms";

export const connectionProvider = pgEnum("connection_provider", CONNECTION_PROVIDERS);
export const importSchedule = pgEnum("import_schedule", IMPORT_SCHEDULES);

/** An account at a survey platform. */
export const connections = pgTable(
  "connections",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    provider: connectionProvider("provider").notNull(),
    name: text("name").notNull(),
    /** A JSON object with the provider's own fields, encrypted. */
    credentials: bytea("credentials").notNull(),
    testedAt: moment("tested_at"),
    /** Whether the last test succeeded; null before the first test. */
    testOk: boolean("test_ok"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** A question of a survey, and our question that receives its answers. */
export type ImportedQuestion = { id: string; text: string; questionId: string };

/** A field of a survey that becomes a segment. If the platform answers with codes, `labels` has their labels. */
export type ImportedSegment = { id: string; name: string; labels?: Record<string, string> | undefined };

/** Which questions of a survey are imported into a project, and how far the import has come. */
export const connectionImports = pgTable(
  "connection_imports",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    connectionId: uuid("connection_id").notNull(),
    /** The platform's own id. */
    surveyId: text("survey_id").notNull(),
    surveyName: text("survey_name").notNull(),
    projectId: uuid("project_id").notNull(),
    questions: jsonb("questions").notNull().$type<ImportedQuestion[]>(),
    segments: jsonb("segments").notNull().$type<ImportedSegment[]>(),
    /** Where the provider's adapter continues reading; null before it has read the first answer. */
    cursor: jsonb("cursor").$type<Record<string, unknown>>(),
    /** The number of pages stored. If two runs read the same page, the second one stores nothing. */
    pages: integer("pages").notNull().default(0),
    schedule: importSchedule("schedule").notNull().default("none"),
    nextRunAt: moment("next_run_at"),
    jobId: text("job_id"),
    importedAt: moment("imported_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.connectionId],
      foreignColumns: [connections.organizationId, connections.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    }).onDelete("cascade"),
    uniqueIndex("connection_imports_by_survey").on(
      table.organizationId,
      table.connectionId,
      table.surveyId,
      table.projectId,
    ),
    index("connection_imports_by_project").on(table.organizationId, table.projectId),
    index("connection_imports_due").on(table.nextRunAt).where(sql`${table.nextRunAt} is not null`),
  ],
);

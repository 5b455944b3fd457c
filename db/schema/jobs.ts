import { sql } from "drizzle-orm";
import {
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
import { createdAt, moment, organizationId, updatedAt } from "./columns";
import { questions } from "./projects";
import { JOB_STATUSES, JOB_TYPES } from "./terms";

export const jobType = pgEnum("job_type", JOB_TYPES);
export const jobStatus = pgEnum("job_status", JOB_STATUSES);

/** Model calls and tokens that a job used, and the engine that used them. */
export type JobUsage = { engine: string; calls: number; input_tokens: number; output_tokens: number };

export const jobs = pgTable(
  "jobs",
  {
    organizationId: organizationId(),
    id: text("id").notNull(),
    type: jobType("type").notNull(),
    status: jobStatus("status").notNull().default("queued"),
    questionId: uuid("question_id").notNull(),
    reservationId: uuid("reservation_id"),
    processed: integer("processed").notNull().default(0),
    total: integer("total").notNull(),
    /** Credits that the answers processed so far cost. */
    charged: integer("charged").notNull().default(0),
    /** How often a process has begun the job: it fails when it keeps dying, and a process that lost it can tell. */
    attempts: integer("attempts").notNull().default(0),
    /** Until when the process that runs the job holds it. */
    leasedUntil: moment("leased_until"),
    result: jsonb("result"),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
    usage: jsonb("usage").$type<JobUsage>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("jobs_by_id").on(table.id),
    foreignKey({
      columns: [table.organizationId, table.questionId],
      foreignColumns: [questions.organizationId, questions.id],
    }).onDelete("cascade"),
    uniqueIndex("jobs_open_by_question")
      .on(table.organizationId, table.questionId)
      .where(sql`${table.status} in ('queued', 'processing')`),
    index("jobs_by_question").on(table.organizationId, table.questionId),
    index("jobs_open_by_age").on(table.createdAt).where(sql`${table.status} in ('queued', 'processing')`),
    index("jobs_by_finish").on(table.finishedAt).where(sql`${table.finishedAt} is not null`),
  ],
);

import { inArray, sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, organizationId, updatedAt } from "./columns";
import { organizations } from "./organizations";
import { questionKey, questionStatus } from "./projects";
import { JOB_STATUSES, JOB_TYPES, type Passes } from "./terms";

export const jobType = pgEnum("job_type", JOB_TYPES);
export const jobStatus = pgEnum("job_status", JOB_STATUSES);

export type JobCheckpoint = {
  /**
   * The version of the codebook before this run. The codes that answers had before the run are stored with that
   * version.
   */
  versionBefore?: number;
  /** The codes added for answers that fitted no code, and when they were added, with the database's precision. */
  extended?: { at: string; codeIds: string[] };
  /** How many of the answers processed are empty or gibberish. */
  junk?: number;
  /** The number of groups of equal answers that the engine has reviewed. */
  reviewed?: number;
  /**
   * Up to which position a translation has come, how many answers it has translated, and about how many the model has
   * decided.
   */
  translated?: { to: number; answers: number; done: number };
  /** Counts of the answers that the engine has coded a second time so far. */
  passes?: Passes;
  /** How many answers an import has added or updated, by our question. */
  imported?: { uploaded: Record<string, number>; updated: Record<string, number>; skipped: number };
  /**
   * The job that an import waits for, because it works on one of the import's questions; and when the import last
   * continued after such a wait.
   */
  waitsFor?: string;
  continuedAt?: string;
};

export const jobs = pgTable(
  "jobs",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    type: jobType("type").notNull(),
    status: jobStatus("status").notNull().default("queued"),
    /**
     * The project that the job works on. It is no foreign key, because that would lock the project after the question.
     */
    projectId: uuid("project_id").notNull(),
    /** The question that the job works on; null if the job creates questions. */
    questionId: uuid("question_id"),
    reservationId: uuid("reservation_id"),
    /** The options of the request, by the job's type. */
    options: jsonb("options").notNull().default({}).$type<Record<string, unknown>>(),
    /** Progress of the job's stages that cannot be read from the answers. */
    checkpoint: jsonb("checkpoint").notNull().default({}).$type<JobCheckpoint>(),
    /** The question's status before the job. If the job fails, the question gets it back. */
    statusBefore: questionStatus("status_before"),
    processed: integer("processed").notNull().default(0),
    total: integer("total").notNull(),
    /** Credits that the answers processed so far cost. */
    charged: integer("charged").notNull().default(0),
    /** When the job left the queue, and when its durable function was sent the event. */
    dispatchedAt: moment("dispatched_at"),
    announcedAt: moment("announced_at"),
    engine: text("engine"),
    /** How many distinct answers a language model was asked to code; the local engine may have coded others. */
    askedAnswers: integer("asked_answers").notNull().default(0),
    modelCalls: integer("model_calls").notNull().default(0),
    failedCalls: integer("failed_calls").notNull().default(0),
    inputTokens: integer("input_tokens").notNull().default(0),
    /** The part of the input tokens that the provider had in its cache. */
    cachedTokens: integer("cached_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    /** The provider's charge for these tokens; null if its prices were not configured. */
    modelCost: numeric("model_cost", { precision: 18, scale: 6, mode: "number" }),
    /** The result. If the job has rows in `jobResults`, their items are left out. */
    result: jsonb("result"),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
    errorIssues:
      jsonb("error_issues").$type<{ path: string; message: string; row?: number; column?: string | null }[]>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("jobs_by_id").on(table.id),
    questionKey(table),
    uniqueIndex("jobs_open_by_question")
      .on(table.organizationId, table.questionId)
      .where(sql`${table.status} in ('queued', 'processing')`),
    index("jobs_by_question").on(table.organizationId, table.questionId),
    index("jobs_by_project").on(table.organizationId, table.projectId),
    index("jobs_open_by_age").on(table.createdAt).where(sql`${table.status} in ('queued', 'processing')`),
    index("jobs_listed").on(table.organizationId, table.createdAt, table.id),
    index("jobs_by_finish").on(table.finishedAt).where(sql`${table.finishedAt} is not null`),
  ],
);

/**
 * The part of a result that grows with the number of answers: the items of its list `results`, in JSON texts of bounded
 * length.
 */
export const jobResults = pgTable(
  "job_results",
  {
    organizationId: organizationId(),
    jobId: text("job_id").notNull(),
    part: integer("part").notNull(),
    /** Some items of the list as JSON, joined by commas. */
    items: text("items").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.jobId, table.part] }),
    foreignKey({
      columns: [table.organizationId, table.jobId],
      foreignColumns: [jobs.organizationId, jobs.id],
    }).onDelete("cascade"),
  ],
);

/** True for a job that has not ended: it waits or runs, and no other job can work on its question. */
export const isOpenJob = inArray(jobs.status, ["queued", "processing"]);

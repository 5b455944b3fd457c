import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { FunctionConfig } from "../functions/config";
import type { Limit } from "../queue/slots";

/** The PostgreSQL schema of the runner's tables, which are separate from the app's tables. */
export const SCHEMA = "inngest_local";
export const runnerSchema = pgSchema(SCHEMA);

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An app whose functions the runner calls. */
export const apps = runnerSchema.table("apps", {
  id: text("id").primaryKey(),
  url: text("url").notNull(),
  /** SHA-256 of the registration. A registration that changes nothing is not stored again. */
  checksum: text("checksum").notNull(),
});

export const functions = runnerSchema.table("functions", {
  id: text("id").primaryKey(),
  appId: text("app_id")
    .notNull()
    .references(() => apps.id, { onDelete: "cascade" }),
  config: jsonb("config").notNull().$type<FunctionConfig>(),
  /** False if the app no longer registers the function. Runs that have begun continue, but no new ones begin. */
  active: boolean("active").notNull().default(true),
});

/** The events of the last days. An event whose id is stored here is ignored for 24 hours. */
export const events = runnerSchema.table(
  "events",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [index("events_by_age").on(table.receivedAt)],
);

/** The concurrency limits in which an open run counts, and `order`, the position of the run among those that wait. */
export type RunKeys = { limits: Limit[]; order: number };

export const runs = runnerSchema.table(
  "runs",
  {
    id: uuid("id").primaryKey(),
    functionId: text("function_id").notNull(),
    status: text("status", { enum: ["open", "completed", "failed", "cancelled"] })
      .notNull()
      .default("open"),
    /**
     * The event that began the run, as canonical JSON. The column is text, because jsonb can't hold the character
     * U+0000.
     */
    event: text("event").notNull(),
    keys: jsonb("keys").notNull().$type<RunKeys>(),
    /** Failed calls since the last progress. */
    attempt: integer("attempt").notNull().default(0),
    /** Calls since the last progress that ended without a reply. */
    lostCalls: integer("lost_calls").notNull().default(0),
    /** The version of the SDK's execution with which the run began; every call sends it. */
    requestVersion: integer("request_version"),
    /** Whether the run has had parallel steps. From then on, the app plans steps before it runs them. */
    plansSteps: boolean("plans_steps").notNull().default(false),
    /** The function's result or error, as canonical JSON. */
    output: text("output"),
    queuedAt: moment("queued_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("runs_open_by_function").on(table.functionId).where(sql`${table.endedAt} is null`),
    index("runs_by_end").on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
);

/** Numbers steps in the order in which they end. */
export const stepOrder = runnerSchema.sequence("step_order");

export const steps = runnerSchema.table(
  "steps",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** The SDK's hash of the step's name. */
    id: text("id").notNull(),
    name: text("name").notNull(),
    op: text("op").notNull(),
    /** Whether the run continues as soon as this step ends, although others are still pending (a race). */
    races: boolean("races").notNull().default(false),
    attempt: integer("attempt").notNull().default(0),
    lostCalls: integer("lost_calls").notNull().default(0),
    /** `{"data": …}` or `{"error": …}`, as the app gets it; null while the step is pending. */
    result: text("result"),
    place: bigint("place", { mode: "number" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.runId, table.id] })],
);

/** The steps that wait for an event. */
export const waits = runnerSchema.table(
  "waits",
  {
    runId: uuid("run_id").notNull(),
    stepId: text("step_id").notNull(),
    eventName: text("event_name").notNull(),
    expression: text("expression"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.stepId] }),
    foreignKey({ columns: [table.runId, table.stepId], foreignColumns: [steps.runId, steps.id] }).onDelete("cascade"),
    index("waits_by_event").on(table.eventName),
  ],
);

/** The times of crons whose run has begun, so that no run begins twice. */
export const cronMoments = runnerSchema.table(
  "cron_moments",
  {
    functionId: text("function_id").notNull(),
    cron: text("cron").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.functionId, table.cron, table.at] })],
);

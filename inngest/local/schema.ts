import { sql } from "drizzle-orm";
import { index, integer, pgSchema, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The PostgreSQL schema of the runner's tables, which are separate from the app's tables. */
export const SCHEMA = "inngest_local";
export const runnerSchema = pgSchema(SCHEMA);

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Ended runs are kept for some time, so that a repeated event is recognised. */
export const runs = runnerSchema.table(
  "runs",
  {
    id: uuid("id").primaryKey(),
    functionId: text("function_id").notNull(),
    status: text("status", { enum: ["open", "completed", "failed"] })
      .notNull()
      .default("open"),
    /** The event that began the run, as JSON. The column is text, because jsonb can't hold the character U+0000. */
    event: text("event").notNull(),
    /** Failed calls since the last step. */
    attempt: integer("attempt").notNull().default(0),
    /** When the function is to be called next. */
    dueAt: moment("due_at").notNull().defaultNow(),
    /** The function's result or error, as JSON. */
    output: text("output"),
    queuedAt: moment("queued_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("runs_open").on(table.queuedAt).where(sql`${table.endedAt} is null`),
    index("runs_by_end").on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
);

/** The steps that a run has behind it. */
export const steps = runnerSchema.table(
  "steps",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** The SDK's hash of the step's name. */
    id: text("id").notNull(),
    name: text("name").notNull(),
    position: integer("position").notNull(),
    /** `{"data": …}`, `{"error": …}` or, for a sleep, `null`, as the app gets it. */
    result: text("result").notNull(),
    endedAt: moment("ended_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.id] })],
);

export type Step = { id: string; name: string; result: string };
/** A run that has not ended, with its steps in their order. The event is canonical JSON. */
export type Run = { id: string; functionId: string; event: string; attempt: number; steps: Step[] };

import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type JobCheckpoint, jobs } from "@/db/schema/jobs";
import type { EngineUsage } from "@/lib/engines/engine";

/** Identifies a job in events and function calls. */
export type JobRef = { organizationId: string; id: string };

export type StoredJob = typeof jobs.$inferSelect;

/** A job that works on a question. */
export type RunningJob = StoredJob & { questionId: string };

/** The job was cancelled or has ended in another way. Work that still runs for it must store nothing. */
export class JobLost extends Error {
  override readonly name = "JobLost";
}

/** Reads a running job of a question; throws JobLost if it is not running. */
export async function requireRunning(db: Db, job: JobRef): Promise<RunningJob> {
  const running = await requireAnyRunning(db, job);
  return hasQuestion(running) ? running : lost(job);
}

/** Like `requireRunning`, for a job with or without a question. */
export async function requireAnyRunning(db: Db, job: JobRef): Promise<StoredJob> {
  const [running] = await db.select().from(jobs).where(runningJob(job));
  return running ?? lost(job);
}

/**
 * Like `requireRunning`, and locks the row until the transaction ends. If a stage runs twice at the same time, the
 * second run waits for the lock and then sees what the first run has stored.
 */
export async function lockJob(tx: Db, job: JobRef): Promise<RunningJob> {
  const running = await lockAnyJob(tx, job);
  return hasQuestion(running) ? running : lost(job);
}

/** Like `lockJob`, for a job with or without a question. */
export async function lockAnyJob(tx: Db, job: JobRef): Promise<StoredJob> {
  const [running] = await tx.select().from(jobs).where(runningJob(job)).for("update");
  return running ?? lost(job);
}

/**
 * Adds to a job's progress, charge and usage, and merges its checkpoint. Call it in the transaction that stores the
 * work.
 */
export async function advanceJob(
  tx: Db,
  job: JobRef,
  done: {
    processed?: number;
    charged?: number;
    usage?: EngineUsage;
    engine?: string;
    checkpoint?: JobCheckpoint;
  },
): Promise<void> {
  const { processed = 0, charged = 0, usage, engine, checkpoint } = done;
  await tx
    .update(jobs)
    .set({
      processed: sql`least(${jobs.total}, ${jobs.processed} + ${processed}::integer)`,
      charged: sql`${jobs.charged} + ${charged}::integer`,
      askedAnswers: sql`${jobs.askedAnswers} + ${usage?.asked ?? 0}::integer`,
      modelCalls: sql`${jobs.modelCalls} + ${usage?.calls ?? 0}::integer`,
      failedCalls: sql`${jobs.failedCalls} + ${usage?.failedCalls ?? 0}::integer`,
      inputTokens: sql`${jobs.inputTokens} + ${usage?.inputTokens ?? 0}::integer`,
      cachedTokens: sql`${jobs.cachedTokens} + ${usage?.cachedTokens ?? 0}::integer`,
      outputTokens: sql`${jobs.outputTokens} + ${usage?.outputTokens ?? 0}::integer`,
      ...(usage?.cost !== undefined && { modelCost: sql`coalesce(${jobs.modelCost}, 0) + ${usage.cost}::numeric` }),
      ...(engine && { engine }),
      ...(checkpoint && { checkpoint: sql`${jobs.checkpoint} || ${JSON.stringify(checkpoint)}::jsonb` }),
      updatedAt: sql`now()`,
    })
    .where(runningJob(job));
}

/** Whether a job exists and works on a question. */
export const hasQuestion = (job: StoredJob | undefined): job is RunningJob => Boolean(job?.questionId);

const runningJob = ({ organizationId, id }: JobRef) =>
  and(eq(jobs.organizationId, organizationId), eq(jobs.id, id), eq(jobs.status, "processing"));

function lost({ id }: JobRef): never {
  throw new JobLost(`The job ${id} is not running any more.`);
}

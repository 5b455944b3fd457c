import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type JobCheckpoint, jobs } from "@/db/schema/jobs";
import type { EngineUsage } from "@/lib/engines/engine";

/** Names a job in events and calls. */
export type JobRef = { organizationId: string; id: string };

/** A job as it is stored. */
export type StoredJob = typeof jobs.$inferSelect;

/** A job of a question. */
export type RunningJob = StoredJob & { questionId: string };

/** The job has ended meanwhile, by cancelling or otherwise: what still runs for it must not count. */
export class JobLost extends Error {
  override readonly name = "JobLost";
}

/** The job, which must be running; JobLost otherwise. */
export async function requireRunning(db: Db, job: JobRef): Promise<RunningJob> {
  const [running] = await db.select().from(jobs).where(runningJob(job));
  return hasQuestion(running) ? running : lost(job);
}

/** The same with the row locked until the transaction ends, so that of two runs of one stage the second sees the first. */
export async function holdJob(tx: Db, job: JobRef): Promise<RunningJob> {
  const running = await holdAnyJob(tx, job);
  return hasQuestion(running) ? running : lost(job);
}

/** The same for a job of any kind. */
export async function holdAnyJob(tx: Db, job: JobRef): Promise<StoredJob> {
  const [running] = await tx.select().from(jobs).where(runningJob(job)).for("update");
  return running ?? lost(job);
}

/** Adds to progress, charge and usage, and notes what is done; in the transaction that stores what was done. */
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
      modelCalls: sql`${jobs.modelCalls} + ${usage?.calls ?? 0}::integer`,
      inputTokens: sql`${jobs.inputTokens} + ${usage?.inputTokens ?? 0}::integer`,
      outputTokens: sql`${jobs.outputTokens} + ${usage?.outputTokens ?? 0}::integer`,
      ...(engine && { engine }),
      ...(checkpoint && { checkpoint: sql`${jobs.checkpoint} || ${JSON.stringify(checkpoint)}::jsonb` }),
      updatedAt: sql`now()`,
    })
    .where(runningJob(job));
}

/** Whether it is a job of a question. */
export const hasQuestion = (job: StoredJob | undefined): job is RunningJob => Boolean(job?.questionId);

const runningJob = ({ organizationId, id }: JobRef) =>
  and(eq(jobs.organizationId, organizationId), eq(jobs.id, id), eq(jobs.status, "processing"));

function lost({ id }: JobRef): never {
  throw new JobLost(`The job ${id} is not running any more.`);
}

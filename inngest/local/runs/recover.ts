import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Runner } from "../context";
import { runs, steps } from "../db/schema";
import { wakeRun, wakeStep } from "./start";

/**
 * Adds jobs for open runs and planned steps that have none, because a killed runner had taken theirs from the queue.
 */
export async function recover(runner: Runner): Promise<void> {
  const { db } = runner;
  const isPending = sql`exists (select from ${steps} where ${steps.runId} = ${runs.id} and ${steps.endedAt} is null)`;
  const open = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(isNull(runs.endedAt), sql`not ${isPending}`, sql`not ${isQueued(sql`'run:' || ${runs.id}`)}`))
    .orderBy(asc(runs.id));
  const planned = await db
    .select({ runId: steps.runId, id: steps.id })
    .from(steps)
    .innerJoin(runs, eq(runs.id, steps.runId))
    .where(
      and(
        isNull(steps.endedAt),
        isNull(runs.endedAt),
        eq(steps.op, "StepPlanned"),
        sql`not ${isQueued(sql`'step:' || ${steps.runId} || ':' || ${steps.id}`)}`,
      ),
    )
    .orderBy(asc(steps.runId), asc(steps.createdAt));
  for (const { id } of open) await wakeRun(runner, db, id);
  for (const { runId, id } of planned) await wakeStep(runner, db, runId, id);
}

const isQueued = (key: ReturnType<typeof sql>) =>
  sql`exists (select from inngest_local_queue.jobs where jobs.key = ${key})`;

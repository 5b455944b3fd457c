import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/db/client";
import type { Operation } from "../calls/reply";
import type { Runner } from "../context";
import { runs, stepOrder, steps, waits } from "../db/schema";
import { wakeRun } from "./start";

const nextPlace = sql`nextval(${`${stepOrder.schema}.${stepOrder.seqName}`})`;

/** Stores a step for which an open run waits. False if the run has this step already. */
export async function planStep(tx: Transaction, runId: string, operation: Operation, races: boolean): Promise<boolean> {
  const { id, op } = operation;
  const rows = await tx
    .insert(steps)
    .values({ runId, id, name: nameOf(operation), op, races })
    .onConflictDoNothing()
    .returning({ id: steps.id });
  return rows.length > 0;
}

/**
 * Stores the result of a step that the app ran without planning it first; may be repeated. False if the run has ended,
 * or if the step is stored with another result. A single statement does it all, because it runs for nearly every step.
 */
export async function keepFoundStep(
  db: Db,
  runId: string,
  operation: Operation,
  result: string,
  version: number | null,
): Promise<boolean> {
  const { id, op } = operation;
  const rows = await db.execute(sql`
    with run as (
      update inngest_local.runs set attempt = 0, lost_calls = 0, request_version = ${version}::int
      where id = ${runId} and ended_at is null
      returning id
    ), step as (
      insert into inngest_local.steps as kept (run_id, id, name, op, result, place, ended_at)
      select run.id, ${id}, ${nameOf(operation)}, ${op}, ${result}, ${nextPlace}, now()
      from run
      on conflict (run_id, id) do update set result = excluded.result, place = excluded.place, ended_at = now()
        where kept.ended_at is null
      returning kept.id
    )
    select id::text from step
    union all
    select known.id from run join inngest_local.steps known on known.run_id = run.id
    where known.id = ${id} and known.result = ${result}`);
  return rows.length > 0;
}

/**
 * Ends a pending step and wakes the run, unless the run waits for other steps too or `wakes` is false. Locks the run's
 * row first: if several steps end at the same time, the last of them then sees that no other step is pending.
 */
export async function settleStep(
  runner: Runner,
  tx: Transaction,
  runId: string,
  stepId: string,
  result: string,
  wakes = true,
): Promise<void> {
  const [run] = await tx
    .select({ version: runs.requestVersion })
    .from(runs)
    .where(and(eq(runs.id, runId), isNull(runs.endedAt)))
    .for("update");
  if (!run) return;
  const [step] = await tx
    .update(steps)
    .set({ result, endedAt: sql`now()`, place: nextPlace })
    .where(and(eq(steps.runId, runId), eq(steps.id, stepId), isNull(steps.endedAt)))
    .returning({ races: steps.races });
  if (!step) return;
  await tx.delete(waits).where(and(eq(waits.runId, runId), eq(waits.stepId, stepId)));
  if (!wakes) return;
  const hasNoneLeft = (await countPending(tx, runId)) === 0;
  // In version 1 of the SDK's execution, the function must be called after every single step, even if others are
  // pending.
  if (hasNoneLeft || step.races || run.version === 1) await wakeRun(runner, tx, runId);
}

/** How many steps of a run have not ended. */
export function countPending(tx: Transaction, runId: string): Promise<number> {
  return tx.$count(steps, and(eq(steps.runId, runId), isNull(steps.endedAt)));
}

function nameOf({ displayName, name, id }: Operation): string {
  return displayName ?? name ?? id;
}

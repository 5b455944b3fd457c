import type { Runner } from "./context";
import { wakeRun, wakeStep } from "./runs";

/** Gives a job to every open run and planned step that a runner had in its hands, or in a queue, when it ended. */
export async function recover(runner: Runner): Promise<void> {
  const { sql } = runner;
  const runs = await sql<{ id: string }>`
    select id from runs
    where ended_at is null and 'run:' || id not in (select key from inngest_local_queue.jobs where key is not null)
      and not exists (select from steps where run_id = runs.id and ended_at is null)
    order by id`;
  const steps = await sql<{ runId: string; id: string }>`
    select run_id as "runId", steps.id from steps join runs on runs.id = run_id
    where steps.ended_at is null and runs.ended_at is null and op = 'StepPlanned'
      and 'step:' || run_id || ':' || steps.id not in (select key from inngest_local_queue.jobs where key is not null)
    order by run_id, steps.created_at`;
  for (const { id } of runs) await wakeRun(runner, sql, id);
  for (const { runId, id } of steps) await wakeStep(runner, sql, runId, id);
}

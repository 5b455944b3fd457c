import type { Runner } from "./context";
import type { Transaction } from "./database";
import type { Operation } from "./reply";
import { wakeRun } from "./runs";

/** Notes a step that the run waits for. False where the run has ended or knows the step already. */
export async function planStep(tx: Transaction, runId: string, operation: Operation, races: boolean): Promise<boolean> {
  const rows = await tx`
    insert into steps (run_id, id, name, op, races)
    select ${runId}, ${operation.id}, ${nameOf(operation)}, ${operation.op}, ${races}
    from runs where id = ${runId} and ended_at is null
    on conflict do nothing returning id`;
  return rows.length > 0;
}

/**
 * Keeps the result of a step that ran as it was found; safe to repeat. False where the run has ended or the step has
 * another result.
 */
export async function keepFoundStep(
  { sql }: Runner,
  runId: string,
  operation: Operation,
  result: string,
  version: number | null,
): Promise<boolean> {
  const rows = await sql`
    with run as (
      update runs set attempt = 0, lost_calls = 0, last_error = null, request_version = ${version}
      where id = ${runId} and ended_at is null
      returning id
    ), step as (
      insert into steps (run_id, id, name, op, result, place, ended_at)
      select run.id, ${operation.id}, ${nameOf(operation)}, ${operation.op}, ${result}, nextval('step_order'), now()
      from run
      on conflict (run_id, id) do update set result = excluded.result, place = excluded.place, ended_at = now()
        where steps.ended_at is null
      returning id
    )
    select from step
    union all
    select from run join steps on steps.run_id = run.id where steps.id = ${operation.id} and steps.result = ${result}`;
  return rows.length > 0;
}

/**
 * Ends a step that the run waits for and wakes the run, unless it waits for more or `wakes` is false. The run's row is
 * locked first: of steps that end together the last one sees the others.
 */
export async function settleStep(
  runner: Runner,
  tx: Transaction,
  runId: string,
  stepId: string,
  result: string,
  wakes = true,
): Promise<void> {
  const [run] = await tx<{ version: number | null }>`
    select request_version as version from runs where id = ${runId} and ended_at is null for update`;
  if (!run) return;
  const [step] = await tx<{ races: boolean }>`
    update steps set result = ${result}, ended_at = now(), place = nextval('step_order'), last_error = null
    where run_id = ${runId} and id = ${stepId} and ended_at is null
    returning races`;
  if (!step) return;
  await tx`delete from waits where run_id = ${runId} and step_id = ${stepId}`;
  const [left] = await tx<{ pending: number }>`
    select count(*)::int as pending from steps where run_id = ${runId} and ended_at is null`;
  if (wakes && (left?.pending === 0 || step.races || run.version === 1)) await wakeRun(runner, tx, runId);
}

function nameOf({ displayName, name, id }: Operation): string {
  return displayName ?? name ?? id;
}

import canonicalize from "canonicalize";
import type { Runner } from "./context";
import type { Transaction } from "./database";
import { publishInternal } from "./dispatch";
import type { SerializedError } from "./reply";
import { settleStep } from "./steps";

export type Ending =
  | { status: "completed"; data: unknown }
  | { status: "failed" | "cancelled"; error: SerializedError };

/**
 * Ends a run once: its waits go, a run that invoked it gets the result, and the events that tell of it are published.
 */
export async function finishRun(runner: Runner, tx: Transaction, runId: string, ending: Ending): Promise<boolean> {
  const output = canonicalize(ending.status === "completed" ? ending.data : ending.error) ?? "null";
  const [run] = await tx<{ functionId: string; events: string; parentRun: string | null; parentStep: string | null }>`
    update runs set status = ${ending.status}, output = ${output}, ended_at = now(),
      started_at = coalesce(started_at, now())
    where id = ${runId} and ended_at is null
    returning function_id as "functionId", events, parent_run as "parentRun", parent_step as "parentStep"`;
  if (!run) return false;
  const isDone = ending.status === "completed";
  if (run.parentRun && run.parentStep) {
    await settleStep(runner, tx, run.parentRun, run.parentStep, isDone ? `{"data":${output}}` : `{"error":${output}}`);
  }
  await tx`delete from waits where run_id = ${runId}`;
  const about = { event: JSON.parse(run.events)[0], function_id: run.functionId, run_id: runId };
  const outcome = isDone ? { result: ending.data } : { error: ending.error };
  if (ending.status === "cancelled") {
    await publishInternal(runner, tx, "inngest/function.cancelled", { ...about, ...outcome });
    return true;
  }
  if (ending.status === "failed")
    await publishInternal(runner, tx, "inngest/function.failed", { ...about, ...outcome });
  await publishInternal(runner, tx, "inngest/function.finished", { ...about, ...outcome });
  return true;
}

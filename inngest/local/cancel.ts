import type { Runner } from "./context";
import type { Queries, Transaction } from "./database";
import { parseMoment } from "./duration";
import { holds } from "./expressions";
import { finishRun } from "./finish";
import type { Trigger } from "./runs";

/** Cancels the open runs whose function says that this event cancels them. */
export async function cancelRuns(runner: Runner, tx: Transaction, async: Trigger): Promise<void> {
  for (const config of runner.functions.cancelledBy(async.name)) {
    const open = await tx<{ id: string; events: string; queuedAt: Date }>`
      select id, events, queued_at as "queuedAt" from runs where function_id = ${config.id} and ended_at is null`;
    for (const run of open) {
      const [event] = JSON.parse(run.events);
      const isMeant = config.cancel?.some(
        (cancel) =>
          cancel.event === async.name && isInTime(cancel.timeout, run.queuedAt) && holds(cancel.if, { event, async }),
      );
      if (isMeant) await cancelRun(runner, tx, run.id, `The event "${async.name}" cancelled the run.`);
    }
  }
}

/** Cancels a run unless it has ended. */
export function cancelRun(runner: Runner, tx: Transaction, id: string, message: string): Promise<boolean> {
  return finishRun(runner, tx, id, { status: "cancelled", error: { name: "Error", message } });
}

/** Cancels a run that has not begun, or not ended, in the time that its function allows. */
export async function timeOut(runner: Runner, id: string, phase: string): Promise<void> {
  await runner.sql.begin(async (tx) => {
    if (phase === "start" && !(await isQueued(tx, id))) return;
    await cancelRun(runner, tx, id, `The run did not ${phase} in time.`);
  });
}

async function isQueued(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries`select from runs where id = ${id} and status = 'queued'`;
  return rows.length > 0;
}

function isInTime(timeout: string | undefined, since: Date): boolean {
  if (!timeout) return true;
  const until = parseMoment(timeout, since.getTime());
  return until !== undefined && until.getTime() > Date.now();
}

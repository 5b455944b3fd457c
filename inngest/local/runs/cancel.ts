import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Runner } from "../context";
import { runs } from "../db/schema";
import { parseMoment } from "../functions/duration";
import { holds } from "../functions/expressions";
import { finishRun } from "./finish";
import type { Event } from "./start";

/** Cancels the open runs of functions whose `cancelOn` names this event. */
export async function cancelRuns(runner: Runner, tx: Transaction, async: Event): Promise<void> {
  const error = { name: "Error", message: `The event "${async.name}" cancelled the run.` };
  for (const config of runner.functions.cancelledBy(async.name)) {
    const open = await tx
      .select({ id: runs.id, event: runs.event, queuedAt: runs.queuedAt })
      .from(runs)
      .where(and(eq(runs.functionId, config.id), isNull(runs.endedAt)));
    for (const run of open) {
      const event = JSON.parse(run.event);
      const isMeant = config.cancel?.some(
        (cancel) =>
          cancel.event === async.name && isInTime(cancel.timeout, run.queuedAt) && holds(cancel.if, { event, async }),
      );
      if (isMeant) await finishRun(runner, tx, run.id, { status: "cancelled", error });
    }
  }
}

function isInTime(timeout: string | undefined, since: Date): boolean {
  if (!timeout) return true;
  const until = parseMoment(timeout, since.getTime());
  return until !== undefined && until.getTime() > Date.now();
}

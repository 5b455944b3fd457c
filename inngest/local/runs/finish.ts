import canonicalize from "canonicalize";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { SerializedError } from "../calls/reply";
import type { Runner } from "../context";
import { runs, waits } from "../db/schema";
import { newId } from "./ids";
import { startTriggered } from "./start";

export type Ending =
  | { status: "completed"; data: unknown }
  | { status: "failed" | "cancelled"; error: SerializedError };

/** Ends a run unless it has ended already. If it failed, the runs of the functions that handle onFailure begin. */
export async function finishRun(runner: Runner, tx: Transaction, id: string, ending: Ending): Promise<void> {
  const output = canonicalize(ending.status === "completed" ? ending.data : ending.error) ?? "null";
  const [run] = await tx
    .update(runs)
    .set({ status: ending.status, output, endedAt: sql`now()` })
    .where(and(eq(runs.id, id), isNull(runs.endedAt)))
    .returning({ functionId: runs.functionId, event: runs.event });
  if (!run) return;
  await tx.delete(waits).where(eq(waits.runId, id));
  if (ending.status !== "failed") return;
  const data = { event: JSON.parse(run.event), function_id: run.functionId, run_id: id, error: ending.error };
  await startTriggered(runner, tx, { id: newId(), name: "inngest/function.failed", data, ts: Date.now() });
}

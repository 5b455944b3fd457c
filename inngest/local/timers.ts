import type { Runner } from "./context";
import { settleStep } from "./steps";

/** Ends a sleep that is over, or a wait or an invocation that took too long. */
export async function fireTimer(runner: Runner, runId: string, stepId: string, result: string): Promise<void> {
  await runner.sql.begin((tx) => settleStep(runner, tx, runId, stepId, result));
}

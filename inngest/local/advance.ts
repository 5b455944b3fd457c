import { retryInOutage } from "@/db/outages";
import type { Runner } from "./context";
import { maxAttempts } from "./functions";
import { endRun, keepStep, loadRun, postpone } from "./runs";

const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 600_000;

/** Calls a run's function, once for each step, until it ends or has to pause. The result is the end of the pause. */
export async function advance(runner: Runner, id: string): Promise<Date | undefined> {
  const { app, db, stopping } = runner;
  const run = await retryInOutage(stopping, () => loadRun(db, id));
  if (!run) return undefined;
  const config = (await app.functions()).get(run.functionId);
  if (!config) {
    const message = `There is no function "${run.functionId}": the app has not registered it.`;
    await endRun(runner, run, { status: "failed", error: { name: "Error", message } });
    return undefined;
  }
  while (!stopping.aborted) {
    const outcome = await app.call(config, run);
    if (outcome.kind === "done") {
      await endRun(runner, run, { status: "completed", data: outcome.data });
      return undefined;
    }
    if (outcome.kind === "error") {
      run.attempt++;
      if (!outcome.retriable || run.attempt >= maxAttempts(config)) {
        await endRun(runner, run, { status: "failed", error: outcome.error });
        return undefined;
      }
      const retryAt = outcome.retryAt ?? new Date(Date.now() + retryPause(run.attempt, runner.firstRetryMs));
      await retryInOutage(stopping, () => postpone(db, id, run.attempt, retryAt));
      return retryAt;
    }
    const { step, wakeAt } = outcome;
    if (!(await retryInOutage(stopping, () => keepStep(db, run, step, wakeAt ?? new Date())))) return undefined;
    if (wakeAt) return wakeAt;
    run.attempt = 0;
    run.steps.push(step);
  }
  return undefined;
}

/**
 * The milliseconds until the next attempt after this number of failures. The pause doubles with every failure, and up
 * to a fifth of it is added at random, so that calls that failed together are not retried together.
 */
export function retryPause(failures: number, firstRetryMs = FIRST_RETRY_MS): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), MAX_RETRY_MS) * (1 + Math.random() / 5);
}

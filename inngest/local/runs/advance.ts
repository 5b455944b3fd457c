import { retryInOutage } from "@/db/outages";
import { callFunction } from "../calls/call";
import type { Runner } from "../context";
import { endRun, endStep, keepFound, noteReport, retryRun, retryStep } from "./outcomes";
import { dataOf, errorOf } from "./report";
import { loadRun, type OpenRun } from "./rows";
import { wakeRun, wakeStep } from "./start";

/** Advances a run until it has to wait: after each step that the app has run, calls the function again. */
export function advanceRun(runner: Runner, runId: string): Promise<void> {
  const wake = () => wakeRun(runner, runner.db, runId);
  return runner.turns(runId, () =>
    withSlot(runner, runId, runId, wake, async (opened) => {
      let current: OpenRun | undefined = opened;
      while (current && !runner.stopping.aborted) current = await advanceOnce(runner, current);
    }),
  );
}

/** Calls one planned step of a run. */
export function advanceStep(runner: Runner, runId: string, stepId: string): Promise<void> {
  const wake = () => wakeStep(runner, runner.db, runId, stepId);
  return withSlot(runner, runId, `${runId}:${stepId}`, wake, (opened) => callStep(runner, opened, stepId));
}

/**
 * Does the work while it holds a slot in each of the run's limits. If a limit is full, does nothing; `wake` is called
 * when there are slots.
 */
async function withSlot(
  runner: Runner,
  runId: string,
  holder: string,
  wake: () => Promise<unknown>,
  work: (opened: OpenRun) => Promise<void>,
): Promise<void> {
  const loaded = await retryInOutage(runner.stopping, () => loadRun(runner.db, runId));
  if (!loaded) return runner.slots.release(holder);
  const { limits, order } = loaded.run.keys;
  const wakeLater = () => void retryInOutage(runner.stopping, wake).catch(() => {});
  if (!runner.slots.take({ holder, limits, order, wake: wakeLater })) return;
  try {
    const config = runner.functions.get(loaded.run.functionId);
    if (config) await work({ ...loaded, config });
    else await endRun(runner, runId, unknownFunction(loaded.run.functionId));
  } finally {
    runner.slots.release(holder);
  }
}

/** Calls the function once. Returns the run if the function can be called again at once. */
async function advanceOnce(runner: Runner, opened: OpenRun): Promise<OpenRun | undefined> {
  const { run: before, steps, config } = opened;
  const outcome = await callFunction(runner, config, { run: before, steps });
  if (outcome.kind === "done") return await endRun(runner, before.id, { status: "completed", data: outcome.data });
  if (outcome.kind === "error") return await retryRun(runner, opened, outcome);
  const { operations, version } = outcome;
  const current = { ...opened, run: { ...before, requestVersion: version ?? before.requestVersion } };
  const failure = operations.find(({ op }) => op === "StepError");
  if (failure) {
    return await retryRun(runner, current, { ...outcome, error: failure.error, retriable: !outcome.noRetry });
  }
  const [only, ...others] = operations;
  if (only && others.length === 0) {
    if (only.op === "StepRun") return await keepFound(runner, current, only, dataOf(only));
    if (only.op === "StepFailed") return await keepFound(runner, current, only, errorOf(only));
  }
  return await noteReport(runner, current, operations);
}

async function callStep(runner: Runner, opened: OpenRun, stepId: string): Promise<void> {
  const runId = opened.run.id;
  const step = opened.steps.find(({ id, result }) => id === stepId && result === null);
  if (!step) return;
  const outcome = await callFunction(runner, opened.config, { ...opened, step });
  if (outcome.kind === "done") return await endRun(runner, runId, { status: "completed", data: outcome.data });
  if (outcome.kind === "error") return await retryStep(runner, opened, step, outcome);
  const own = outcome.operations.find(({ id }) => id === stepId);
  if (own?.op === "StepRun") return await endStep(runner, runId, stepId, dataOf(own));
  if (own?.op === "StepFailed") return await endStep(runner, runId, stepId, errorOf(own));
  const error = own?.op === "StepError" ? own.error : { message: "The app did not run the step that was called." };
  await retryStep(runner, opened, step, { ...outcome, error, retriable: !outcome.noRetry });
}

function unknownFunction(functionId: string) {
  const message = `There is no function "${functionId}": its app has not registered it.`;
  return { status: "failed", error: { name: "Error", message } } as const;
}

import { callFunction } from "./call";
import type { Runner } from "./context";
import type { FunctionConfig } from "./functions";
import { dataOf, errorOf } from "./operations";
import { endRun, keepFound, noteReport, retryRun, retryStep } from "./outcomes";
import { patiently } from "./patience";
import { loadRun, markRunning, type RunRow, type StepRow, wakeRun, wakeStep } from "./runs";
import { addTimeout } from "./start";
import { settleStep } from "./steps";

/** A run as a worker holds it in memory while it takes it further. */
export type OpenRun = { run: RunRow; steps: StepRow[]; config: FunctionConfig };

/** Takes a run as far as it goes without waiting: calls the function again after each step that it ran. */
export function advanceRun(runner: Runner, runId: string): Promise<void> {
  const wake = () => wakeRun(runner, runner.sql, runId);
  return runner.turns(runId, () =>
    withSlot(runner, runId, runId, wake, async (opened) => {
      let current: OpenRun | undefined = opened;
      while (current && !runner.stopping.aborted) current = await advanceOnce(runner, current);
    }),
  );
}

/** Calls one planned step of a run. */
export function advanceStep(runner: Runner, runId: string, stepId: string): Promise<void> {
  const wake = () => wakeStep(runner, runner.sql, runId, stepId);
  return withSlot(runner, runId, `${runId}:${stepId}`, wake, (opened) => callStep(runner, opened, stepId));
}

/** Opens a run with a slot in each of its limits; where one is full, the work is woken once the slots are its own. */
async function withSlot(
  runner: Runner,
  runId: string,
  holder: string,
  wake: () => Promise<unknown>,
  work: (opened: OpenRun) => Promise<void>,
): Promise<void> {
  const loaded = await patiently(runner.stopping, () => loadRun(runner, runId));
  if (!loaded) return runner.slots.release(holder);
  const { limits, order } = loaded.run.keys;
  const wakeLater = () => void patiently(runner.stopping, wake).catch(() => {});
  if (!runner.slots.take({ holder, limits, order, wake: wakeLater })) return;
  try {
    const config = runner.functions.get(loaded.run.functionId);
    if (!config) return await endRun(runner, runId, unknownFunction(loaded.run.functionId));
    const begun = loaded.run.status === "queued" ? begin(runner, runId, config) : undefined;
    await Promise.all([begun, work({ ...loaded, config })]);
  } finally {
    runner.slots.release(holder);
  }
}

async function advanceOnce(runner: Runner, opened: OpenRun): Promise<OpenRun | undefined> {
  const { run: before, steps, config } = opened;
  const outcome = await callFunction(runner, config, { run: before, steps });
  if (outcome.kind === "done") return await endRun(runner, before.id, { status: "completed", data: outcome.data });
  if (outcome.kind === "error") return await retryRun(runner, opened, outcome);
  const { operations, version } = outcome;
  const run = { ...before, requestVersion: version ?? before.requestVersion };
  const current = { ...opened, run };
  const failure = operations.find(({ op }) => op === "StepError");
  if (failure)
    return await retryRun(runner, current, { ...outcome, error: failure.error, retriable: !outcome.noRetry });
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
  if (own?.op === "StepRun" || own?.op === "StepFailed") {
    const result = own.op === "StepRun" ? dataOf(own) : errorOf(own);
    await patiently(runner.stopping, () => runner.sql.begin((tx) => settleStep(runner, tx, runId, stepId, result)));
    return;
  }
  const fault =
    own?.op === "StepError" ? own.error : { message: "The app did not run the step that it was called for." };
  await retryStep(runner, opened, step, { ...outcome, error: fault, retriable: !outcome.noRetry });
}

async function begin(runner: Runner, runId: string, config: FunctionConfig): Promise<void> {
  await patiently(runner.stopping, async () => {
    await markRunning(runner, runId);
    if (config.timeouts?.finish) await addTimeout(runner, runner.sql, runId, "finish", config.timeouts.finish);
  });
}

function unknownFunction(functionId: string) {
  const message = `There is no function "${functionId}": its app has not registered it.`;
  return { status: "failed", error: { name: "Error", message } } as const;
}

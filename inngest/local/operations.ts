import canonicalize from "canonicalize";
import type { Runner } from "./context";
import type { Transaction } from "./database";
import { parseMoment } from "./duration";
import { finishRun } from "./finish";
import { startInvoked } from "./invoke";
import { type Operation, readError } from "./reply";
import { wakeStep } from "./runs";
import { planStep, settleStep } from "./steps";

const LONGEST_WAIT = "365d";

/** The memoized form of a step that succeeded. */
export function dataOf(operation: Operation): string {
  return `{"data":${canonicalize(operation.data ?? null) ?? "null"}}`;
}

/** The memoized form of a step that failed for good. */
export function errorOf(operation: Operation): string {
  return `{"error":${canonicalize(readError(operation.error))}}`;
}

/** Notes what a run reported that it waits for: steps to call, sleeps, events and invoked functions. */
export async function report(runner: Runner, tx: Transaction, runId: string, operation: Operation): Promise<void> {
  switch (operation.op) {
    case "StepPlanned":
      if (await plan(tx, runId, operation)) await wakeStep(runner, tx, runId, operation.id);
      return;
    case "StepRun":
      if (await plan(tx, runId, operation)) await settleStep(runner, tx, runId, operation.id, dataOf(operation), false);
      return;
    case "StepFailed":
      if (await plan(tx, runId, operation))
        await settleStep(runner, tx, runId, operation.id, errorOf(operation), false);
      return;
    case "Sleep":
      return await sleep(runner, tx, runId, operation);
    case "WaitForEvent":
      return await waitForEvent(runner, tx, runId, operation);
    case "InvokeFunction":
      return await invoke(runner, tx, runId, operation);
    case "RunComplete":
      await finishRun(runner, tx, runId, { status: "completed", data: operation.data ?? null });
      return;
    case "DiscoveryRequest":
      return;
    default:
      return await refuse(runner, tx, runId, operation);
  }
}

function plan(tx: Transaction, runId: string, operation: Operation) {
  return planStep(tx, runId, operation, operation.opts?.parallelMode === "race");
}

async function sleep(runner: Runner, tx: Transaction, runId: string, operation: Operation) {
  const until = parseMoment(textOf(operation.opts?.duration) ?? operation.name ?? "");
  if (!until) return await refuse(runner, tx, runId, operation, "The time to sleep can't be read.");
  if (await plan(tx, runId, operation)) await addTimer(runner, tx, runId, operation.id, until, "null");
}

async function waitForEvent(runner: Runner, tx: Transaction, runId: string, operation: Operation) {
  const { opts } = operation;
  const eventName = textOf(opts?.event) ?? operation.name;
  const until = parseMoment(textOf(opts?.timeout) ?? LONGEST_WAIT);
  if (!eventName || !until) return await refuse(runner, tx, runId, operation, "The event to wait for can't be read.");
  if (!(await plan(tx, runId, operation))) return;
  await tx`
    insert into waits (run_id, step_id, event_name, expression, expires_at)
    values (${runId}, ${operation.id}, ${eventName}, ${textOf(opts?.if) ?? null}, ${until})`;
  await addTimer(runner, tx, runId, operation.id, until, "null");
}

async function invoke(runner: Runner, tx: Transaction, runId: string, operation: Operation) {
  const functionId = textOf(operation.opts?.function_id) ?? "";
  const config = runner.functions.get(functionId);
  if (!config) return await refuse(runner, tx, runId, operation, `There is no function "${functionId}".`);
  if (!(await plan(tx, runId, operation))) return;
  const child = await startInvoked(runner, tx, config, operation.opts?.payload, { run: runId, step: operation.id });
  if (!child) {
    const skipped = { name: "NonRetriableError", message: `The function "${functionId}" did not take the invocation.` };
    await settleStep(runner, tx, runId, operation.id, `{"error":${canonicalize(skipped)}}`, false);
    return;
  }
  await tx`update steps set child_run = ${child} where run_id = ${runId} and id = ${operation.id}`;
  const until = parseMoment(textOf(operation.opts?.timeout) ?? LONGEST_WAIT);
  const late = { name: "InngestInvokeTimeoutError", message: `The function "${functionId}" did not end in time.` };
  if (until) await addTimer(runner, tx, runId, operation.id, until, `{"error":${canonicalize(late)}}`);
}

async function refuse(runner: Runner, tx: Transaction, runId: string, operation: Operation, reason?: string) {
  if (!(await plan(tx, runId, operation))) return;
  const message = reason ?? `The local runner does not offer the operation "${operation.op}".`;
  const error = { name: "NonRetriableError", message };
  await settleStep(runner, tx, runId, operation.id, `{"error":${canonicalize(error)}}`, false);
}

function addTimer(runner: Runner, tx: Transaction, run: string, step: string, runAt: Date, result: string) {
  return runner.queue.add(tx, {
    task: "timer",
    payload: { run, step, result },
    key: `timer:${run}:${step}`,
    runAt,
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

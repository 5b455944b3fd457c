import canonicalize from "canonicalize";
import type { Transaction } from "@/db/client";
import { type Operation, readError } from "../calls/reply";
import type { Runner } from "../context";
import { waits } from "../db/schema";
import { parseMoment } from "../functions/duration";
import { finishRun } from "./finish";
import { wakeStep } from "./start";
import { planStep, settleStep } from "./steps";

const LONGEST_WAIT = "365d";

/** The result of a step that succeeded, as it is stored. */
export function dataOf(operation: Operation): string {
  return `{"data":${canonicalize(operation.data ?? null) ?? "null"}}`;
}

/** The error of a step whose attempts are used up, as it is stored. */
export function errorOf(operation: Operation): string {
  return `{"error":${canonicalize(readError(operation.error))}}`;
}

/**
 * Records one operation that the app reported: a step to call, a sleep, an event to wait for, or the end of the run.
 */
export async function report(runner: Runner, tx: Transaction, runId: string, operation: Operation): Promise<void> {
  switch (operation.op) {
    case "StepPlanned":
      if (await plan(tx, runId, operation)) await wakeStep(runner, tx, runId, operation.id);
      return;
    case "StepRun":
      return await keep(runner, tx, runId, operation, dataOf(operation));
    case "StepFailed":
      return await keep(runner, tx, runId, operation, errorOf(operation));
    case "Sleep":
      return await sleep(runner, tx, runId, operation);
    case "WaitForEvent":
      return await waitForEvent(runner, tx, runId, operation);
    case "RunComplete":
      return await finishRun(runner, tx, runId, { status: "completed", data: operation.data ?? null });
    case "DiscoveryRequest":
      return;
    default:
      return await refuse(runner, tx, runId, operation);
  }
}

function plan(tx: Transaction, runId: string, operation: Operation): Promise<boolean> {
  return planStep(tx, runId, operation, operation.opts?.parallelMode === "race");
}

async function keep(runner: Runner, tx: Transaction, runId: string, operation: Operation, result: string) {
  if (await plan(tx, runId, operation)) await settleStep(runner, tx, runId, operation.id, result, false);
}

async function sleep(runner: Runner, tx: Transaction, runId: string, operation: Operation) {
  const until = parseMoment(textOf(operation.opts?.duration) ?? operation.name ?? "");
  if (!until) return await refuse(runner, tx, runId, operation, "The time to sleep can't be read.");
  if (await plan(tx, runId, operation)) await addTimer(runner, tx, runId, operation.id, until);
}

async function waitForEvent(runner: Runner, tx: Transaction, runId: string, operation: Operation) {
  const { id: stepId, opts, name } = operation;
  const eventName = textOf(opts?.event) ?? name;
  const expiresAt = parseMoment(textOf(opts?.timeout) ?? LONGEST_WAIT);
  if (!eventName || !expiresAt) {
    return await refuse(runner, tx, runId, operation, "The event to wait for can't be read.");
  }
  if (!(await plan(tx, runId, operation))) return;
  await tx.insert(waits).values({ runId, stepId, eventName, expression: textOf(opts?.if) ?? null, expiresAt });
  await addTimer(runner, tx, runId, stepId, expiresAt);
}

async function refuse(runner: Runner, tx: Transaction, runId: string, operation: Operation, reason?: string) {
  const message = reason ?? `The local runner does not support the operation "${operation.op}".`;
  await keep(runner, tx, runId, operation, `{"error":${canonicalize({ name: "NonRetriableError", message })}}`);
}

/** Adds a timer that ends the step with the result null at `runAt`, if the step has not ended before. */
function addTimer(runner: Runner, tx: Transaction, run: string, step: string, runAt: Date) {
  return runner.queue.add(tx, { task: "timer", payload: { run, step }, key: `timer:${run}:${step}`, runAt });
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

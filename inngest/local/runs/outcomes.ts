import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { retryInOutage } from "@/db/outages";
import { type Operation, readError } from "../calls/reply";
import type { Runner } from "../context";
import { runs, steps } from "../db/schema";
import { mostAttempts } from "../functions/config";
import { type Ending, finishRun } from "./finish";
import { report } from "./report";
import { retryMoment } from "./retry-moment";
import { loadRun, type OpenRun, type StepRow } from "./rows";
import { wakeRun, wakeStep } from "./start";
import { countPending, keepFoundStep, settleStep } from "./steps";

type Failure = { error: unknown; retriable: boolean; retryAt?: Date };

const isOpen = (id: string) => and(eq(runs.id, id), isNull(runs.endedAt));

/** Ends a run for good. */
export async function endRun(runner: Runner, runId: string, ending: Ending): Promise<undefined> {
  await inTransaction(runner, (tx) => finishRun(runner, tx, runId, ending));
}

/** Ends a step and wakes its run. */
export function endStep(runner: Runner, runId: string, stepId: string, result: string): Promise<void> {
  return inTransaction(runner, (tx) => settleStep(runner, tx, runId, stepId, result));
}

/** Stores the result of a step that the app ran without planning it first; the run continues with it. */
export async function keepFound(
  runner: Runner,
  opened: OpenRun,
  operation: Operation,
  result: string,
): Promise<OpenRun | undefined> {
  const { id, requestVersion } = opened.run;
  const keep = () => keepFoundStep(runner.db, id, operation, result, requestVersion);
  if (!(await retryInOutage(runner.stopping, keep))) return await reopen(runner, opened);
  const step = { id: operation.id, attempt: 0, lostCalls: 0, result };
  return { ...opened, run: { ...opened.run, attempt: 0, lostCalls: 0 }, steps: [...opened.steps, step] };
}

/** Stores what a run waits for. If nothing is pending, the run continues at once. */
export async function noteReport(
  runner: Runner,
  opened: OpenRun,
  operations: Operation[],
): Promise<OpenRun | undefined> {
  const { id, requestVersion, plansSteps } = opened.run;
  const progress = { attempt: 0, lostCalls: 0, requestVersion, plansSteps: plansSteps || operations.length > 1 };
  const pending = await inTransaction(runner, async (tx) => {
    const [run] = await tx.update(runs).set(progress).where(isOpen(id)).returning({ id: runs.id });
    if (!run) return undefined;
    for (const operation of operations) await report(runner, tx, id, operation);
    return await countPending(tx, id);
  });
  return pending === 0 && operations.length > 0 ? await reopen(runner, opened) : undefined;
}

/** Schedules a retry of a failed call; fails the run if its attempts are used up. */
export async function retryRun(runner: Runner, opened: OpenRun, failure: Failure): Promise<undefined> {
  const { id, requestVersion } = opened.run;
  const attempt = opened.run.attempt + 1;
  await retryOrFail(runner, opened, { ...failure, attempt }, async (tx, runAt) => {
    await tx.update(runs).set({ attempt, lostCalls: 0, requestVersion }).where(isOpen(id));
    await wakeRun(runner, tx, id, { runAt });
  });
}

/** Schedules a retry of a failed step; fails the run if the step's attempts are used up. */
export async function retryStep(runner: Runner, opened: OpenRun, step: StepRow, failure: Failure): Promise<void> {
  const runId = opened.run.id;
  const attempt = step.attempt + 1;
  await retryOrFail(runner, opened, { ...failure, attempt }, async (tx, runAt) => {
    const isPending = and(eq(steps.runId, runId), eq(steps.id, step.id), isNull(steps.endedAt));
    await tx.update(steps).set({ attempt, lostCalls: 0 }).where(isPending);
    await wakeStep(runner, tx, runId, step.id, { runAt });
  });
}

async function retryOrFail(
  runner: Runner,
  { run, config }: OpenRun,
  { error, retriable, retryAt, attempt }: Failure & { attempt: number },
  retry: (tx: Transaction, runAt: Date) => Promise<void>,
): Promise<void> {
  if (!retriable || attempt >= mostAttempts(config)) {
    return await endRun(runner, run.id, { status: "failed", error: readError(error) });
  }
  const runAt = retryMoment(runner.settings, attempt, retryAt);
  await inTransaction(runner, (tx) => retry(tx, runAt));
}

async function reopen(runner: Runner, { run, config }: OpenRun): Promise<OpenRun | undefined> {
  const loaded = await retryInOutage(runner.stopping, () => loadRun(runner.db, run.id));
  return loaded && { ...loaded, config };
}

function inTransaction<Result>({ db, stopping }: Runner, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return retryInOutage(stopping, () => db.transaction(work));
}

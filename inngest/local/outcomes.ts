import canonicalize from "canonicalize";
import type { Runner } from "./context";
import type { OpenRun } from "./execute";
import { type Ending, finishRun } from "./finish";
import { mostAttempts } from "./functions";
import { report } from "./operations";
import { patiently } from "./patience";
import { type Operation, readError } from "./reply";
import { retryMoment } from "./retries";
import { loadRun, type StepRow, wakeRun, wakeStep } from "./runs";
import { keepFoundStep } from "./steps";

type Failure = { error: unknown; retriable: boolean; retryAt?: Date };

/** Ends a run; nothing is left to do for it. */
export async function endRun(runner: Runner, runId: string, ending: Ending): Promise<undefined> {
  await patiently(runner.stopping, () => runner.sql.begin((tx) => finishRun(runner, tx, runId, ending)));
}

/** Keeps a step that ran as it was found, so that the run goes on with it. */
export async function keepFound(
  runner: Runner,
  opened: OpenRun,
  operation: Operation,
  result: string,
): Promise<OpenRun | undefined> {
  const { id, requestVersion } = opened.run;
  const keep = () => keepFoundStep(runner, id, operation, result, requestVersion);
  if (!(await patiently(runner.stopping, keep))) return await reopen(runner, opened);
  const step = { id: operation.id, attempt: 0, lostCalls: 0, result };
  return { ...opened, run: { ...opened.run, attempt: 0, lostCalls: 0 }, steps: [...opened.steps, step] };
}

/** Notes what a run waits for; the run goes on at once where nothing is left to wait for. */
export async function noteReport(
  runner: Runner,
  opened: OpenRun,
  operations: Operation[],
): Promise<OpenRun | undefined> {
  const { id, requestVersion } = opened.run;
  const pending = await patiently(runner.stopping, () =>
    runner.sql.begin(async (tx) => {
      const rows = await tx`
        update runs set attempt = 0, lost_calls = 0, last_error = null, request_version = ${requestVersion},
          plans_steps = plans_steps or ${operations.length > 1}
        where id = ${id} and ended_at is null returning id`;
      if (rows.length === 0) return undefined;
      for (const operation of operations) await report(runner, tx, id, operation);
      const [left] = await tx<{ pending: number }>`
        select count(*)::int as pending from steps where run_id = ${id} and ended_at is null`;
      return left?.pending;
    }),
  );
  return pending === 0 && operations.length > 0 ? await reopen(runner, opened) : undefined;
}

/** Puts a failed call of a run off, or fails the run where its attempts are used up. */
export async function retryRun(runner: Runner, { run, config }: OpenRun, failure: Failure): Promise<undefined> {
  const error = readError(failure.error);
  const failures = run.attempt + 1;
  if (!failure.retriable || failures >= mostAttempts(config)) {
    return await endRun(runner, run.id, { status: "failed", error });
  }
  const runAt = retryMoment(runner.settings, failures, failure.retryAt);
  await patiently(runner.stopping, () =>
    runner.sql.begin(async (tx) => {
      await tx`
        update runs set attempt = ${failures}, lost_calls = 0, last_error = ${canonicalize(error) ?? ""},
          request_version = ${run.requestVersion}
        where id = ${run.id} and ended_at is null`;
      await wakeRun(runner, tx, run.id, { runAt });
    }),
  );
}

/** Puts a failed call of a planned step off; the run fails where the step's attempts are used up without a result. */
export async function retryStep(
  runner: Runner,
  { run, config }: OpenRun,
  step: StepRow,
  failure: Failure,
): Promise<undefined> {
  const error = readError(failure.error);
  const failures = step.attempt + 1;
  if (!failure.retriable || failures >= mostAttempts(config)) {
    return await endRun(runner, run.id, { status: "failed", error });
  }
  const runAt = retryMoment(runner.settings, failures, failure.retryAt);
  await patiently(runner.stopping, () =>
    runner.sql.begin(async (tx) => {
      await tx`
        update steps set attempt = ${failures}, lost_calls = 0, last_error = ${canonicalize(error) ?? ""}
        where run_id = ${run.id} and id = ${step.id} and ended_at is null`;
      await wakeStep(runner, tx, run.id, step.id, { runAt });
    }),
  );
}

async function reopen(runner: Runner, { run, config }: OpenRun): Promise<OpenRun | undefined> {
  const loaded = await patiently(runner.stopping, () => loadRun(runner, run.id));
  return loaded && { ...loaded, config };
}

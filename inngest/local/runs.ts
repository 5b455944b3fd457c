import canonicalize from "canonicalize";
import type { Runner } from "./context";
import type { Queries, Transaction } from "./database";
import { keyOf, numberOf } from "./expressions";
import type { FunctionConfig } from "./functions";
import { newId } from "./ids";
import type { Limit } from "./slots";

export type RunRow = {
  id: string;
  functionId: string;
  status: "queued" | "running";
  /** The first event, and all of them, as canonical JSON. */
  event: string;
  events: string;
  /** The concurrency limits that it counts in, and its place in their queues. */
  keys: { limits: Limit[]; order: number };
  attempt: number;
  lostCalls: number;
  requestVersion: number | null;
  plansSteps: boolean;
};

export type StepRow = {
  id: string;
  attempt: number;
  lostCalls: number;
  result: string | null;
};

export type Trigger = { name: string; data?: unknown; [field: string]: unknown };

/** Inserts a run that waits for its turn, and the job that begins it. */
export async function insertRun(
  runner: Runner,
  tx: Transaction,
  config: FunctionConfig,
  events: Trigger[],
  options: { runAt?: Date; singletonKey?: string; parent?: { run: string; step: string } } = {},
): Promise<string | undefined> {
  const event = events[0];
  if (!event) return undefined;
  const id = newId();
  const priority = Math.max(-600, Math.min(600, numberOf(config.priority?.run, { event })));
  const keys = { limits: limitsOf(config, event), order: Date.now() - priority * 1_000 };
  const [run] = await tx`
    insert into runs (id, function_id, event_name, events, limits, singleton_key, parent_run, parent_step)
    values (${id}, ${config.id}, ${event.name}, ${canonicalize(events) ?? "[]"}, ${JSON.stringify(keys)},
      ${options.singletonKey ?? null}, ${options.parent?.run ?? null}, ${options.parent?.step ?? null})
    on conflict do nothing
    returning id`;
  if (!run) return undefined;
  await wakeRun(runner, tx, id, {
    priority: -Math.round(priority),
    ...(options.runAt ? { runAt: options.runAt } : {}),
  });
  return id;
}

/** Adds the job that takes a run further. */
export function wakeRun(runner: Runner, queries: Queries, id: string, when: { runAt?: Date; priority?: number } = {}) {
  return runner.queue.add(queries, { task: "run", payload: { run: id }, key: `run:${id}`, ...when });
}

/** Adds the job that calls a planned step. */
export function wakeStep(runner: Runner, queries: Queries, run: string, step: string, when: { runAt?: Date } = {}) {
  return runner.queue.add(queries, { task: "step", payload: { run, step }, key: `step:${run}:${step}`, ...when });
}

/** A run that has not ended, with its steps in the order in which they ended. */
export async function loadRun({ sql }: Runner, id: string): Promise<{ run: RunRow; steps: StepRow[] } | undefined> {
  const [[run], steps] = await Promise.all([
    sql<Omit<RunRow, "event" | "keys"> & { limits: string }>`
      select id, function_id as "functionId", status, events, limits, attempt, lost_calls as "lostCalls",
        request_version as "requestVersion", plans_steps as "plansSteps"
      from runs where id = ${id} and ended_at is null`,
    sql<StepRow>`
      select id, attempt, lost_calls as "lostCalls", result from steps where run_id = ${id} order by place`,
  ]);
  return run && { run: { ...run, event: firstOf(run.events), keys: JSON.parse(run.limits) }, steps: [...steps] };
}

/** Notes that a run has begun. */
export async function markRunning({ sql }: Runner, id: string): Promise<void> {
  await sql`update runs set status = 'running', started_at = now() where id = ${id} and status = 'queued'`;
}

function firstOf(events: string): string {
  const [first, ...others] = JSON.parse(events);
  return others.length === 0 ? events.slice(1, -1) : (canonicalize(first) ?? "{}");
}

function limitsOf(config: FunctionConfig, event: Trigger): Limit[] {
  const { concurrency } = config;
  const options = typeof concurrency === "number" ? [{ limit: concurrency }] : [concurrency ?? []].flat();
  return options
    .filter(({ limit }) => limit > 0)
    .map((option) => {
      const { limit, key, scope = "fn" } = { key: undefined, scope: undefined, ...option };
      const owner = scope === "fn" ? config.id : "";
      return { limit, key: `${scope}:${owner}:${key ?? ""}:${keyOf(key, { event })}` };
    });
}

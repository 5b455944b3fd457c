import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { v5 } from "uuid";
import type { Db, Transaction } from "@/db/client";
import { retryInOutage } from "@/db/outages";
import type { Runner } from "./context";
import { type Event, FUNCTION_FAILED, type FunctionConfig, isTriggered, limitsOf } from "./functions";
import type { QueuedRun } from "./queue";
import type { SerializedError } from "./reply";
import { type Run, runs, type Step, steps } from "./schema";
import { canonicalJson } from "./signature";

type Ending = { status: "completed"; data: unknown } | { status: "failed"; error: SerializedError };
type NewRun = QueuedRun & { event: Event };

const IDS = "9be6dd2c-5b8f-4f5e-8e4c-6d0a4f0f3f53";
const KEPT_FOR = sql`interval '1 day'`;

/** The same names give the same id, so that what is repeated is recognised. */
export const idOf = (...names: unknown[]): string => v5(JSON.stringify(names), IDS);

const isOpen = (id: string) => and(eq(runs.id, id), isNull(runs.endedAt));

/** Begins a run of every function that one of the events triggers; nothing happens for events that came before. */
export async function publish(runner: Runner, events: Event[]): Promise<void> {
  const configs = [...(await runner.app.functions()).values()];
  const begun = events.flatMap((event) =>
    configs.filter((config) => isTriggered(config, event)).map((config) => newRun(config, event)),
  );
  await beginRuns(runner, begun);
}

/** Begins the run of a scheduled moment. */
export function beginScheduled(runner: Runner, config: FunctionConfig, cron: string, at: Date): Promise<void> {
  const id = idOf(config.id, cron, at.toISOString());
  return beginRuns(runner, [newRun(config, { id, name: "inngest/scheduled.timer", data: { cron }, ts: at.getTime() })]);
}

function newRun(config: FunctionConfig, event: Event): NewRun {
  return { id: idOf(event.id, config.id), functionId: config.id, limits: limitsOf(config, event), event };
}

async function beginRuns({ db, queue, stopping }: Runner, begun: NewRun[]): Promise<void> {
  if (begun.length === 0) return;
  await retryInOutage(stopping, () => insertRuns(db, begun));
  for (const run of begun) queue.add(run);
}

function insertRuns(db: Db, begun: NewRun[]) {
  const rows = begun.map(({ id, functionId, event }) => ({ id, functionId, event: canonicalJson(event) }));
  return db.insert(runs).values(rows).onConflictDoNothing();
}

/** Queues the runs that an earlier runner left open. */
export async function queueOpenRuns({ app, db, queue, stopping }: Runner): Promise<void> {
  const { id, functionId, event, dueAt } = runs;
  const open = await retryInOutage(stopping, () =>
    db.select({ id, functionId, event, dueAt }).from(runs).where(isNull(runs.endedAt)).orderBy(asc(runs.queuedAt)),
  );
  const functions = await app.functions();
  for (const run of open) {
    const config = functions.get(run.functionId);
    queue.add({ ...run, limits: config ? limitsOf(config, JSON.parse(run.event)) : [] }, run.dueAt);
  }
}

/** Loads a run that has not ended. */
export async function loadRun(db: Db, id: string): Promise<Run | undefined> {
  const [[run], behind] = await Promise.all([
    db
      .select({ id: runs.id, functionId: runs.functionId, event: runs.event, attempt: runs.attempt })
      .from(runs)
      .where(isOpen(id)),
    db
      .select({ id: steps.id, name: steps.name, result: steps.result })
      .from(steps)
      .where(eq(steps.runId, id))
      .orderBy(asc(steps.position)),
  ]);
  return run && { ...run, steps: behind };
}

/**
 * Stores the result of a run's next step; may be repeated. False if the run has ended. A single statement does it all,
 * because it runs for every step.
 */
export async function keepStep(db: Db, run: Run, { id, name, result }: Step, dueAt: Date): Promise<boolean> {
  const kept = await db.execute(sql`
    with run as (
      update ${runs} set attempt = 0, due_at = ${dueAt.toISOString()} where ${isOpen(run.id)} returning id
    ), step as (
      insert into ${steps} (run_id, id, name, position, result)
      select run.id, ${id}, ${name}, ${run.steps.length}::int, ${result} from run
      on conflict do nothing
    )
    select id from run`);
  return kept.length > 0;
}

/** Notes a failed call and when the function is to be called again. */
export async function postpone(db: Db, id: string, attempt: number, dueAt: Date): Promise<void> {
  await db.update(runs).set({ attempt, dueAt }).where(isOpen(id));
}

/** Ends a run; may be repeated. If it failed, the runs of the functions that handle `onFailure` begin. */
export async function endRun(runner: Runner, run: Run, ending: Ending): Promise<void> {
  const { db, queue, stopping } = runner;
  const failures = ending.status === "failed" ? await failureRuns(runner, run, ending.error) : [];
  const output = canonicalJson(ending.status === "completed" ? ending.data : ending.error);
  const end = async (tx: Transaction) => {
    const changes = { status: ending.status, output, endedAt: sql`now()` };
    const ended = await tx.update(runs).set(changes).where(isOpen(run.id)).returning({ id: runs.id });
    if (ended.length > 0 && failures.length > 0) await insertRuns(tx, failures);
  };
  await retryInOutage(stopping, () => db.transaction(end));
  for (const failure of failures) queue.add(failure);
}

async function failureRuns({ app }: Runner, run: Run, error: SerializedError): Promise<NewRun[]> {
  const data = { event: JSON.parse(run.event), function_id: run.functionId, run_id: run.id, error };
  const event = { id: idOf(run.id, FUNCTION_FAILED), name: FUNCTION_FAILED, data, ts: Date.now() };
  const configs = [...(await app.functions()).values()];
  return configs.filter((config) => isTriggered(config, event)).map((config) => newRun(config, event));
}

/** Removes the runs that ended long enough ago. */
export async function removeOld(db: Db): Promise<void> {
  await db.delete(runs).where(lt(runs.endedAt, sql`now() - ${KEPT_FOR}`));
}

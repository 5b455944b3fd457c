import canonicalize from "canonicalize";
import type { Db, Transaction } from "@/db/client";
import type { Runner } from "../context";
import { runs } from "../db/schema";
import type { FunctionConfig } from "../functions/config";
import { holds, keyOf } from "../functions/expressions";
import type { Limit } from "../queue/slots";
import { newId } from "./ids";

export type Event = { name: string; data?: unknown; [field: string]: unknown };

/** Begins a run of every function that the event triggers. */
export async function startTriggered(runner: Runner, tx: Transaction, event: Event): Promise<void> {
  for (const config of runner.functions.active()) {
    if (isTriggered(config, event)) await startRun(runner, tx, config, event);
  }
}

/** Inserts a run, and the job that makes its first call. */
export async function startRun(runner: Runner, tx: Transaction, config: FunctionConfig, event: Event): Promise<void> {
  const id = newId();
  const keys = { limits: limitsOf(config, event), order: Date.now() };
  await tx.insert(runs).values({ id, functionId: config.id, event: canonicalize(event) ?? "{}", keys });
  await wakeRun(runner, tx, id);
}

/** Adds the job that continues a run. */
export function wakeRun(runner: Runner, db: Db, run: string, when: { runAt?: Date } = {}) {
  return runner.queue.add(db, { task: "run", payload: { run }, key: `run:${run}`, ...when });
}

/** Adds the job that calls a planned step. */
export function wakeStep(runner: Runner, db: Db, run: string, step: string, when: { runAt?: Date } = {}) {
  return runner.queue.add(db, { task: "step", payload: { run, step }, key: `step:${run}:${step}`, ...when });
}

function isTriggered({ triggers }: FunctionConfig, event: Event): boolean {
  return triggers.some((t) => "event" in t && matchesName(t.event, event.name) && holds(t.expression, { event }));
}

/** Whether a trigger's event name fits an event; `orders/*` fits every name that begins with `orders/`. */
function matchesName(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** The concurrency limits in which a run counts, the narrowest first. */
function limitsOf(config: FunctionConfig, event: Event): Limit[] {
  const options = [config.concurrency ?? []].flat();
  return options
    .map((option) => (typeof option === "number" ? { limit: option, key: undefined } : option))
    .filter(({ limit }) => limit > 0)
    .toSorted((one, other) => one.limit - other.limit)
    .map(({ limit, key }) => ({ limit, key: `${config.id}:${key ?? ""}:${keyOf(key, { event })}` }));
}

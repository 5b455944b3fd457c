import type { Runner } from "./context";
import type { Transaction } from "./database";
import { parseMoment } from "./duration";
import { keyOf } from "./expressions";
import { finishRun } from "./finish";
import type { FunctionConfig } from "./functions";
import { allowsByRate, claim, throttle } from "./limits";
import { insertRun, type Trigger } from "./runs";

const DAY_MS = 86_400_000;

/**
 * Begins a run of a function, as far as its idempotency key, rate limit and singleton allow, when its throttle does.
 * Gives the run's id, or undefined where the function skips the events.
 */
export async function startRun(
  runner: Runner,
  tx: Transaction,
  config: FunctionConfig,
  events: Trigger[],
  options: { parent?: { run: string; step: string } } = {},
): Promise<string | undefined> {
  const event = events[0];
  if (!event || !(await allows(tx, config, event))) return undefined;
  const single = config.singleton && `${config.id}:${keyOf(config.singleton.key, { event })}`;
  if (single && config.singleton?.mode === "cancel") await cancelSingle(runner, tx, single);
  const runAt = await throttle(tx, config, event);
  const id = await insertRun(runner, tx, config, events, {
    ...options,
    ...(runAt ? { runAt } : {}),
    ...(single ? { singletonKey: single } : {}),
  });
  if (id && config.timeouts?.start) await addTimeout(runner, tx, id, "start", config.timeouts.start);
  return id;
}

/** Adds the job that cancels a run which takes too long to begin or to finish. */
export async function addTimeout(
  runner: Runner,
  tx: Parameters<Runner["queue"]["add"]>[0],
  run: string,
  phase: "start" | "finish",
  duration: string,
): Promise<void> {
  const runAt = parseMoment(duration);
  if (runAt)
    await runner.queue.add(tx, { task: "timeout", payload: { run, phase }, key: `timeout:${phase}:${run}`, runAt });
}

async function allows(tx: Transaction, config: FunctionConfig, event: Trigger): Promise<boolean> {
  if (config.idempotency) {
    return await claim(tx, `idempotency:${config.id}:${keyOf(config.idempotency, { event })}`, DAY_MS);
  }
  return await allowsByRate(tx, config, event);
}

async function cancelSingle(runner: Runner, tx: Transaction, key: string) {
  const [other] = await tx<{ id: string }>`select id from runs where singleton_key = ${key} and ended_at is null`;
  const error = { name: "Error", message: "Another run of this singleton took its place." };
  if (other) await finishRun(runner, tx, other.id, { status: "cancelled", error });
}

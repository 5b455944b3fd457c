import { Cron } from "croner";
import type { Runner } from "./context";
import type { Queries } from "./database";
import { parseDuration } from "./duration";
import type { FunctionConfig } from "./functions";
import { newId } from "./ids";
import { claim } from "./limits";
import { startRun } from "./start";

const DAY_MS = 86_400_000;

/** Sees to it that each cron trigger has its next moment in the queue; one that it has already stays as it is. */
export async function scheduleCrons(runner: Runner): Promise<void> {
  for (const config of runner.functions.active()) {
    for (const cron of cronsOf(config)) await scheduleNext(runner, runner.sql, config, cron, true);
  }
}

/**
 * Begins the run of a scheduled moment, once, and schedules the next one, counted from now: moments that passed while
 * the runner was down are not made up for.
 */
export async function fireCron(runner: Runner, functionId: string, cron: string, at: string): Promise<void> {
  const config = runner.functions.active().find(({ id }) => id === functionId);
  if (!config || !cronsOf(config).includes(cron)) return;
  await runner.sql.begin(async (tx) => {
    const event = { id: newId(), name: "inngest/scheduled.timer", data: { cron }, ts: Date.now() };
    if (await claim(tx, `cron:${functionId}:${cron}:${at}`, DAY_MS)) await startRun(runner, tx, config, [event]);
    await scheduleNext(runner, tx, config, cron, false);
  });
}

/** The next moment of a cron expression, which may begin with a time zone as in `TZ=Europe/Paris 0 9 * * *`. */
function nextMoment(cron: string, from = new Date()): Date | undefined {
  const [, zone, pattern = cron] = /^(?:CRON_)?TZ=(\S+)\s+(.+)$/.exec(cron.trim()) ?? [];
  return new Cron(pattern, { paused: true, timezone: zone ?? "UTC" }).nextRun(from) ?? undefined;
}

async function scheduleNext(
  runner: Runner,
  queries: Queries,
  config: FunctionConfig,
  cron: string,
  keepsTime: boolean,
): Promise<void> {
  const at = nextMoment(cron);
  if (!at) return;
  const jitter = config.triggers.find((t) => "cron" in t && t.cron === cron && t.jitter !== undefined);
  const most = jitter && "jitter" in jitter ? (parseDuration(jitter.jitter ?? "") ?? 0) : 0;
  await runner.queue.add(queries, {
    task: "cron",
    payload: { function: config.id, cron, at: at.toISOString() },
    key: `cron:${config.id}:${cron}`,
    runAt: new Date(at.getTime() + Math.random() * most),
    keepsTime,
  });
}

function cronsOf({ triggers }: FunctionConfig): string[] {
  return triggers.flatMap((trigger) => ("cron" in trigger ? [trigger.cron] : []));
}

import { Cron } from "croner";
import type { Db } from "@/db/client";
import type { Runner } from "../context";
import { cronMoments } from "../db/schema";
import type { FunctionConfig } from "../functions/config";
import { newId } from "./ids";
import { startRun } from "./start";

/** Puts the next time of each cron trigger into the queue, if it is not there yet. */
export async function scheduleCrons(runner: Runner): Promise<void> {
  for (const config of runner.functions.active()) {
    for (const cron of cronsOf(config)) await scheduleNext(runner, runner.db, config, cron, true);
  }
}

/**
 * Begins the run of a scheduled time, once, and schedules the next one after the present moment: times that passed
 * while the runner was down are skipped.
 */
export async function fireCron(runner: Runner, functionId: string, cron: string, at: string): Promise<void> {
  const config = runner.functions.active().find(({ id }) => id === functionId);
  if (!config || !cronsOf(config).includes(cron)) return;
  await runner.db.transaction(async (tx) => {
    const moment = { functionId, cron, at: new Date(at) };
    const [isFirst] = await tx.insert(cronMoments).values(moment).onConflictDoNothing().returning();
    const event = { id: newId(), name: "inngest/scheduled.timer", data: { cron }, ts: Date.now() };
    if (isFirst) await startRun(runner, tx, config, event);
    await scheduleNext(runner, tx, config, cron, false);
  });
}

async function scheduleNext(runner: Runner, db: Db, { id }: FunctionConfig, cron: string, keepsTime: boolean) {
  const at = nextMoment(cron);
  if (!at) return;
  const payload = { function: id, cron, at: at.toISOString() };
  await runner.queue.add(db, { task: "cron", payload, key: `cron:${id}:${cron}`, runAt: at, keepsTime });
}

/** The next moment of a cron expression, which may begin with a time zone: `TZ=Europe/Paris 0 9 * * *`. */
function nextMoment(cron: string): Date | undefined {
  const [, zone, pattern = cron] = /^(?:CRON_)?TZ=(\S+)\s+(.+)$/.exec(cron.trim()) ?? [];
  return new Cron(pattern, { paused: true, timezone: zone ?? "UTC" }).nextRun() ?? undefined;
}

function cronsOf({ triggers }: FunctionConfig): string[] {
  return triggers.flatMap((trigger) => ("cron" in trigger ? [trigger.cron] : []));
}

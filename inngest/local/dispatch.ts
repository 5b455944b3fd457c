import canonicalize from "canonicalize";
import { addToBatch } from "./batch";
import { cancelRuns } from "./cancel";
import type { Runner } from "./context";
import type { Transaction } from "./database";
import { debounce } from "./debounce";
import { holds } from "./expressions";
import { type FunctionConfig, matchesName } from "./functions";
import { newId } from "./ids";
import type { Trigger } from "./runs";
import { startRun } from "./start";
import { settleWaits } from "./waits";

export type Event = Trigger & { id: string; ts: number };
/** An event with the id that it is kept under, which differs from `id` where its sender named it. */
export type NewEvent = { key: string; event: Event };

/**
 * Keeps events and does what they bring about: waiting runs go on, runs are cancelled, functions begin. An event whose
 * key was seen in the last 24 hours does nothing.
 */
export async function publish(runner: Runner, tx: Transaction, events: NewEvent[]): Promise<void> {
  const byKey = new Map(events.map((event) => [event.key, event]));
  const unique = [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = unique.map(({ key, event }) => ({ id: key, name: event.name, body: canonicalize(event) ?? "{}" }));
  const fresh = await tx<{ id: string }>`
    insert into events (id, name, body)
    select id, name, body from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(id uuid, name text, body text)
    on conflict (id) do update set name = excluded.name, body = excluded.body, received_at = now()
      where events.received_at < now() - interval '24 hours'
    returning id`;
  const isFresh = new Set(fresh.map(({ id }) => id));
  await settleWaits(
    runner,
    tx,
    [...byKey.values()].filter(({ key }) => isFresh.has(key)).map(({ event }) => event),
  );
  for (const { key, event } of byKey.values()) {
    if (!isFresh.has(key)) continue;
    await cancelRuns(runner, tx, event);
    for (const config of runner.functions.triggeredBy(event.name)) {
      if (isTriggered(config, event)) await trigger(runner, tx, config, event);
    }
  }
}

/** Publishes an event of the runner itself, if anything listens for it. */
export async function publishInternal(runner: Runner, tx: Transaction, name: string, data: unknown): Promise<void> {
  const event = { id: newId(), name, data, ts: Date.now() };
  const { functions } = runner;
  if (functions.triggeredBy(name).length > 0 || functions.cancelledBy(name).length > 0) {
    await publish(runner, tx, [{ key: event.id, event }]);
  } else {
    await settleWaits(runner, tx, [event]);
  }
}

async function trigger(runner: Runner, tx: Transaction, config: FunctionConfig, event: Event) {
  if (config.batchEvents && holds(config.batchEvents.if, { event })) return await addToBatch(runner, tx, config, event);
  if (config.debounce) return await debounce(runner, tx, config, event);
  return await startRun(runner, tx, config, [event]);
}

function isTriggered({ triggers }: FunctionConfig, event: Event): boolean {
  return triggers.some((t) => "event" in t && matchesName(t.event, event.name) && holds(t.expression, { event }));
}

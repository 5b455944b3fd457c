import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Runner } from "../context";
import { events } from "../db/schema";
import { cancelRuns } from "./cancel";
import { type Event, startTriggered } from "./start";
import { settleWaits } from "./waits";

/** An event with the key under which it is stored. The key differs from `event.id` if the sender named the event. */
export type NewEvent = { key: string; event: Event & { id: string; ts: number } };

/**
 * Accepts events: ends the steps that wait for them, cancels runs, and begins runs of the functions that they trigger.
 * An event whose key came in the last 24 hours is ignored.
 */
export async function publish(runner: Runner, tx: Transaction, published: NewEvent[]): Promise<void> {
  const byKey = new Map(published.map((event) => [event.key, event]));
  if (byKey.size === 0) return;
  // Events are inserted in the order of their keys, so that transactions with the same events wait for each other
  // instead of deadlocking.
  const sorted = [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const kept = await tx
    .insert(events)
    .values(sorted.map(({ key, event }) => ({ id: key, name: event.name })))
    .onConflictDoUpdate({
      target: events.id,
      set: { name: sql`excluded.name`, receivedAt: sql`now()` },
      setWhere: sql`${events.receivedAt} < now() - interval '24 hours'`,
    })
    .returning({ id: events.id });
  const isNew = new Set(kept.map(({ id }) => id));
  const fresh = [...byKey.values()].filter(({ key }) => isNew.has(key)).map(({ event }) => event);
  await settleWaits(runner, tx, fresh);
  for (const event of fresh) {
    await cancelRuns(runner, tx, event);
    await startTriggered(runner, tx, event);
  }
}

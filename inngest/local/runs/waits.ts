import canonicalize from "canonicalize";
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Runner } from "../context";
import { runs, waits } from "../db/schema";
import { holds } from "../functions/expressions";
import type { Event } from "./start";
import { settleStep } from "./steps";

/** Gives events to the steps that wait for them. */
export async function settleWaits(runner: Runner, tx: Transaction, events: Event[]): Promise<void> {
  if (events.length === 0) return;
  const names = [...new Set(events.map(({ name }) => name))];
  const waiting = await tx
    .select({
      runId: waits.runId,
      stepId: waits.stepId,
      eventName: waits.eventName,
      expression: waits.expression,
      event: runs.event,
    })
    .from(waits)
    .innerJoin(runs, eq(runs.id, waits.runId))
    .where(and(inArray(waits.eventName, names), gt(waits.expiresAt, sql`now()`), isNull(runs.endedAt)))
    .orderBy(asc(waits.runId));
  for (const wait of waiting) {
    const event = JSON.parse(wait.event);
    const match = events.find(
      (async) => async.name === wait.eventName && holds(wait.expression ?? "", { event, async }),
    );
    if (match) await settleStep(runner, tx, wait.runId, wait.stepId, canonicalize(match) ?? "null");
  }
}

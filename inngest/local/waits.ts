import canonicalize from "canonicalize";
import type { Runner } from "./context";
import type { Transaction } from "./database";
import { holds } from "./expressions";
import type { Trigger } from "./runs";
import { settleStep } from "./steps";

type Wait = { runId: string; stepId: string; eventName: string; expression: string | null; events: string };

/** Gives events to the runs that wait for them. */
export async function settleWaits(runner: Runner, tx: Transaction, events: Trigger[]): Promise<void> {
  if (events.length === 0) return;
  const names = [...new Set(events.map(({ name }) => name))];
  const waits = await tx<Wait>`
    select run_id as "runId", step_id as "stepId", waits.event_name as "eventName", expression, runs.events
    from waits join runs on runs.id = waits.run_id
    where waits.event_name in (select json_array_elements_text(${JSON.stringify(names)}::text::json)) and expires_at > now() and runs.ended_at is null
    order by run_id`;
  for (const { runId, stepId, eventName, expression, events: own } of waits) {
    const [event] = JSON.parse(own);
    const match = events.find((async) => async.name === eventName && holds(expression ?? "", { event, async }));
    if (match) await settleStep(runner, tx, runId, stepId, canonicalize(match) ?? "null");
  }
}

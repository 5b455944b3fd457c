import canonicalize from "canonicalize";
import type { Runner } from "./context";
import type { Transaction } from "./database";
import { parseDuration } from "./duration";
import { keyOf } from "./expressions";
import type { FunctionConfig } from "./functions";
import type { Trigger } from "./runs";
import { startRun } from "./start";

/** Puts a function off until no event has come for its period; the latest event is the one that it gets. */
export async function debounce(runner: Runner, tx: Transaction, config: FunctionConfig, event: Trigger): Promise<void> {
  const period = parseDuration(config.debounce?.period ?? "") ?? 0;
  const longest = parseDuration(config.debounce?.timeout ?? "") || Number.POSITIVE_INFINITY;
  const key = `${config.id}:${keyOf(config.debounce?.key, { event })}`;
  const most = Number.isFinite(longest) ? longest : null;
  const [row] = await tx<{ dueAt: Date }>`
    insert into debounces as d (key, function_id, event, first_at, due_at)
    values (${key}, ${config.id}, ${canonicalize(event) ?? "{}"}, now(), now() + ${period} * interval '1 millisecond')
    on conflict (key) do update set event = excluded.event,
      due_at = least(excluded.due_at, d.first_at + ${most}::float8 * interval '1 millisecond')
    returning due_at as "dueAt"`;
  if (row) await runner.queue.add(tx, { task: "debounce", payload: { key }, key: `debounce:${key}`, runAt: row.dueAt });
}

/** Begins the run that was put off, unless an event has put it off again. */
export async function fireDebounce(runner: Runner, key: string): Promise<void> {
  await runner.sql.begin(async (tx) => {
    const [due] = await tx<{ functionId: string; event: string }>`
      delete from debounces where key = ${key} and due_at <= now() + interval '5 milliseconds'
      returning function_id as "functionId", event`;
    const config = due && runner.functions.get(due.functionId);
    if (config) await startRun(runner, tx, config, [JSON.parse(due.event)]);
  });
}

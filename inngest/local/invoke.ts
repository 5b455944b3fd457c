import type { Runner } from "./context";
import type { Transaction } from "./database";
import type { FunctionConfig } from "./functions";
import { newId } from "./ids";
import { startRun } from "./start";

const INVOKED = "inngest/function.invoked";

/** Begins the run of an invoked function, whose result becomes that of the step that invoked it. */
export async function startInvoked(
  runner: Runner,
  tx: Transaction,
  config: FunctionConfig,
  payload: unknown,
  parent: { run: string; step: string },
): Promise<string | undefined> {
  const { data, ...rest } = isRecord(payload) ? payload : { data: {} };
  const marked = { ...(isRecord(data) ? data : {}), _inngest: { fn_id: config.id, source_run_id: parent.run } };
  const event = { ...rest, id: newId(), name: INVOKED, ts: Date.now(), data: marked };
  return await startRun(runner, tx, config, [event], { parent });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

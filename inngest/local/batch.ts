import canonicalize from "canonicalize";
import type { Runner } from "./context";
import type { Transaction } from "./database";
import { parseMoment } from "./duration";
import { keyOf } from "./expressions";
import type { FunctionConfig } from "./functions";
import type { Trigger } from "./runs";
import { startRun } from "./start";

/** Collects events until the batch is full or its time is over. */
export async function addToBatch(
  runner: Runner,
  tx: Transaction,
  config: FunctionConfig,
  event: Trigger,
): Promise<void> {
  const key = `${config.id}:${keyOf(config.batchEvents?.key, { event })}`;
  const size = config.batchEvents?.maxSize ?? 1;
  await tx`select pg_advisory_xact_lock(hashtextextended(${`batch:${key}`}, 0))`;
  await tx`insert into batches (key, function_id, event) values (${key}, ${config.id}, ${canonicalize(event) ?? "{}"})`;
  const [row] = await tx<{ waiting: number }>`select count(*)::int as waiting from batches where key = ${key}`;
  const waiting = row?.waiting ?? 0;
  if (waiting >= size) await flush(runner, tx, key, size);
  const runAt = parseMoment(config.batchEvents?.timeout ?? "") ?? new Date();
  if (waiting === 1 && size > 1) {
    await runner.queue.add(tx, { task: "batch", payload: { key }, key: `batch:${key}`, runAt });
  }
}

/** Begins the run of a batch whose time is over. */
export async function fireBatch(runner: Runner, key: string): Promise<void> {
  await runner.sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`batch:${key}`}, 0))`;
    await flush(runner, tx, key, Number.MAX_SAFE_INTEGER);
  });
}

async function flush(runner: Runner, tx: Transaction, key: string, size: number) {
  const rows = await tx<{ functionId: string; event: string; place: string }>`
    delete from batches where key = ${key} and place in (
      select place from batches where key = ${key} order by place limit ${size}
    ) returning function_id as "functionId", event, place`;
  const events = rows.toSorted((a, b) => Number(a.place) - Number(b.place)).map(({ event }) => JSON.parse(event));
  const config = rows[0] && runner.functions.get(rows[0].functionId);
  if (config) await startRun(runner, tx, config, events);
}

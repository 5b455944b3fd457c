import type { Limit } from "./functions";

/** A run with the limits in which it counts while it is called. */
export type QueuedRun = { id: string; functionId: string; limits: Limit[] };

/** The runs that wait to be called, or are being called. PostgreSQL holds them too, for the next start. */
export type Queue = {
  /** Queues a run until it is due, unless it is queued already. */
  add: (run: QueuedRun, dueAt?: Date) => void;
  /** Resolves when no run is being called. */
  idle: () => Promise<unknown>;
};

type QueueOptions = {
  /** How many runs may be called at once. */
  concurrency: number;
  /** Calls a run until it ends (undefined) or has to pause until a moment. */
  advance: (id: string) => Promise<Date | undefined>;
  stopping: AbortSignal;
  log: (line: string) => void;
};

/** A longer pause is looked at again after this time, because timers stand still while a machine is suspended. */
const MAX_TIMEOUT_MS = 60_000;
const AFTER_FAULT_MS = 10_000;

/**
 * Creates a queue. Runs with the same limits wait in one line, oldest first, and lines take turns, so that many runs of
 * one organization do not keep those of another waiting for a limit that they share.
 */
export function createQueue({ concurrency, advance, stopping, log }: QueueOptions): Queue {
  const known = new Set<string>();
  const lines = new Map<string, QueuedRun[]>();
  const calls = new Map<string, Promise<void>>();
  const used = new Map<string, number>();

  const isFull = ({ key, limit }: Limit) => (used.get(key) ?? 0) >= limit;

  const count = ({ limits }: QueuedRun, change: 1 | -1) => {
    for (const { key } of limits) {
      const now = (used.get(key) ?? 0) + change;
      if (now > 0) used.set(key, now);
      else used.delete(key);
    }
  };

  const enqueue = (run: QueuedRun, dueAt: Date) => {
    const ms = dueAt.getTime() - Date.now();
    if (ms > 0) {
      setTimeout(() => enqueue(run, dueAt), Math.min(ms, MAX_TIMEOUT_MS)).unref();
      return;
    }
    const name = [run.functionId, ...run.limits.map(({ key }) => key)].join();
    const line = lines.get(name);
    if (line) line.push(run);
    else lines.set(name, [run]);
    callNext();
  };

  /** Calls as many runs as the limits allow. A line that got a turn goes to the end of the lines. */
  const callNext = () => {
    for (const [name, line] of lines) {
      if (calls.size >= concurrency || stopping.aborted) return;
      const [first] = line;
      if (!first || first.limits.some(isFull)) continue;
      line.shift();
      lines.delete(name);
      if (line.length > 0) lines.set(name, line);
      count(first, 1);
      calls.set(first.id, call(first));
    }
  };

  const call = async (run: QueuedRun) => {
    const next = await advance(run.id).catch((error) => {
      if (!stopping.aborted) log(`A run could not be continued yet: ${error instanceof Error ? error.stack : error}`);
      return new Date(Date.now() + AFTER_FAULT_MS);
    });
    calls.delete(run.id);
    count(run, -1);
    if (next) enqueue(run, next);
    else known.delete(run.id);
    callNext();
  };

  return {
    add: (run, dueAt = new Date()) => {
      if (known.has(run.id)) return;
      known.add(run.id);
      enqueue(run, dueAt);
    },
    idle: () => Promise.all(calls.values()),
  };
}

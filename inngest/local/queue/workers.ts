import { EventEmitter } from "node:events";
import { Logger, run, type TaskList, type WorkerEvents, type Runner as WorkerPool } from "graphile-worker";
import type { Pool } from "pg";

type WorkerOptions = {
  /** One connection more than the workers need: graphile-worker listens for notifications on it. */
  connections: Pool;
  schema: string;
  workers: number;
  tasks: TaskList;
  log: (line: string) => void;
};

const POLL_MS = 5_000;
const QUIET_MS = 10_000;

/**
 * Starts the workers of graphile-worker. Calls `onFatal` with the id of a worker that gave up, for instance in an
 * outage. A worker also gives up if it could not fetch a job: the server may have locked a job for it although the
 * reply was lost, and graphile-worker would leave that job locked for four hours.
 */
export async function startWorkers(options: WorkerOptions, onFatal: (workerId: string) => void): Promise<WorkerPool> {
  const sayOnce = onceAWhile(options.log);
  const events: WorkerEvents = new EventEmitter();
  events.on("worker:fatalError", ({ worker }) => onFatal(worker.workerId));
  events.on("worker:getJob:error", ({ worker }) => {
    worker.release(true);
    onFatal(worker.workerId);
  });
  const workers = await run({
    pgPool: options.connections,
    schema: options.schema,
    concurrency: options.workers,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    taskList: options.tasks,
    events,
    logger: new Logger(() => (level, message) => {
      if (level === "error") sayOnce(message);
    }),
  });
  workers.promise.catch(() => {});
  return workers;
}

/** Limits how often a line is logged, because in an outage every connection reports the same. */
function onceAWhile(log: (line: string) => void): (line: string) => void {
  const said = new Map<string, number>();
  return (line) => {
    const kind = line.slice(0, 40);
    if (Date.now() - (said.get(kind) ?? 0) < QUIET_MS) return;
    said.set(kind, Date.now());
    log(line);
  };
}

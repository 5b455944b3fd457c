import { EventEmitter } from "node:events";
import {
  type Runner as GraphileRunner,
  Logger,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Queries, Sql } from "./database";
import { patiently } from "./patience";

/** The schema that graphile-worker keeps its jobs in. */
const QUEUE_SCHEMA = "inngest_local_queue";

export type TaskName = "run" | "step" | "timer" | "debounce" | "batch" | "cron" | "timeout";
export type Job = {
  task: TaskName;
  payload: Record<string, string>;
  /** A later job with the same key replaces one that has not begun. */
  key: string;
  runAt?: Date;
  /** Jobs of a lower number go first. */
  priority?: number;
  keepsTime?: boolean;
};

export type Queue = {
  /** Adds a job as part of a transaction. */
  add: (queries: Queries, job: Job) => Promise<unknown>;
  start: (tasks: TaskList) => Promise<void>;
  stop: () => Promise<void>;
};

type QueueOptions = {
  sql: Sql;
  databaseUrl: string;
  workers: number;
  stopping: AbortSignal;
  log: (line: string) => void;
};

const LONGEST_TIMER_MS = 60_000;
const MOST_ATTEMPTS = 32_000;
const QUIET_MS = 10_000;

/** The schema of graphile-worker, brought to its newest version, with the jobs freed that a killed runner had begun. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { sql, databaseUrl, stopping, log } = options;
  await runMigrations({ connectionString: databaseUrl, schema: QUEUE_SCHEMA });
  const [locked] = await sql<{ ids: string[] | null }>`
    select json_agg(distinct locked_by) as ids from inngest_local_queue.jobs where locked_by is not null`;
  await free(sql, locked?.ids ?? []);
  await sql`
    select inngest_local_queue.complete_jobs(array_agg(id)) from inngest_local_queue.jobs
    where attempts >= max_attempts having count(*) > 0`;
  const alarm = createAlarm(sql, stopping);
  const pools = new Set<GraphileRunner>();
  const ended: Promise<unknown>[] = [];

  const start = async (tasks: TaskList) => {
    const own: { pool?: GraphileRunner } = {};
    own.pool = await startWorkers(options, tasks, (workerId) => replaceWorker(tasks, workerId, own.pool));
    pools.add(own.pool);
    alarm.set(Date.now());
  };

  const replaceWorker = (tasks: TaskList, workerId: string, pool: GraphileRunner | undefined) => {
    const isCurrent = pool !== undefined && pools.delete(pool);
    if (isCurrent) ended.push(pool.stop().catch(() => {}));
    patiently(stopping, async () => {
      await free(sql, [workerId]);
      if (isCurrent && !stopping.aborted) await start(tasks);
    }).catch((error) => stopping.aborted || log(`The queue did not start again: ${String(error)}`));
  };

  return {
    add: (queries, job) => {
      if (job.runAt) alarm.set(job.runAt.getTime());
      return addJob(queries, job);
    },
    start,
    stop: async () => {
      alarm.clear();
      await Promise.allSettled([...ended, ...[...pools].map((pool) => pool.stop())]);
    },
  };
}

function addJob(queries: Queries, { task, payload, key, runAt, priority, keepsTime }: Job) {
  return queries`
    select from inngest_local_queue.add_job(
      ${task}::text, ${JSON.stringify(payload)}::text::json, null, ${runAt ?? null}::timestamptz, ${MOST_ATTEMPTS}::int,
      ${key}::text, ${priority ?? 0}::int, null, ${keepsTime ? "preserve_run_at" : "replace"}::text)`;
}

async function startWorkers(
  options: QueueOptions,
  tasks: TaskList,
  onFatal: (workerId: string) => void,
): Promise<GraphileRunner> {
  const sayOnce = onceAWhile(options.log);
  const events: WorkerEvents = new EventEmitter();
  events.on("worker:fatalError", ({ worker }) => onFatal(worker.workerId));
  const workers = await run({
    connectionString: options.databaseUrl,
    schema: QUEUE_SCHEMA,
    concurrency: options.workers,
    maxPoolSize: Math.min(options.workers, 10) + 1,
    pollInterval: 5_000,
    noHandleSignals: true,
    taskList: tasks,
    events,
    logger: new Logger(() => (level, message) => {
      if (level === "error") sayOnce(message);
    }),
  });
  workers.promise.catch(() => {});
  return workers;
}

/** Keeps an outage, of which every connection tells, from filling the log. */
function onceAWhile(log: (line: string) => void): (line: string) => void {
  const said = new Map<string, number>();
  return (line) => {
    const kind = line.slice(0, 40);
    if (Date.now() - (said.get(kind) ?? 0) < QUIET_MS) return;
    said.set(kind, Date.now());
    log(line);
  };
}

function free(sql: Sql, workerIds: string[]) {
  return sql`select inngest_local_queue.force_unlock_workers(
    array(select json_array_elements_text(${JSON.stringify(workerIds)}::text::json)))`;
}

/** Wakes the workers when a job that was put off falls due, since they are only told of new jobs. */
function createAlarm(sql: Sql, stopping: AbortSignal) {
  let dueAt = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const set = (at: number) => {
    if (at >= dueAt || stopping.aborted) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(
      () => ring().catch(() => set(Date.now() + 1_000)),
      Math.min(Math.max(at - Date.now(), 0), LONGEST_TIMER_MS),
    );
  };

  const ring = async () => {
    dueAt = Number.POSITIVE_INFINITY;
    const [jobs] = await sql<{ due: number; next: Date | null }>`
      select count(*) filter (where run_at <= now())::int as due, min(run_at) filter (where run_at > now()) as next
      from inngest_local_queue.jobs where locked_at is null`;
    if (jobs?.due) await sql`select pg_notify('jobs:insert', ${JSON.stringify({ count: jobs.due })})`;
    set(Math.min(jobs?.next?.getTime() ?? Number.POSITIVE_INFINITY, Date.now() + LONGEST_TIMER_MS));
  };

  return { set, clear: () => clearTimeout(timer) };
}

import { sql } from "drizzle-orm";
import { runMigrations, type TaskList, type Runner as WorkerPool } from "graphile-worker";
import type { Connection, Db } from "@/db/client";
import { isOutage } from "@/db/outages";
import { pause } from "../stopping";
import { createAlarm } from "./alarm";
import { openPool } from "./pool";
import { startWorkers } from "./workers";

/** The PostgreSQL schema in which graphile-worker keeps its jobs. */
const QUEUE_SCHEMA = "inngest_local_queue";

export type TaskName = "run" | "step" | "timer" | "cron";
export type Job = {
  task: TaskName;
  payload: Record<string, string>;
  /** If a job with this key has not begun, a later job with the same key replaces it. */
  key: string;
  runAt?: Date;
  /** True if a waiting job with the same key keeps the time for which it was added. */
  keepsTime?: boolean;
};

export type Queue = {
  /** Adds a job; within a transaction if `db` is one. */
  add: (db: Db, job: Job) => Promise<unknown>;
  start: (tasks: TaskList) => Promise<void>;
  stop: () => Promise<void>;
};

type QueueOptions = {
  db: Connection["db"];
  databaseUrl: string;
  workers: number;
  stopping: AbortSignal;
  log: (line: string) => void;
};

const MOST_CONNECTIONS = 10;
const MOST_ATTEMPTS = 32_000;
const AFTER_FAILURE_MS = 500;

/** Opens the queue, brings its schema to the newest version, and frees the jobs that a killed runner had begun. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { db, databaseUrl, workers, stopping, log } = options;
  const connections = openPool(databaseUrl, Math.min(workers, MOST_CONNECTIONS) + 1);
  await runMigrations({ pgPool: connections, schema: QUEUE_SCHEMA });
  await freeAll(db);
  const alarm = createAlarm(db, stopping);
  const pools = new Set<WorkerPool>();
  const ended: Promise<unknown>[] = [];

  const start = async (tasks: TaskList) => {
    const starting: Promise<WorkerPool> = startWorkers(
      { connections, workers, log, schema: QUEUE_SCHEMA, tasks },
      (workerId) => replaceWorker(tasks, workerId, starting).catch(() => {}),
    );
    pools.add(await starting);
    alarm.set(Date.now());
  };

  const replaceWorker = async (tasks: TaskList, workerId: string, starting: Promise<WorkerPool>) => {
    const pool = await starting;
    const isCurrent = pools.delete(pool);
    if (isCurrent) ended.push(pool.stop().catch(() => {}));
    await untilDone(async () => {
      await free(db, [workerId]);
      if (isCurrent && !stopping.aborted) await start(tasks);
    });
  };

  /**
   * Repeats work until it succeeds, because no run continues without workers. Any error leads to another attempt:
   * errors of graphile-worker have no code by which an outage could be recognised.
   */
  const untilDone = async (work: () => Promise<void>) => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        stopping.throwIfAborted();
        if (!isOutage(error)) log(`The queue could not be started again yet: ${String(error)}`);
        await pause(AFTER_FAILURE_MS, stopping);
      }
    }
  };

  return {
    add: (on, job) => {
      if (job.runAt) alarm.set(job.runAt.getTime());
      return addJob(on, job);
    },
    start,
    stop: async () => {
      alarm.clear();
      await Promise.allSettled([...ended, ...[...pools].map((pool) => pool.stop())]);
      connections.end().catch(() => {});
    },
  };
}

function addJob(db: Db, { task, payload, key, runAt, keepsTime }: Job) {
  return db.execute(sql`
    select from inngest_local_queue.add_job(
      ${task}::text, ${JSON.stringify(payload)}::text::json, null, ${runAt?.toISOString() ?? null}::timestamptz,
      ${MOST_ATTEMPTS}::int, ${key}::text, 0, null, ${keepsTime ? "preserve_run_at" : "replace"}::text)`);
}

async function freeAll(db: Db): Promise<void> {
  const locked = await db.execute<{ id: string }>(sql`
    select distinct locked_by as id from inngest_local_queue.jobs where locked_by is not null`);
  await free(
    db,
    locked.map(({ id }) => id),
  );
  await db.execute(sql`
    select inngest_local_queue.complete_jobs(array_agg(id)) from inngest_local_queue.jobs
    where attempts >= max_attempts having count(*) > 0`);
}

function free(db: Db, workerIds: string[]) {
  return db.execute(sql`select inngest_local_queue.force_unlock_workers(
    array(select json_array_elements_text(${JSON.stringify(workerIds)}::text::json)))`);
}

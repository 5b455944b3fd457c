import { setMaxListeners } from "node:events";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import type { Task, TaskList } from "graphile-worker";
import { z } from "zod";
import { connect } from "@/db/client";
import { applyMigrations } from "@/db/migrate";
import { retryInOutage } from "@/db/outages";
import { MEBIBYTE } from "@/lib/mebibyte";
import { watchApps } from "./calls/apps";
import { createHttpClient, type HttpClient } from "./calls/http-client";
import type { Runner, Settings } from "./context";
import { removeOld } from "./db/remove-old";
import { SCHEMA } from "./db/schema";
import { loadFunctions } from "./functions/registry";
import { checkpointApi } from "./http/checkpoint-api";
import { eventApi } from "./http/event-api";
import { healthOf, standingBy } from "./http/health";
import { registerApi } from "./http/register-api";
import { runApi } from "./http/run-api";
import { type Route, serve } from "./http/server";
import { lockRunner } from "./lock";
import { openQueue, type Queue, type TaskName } from "./queue/queue";
import { createSlots } from "./queue/slots";
import { createTurns } from "./queue/turns";
import { advanceRun, advanceStep } from "./runs/advance";
import { fireCron, scheduleCrons } from "./runs/cron";
import { endStep } from "./runs/outcomes";
import { recover } from "./runs/recover";
import { RETRY_PAUSES } from "./runs/retry-moment";
import { StoppedError } from "./stopping";

export type LocalRunnerOptions = {
  databaseUrl: string;
  /** The port on 127.0.0.1; 0 takes a free one. */
  port: number;
  eventKey: string;
  /** Hexadecimal, with or without the prefix `signkey-…-`. */
  signingKey: string;
  /** The address of the app's Inngest handler, such as `http://127.0.0.1:3000/api/inngest`. */
  appUrl: string;
  /** How many calls may be under way at once. */
  concurrency?: number;
  firstRetryMs?: number;
  longestRetryMs?: number;
  callTimeoutMs?: number;
  longestBody?: number;
  /** How many days ended runs are kept, for inspection. */
  keepDays?: number;
  /** Milliseconds in which another runner on the same database may end before this one stands by. */
  lockWaitMs?: number;
  /** Called with the runner's address when the runner begins to stand by until another one ends. */
  onStandBy?: (url: string) => void;
  /** Called when the runner has stopped, because another one has taken the lock during an outage. */
  onLost?: () => void;
  log?: (line: string) => void;
};

export type LocalRunner = { url: string; stop: () => Promise<void> };

const MIGRATIONS = fileURLToPath(new URL("./db/migrations", import.meta.url));
const MOST_CONNECTIONS = 10;
const GRACE_MS = 3_000;
const HOUR_MS = 3_600_000;

/**
 * Starts the server side of the Inngest SDK specification on 127.0.0.1. It stores its state in the schemas
 * `inngest_local` and `inngest_local_queue` of the database, and continues the runs that an earlier runner left, even
 * if that was killed. One runner works on a database; further ones, for instance on other machines, stand by and only
 * reply to health checks.
 */
export async function startLocalRunner(options: LocalRunnerOptions): Promise<LocalRunner> {
  const { databaseUrl, log = writeLine } = options;
  const workers = options.concurrency ?? 20;
  const stop = new AbortController();
  const stopping = stop.signal;
  setMaxListeners(0, stopping);
  const ending: (() => Promise<unknown>)[] = [];

  const shutDown = async () => {
    if (stopping.aborted) return;
    stop.abort(new StoppedError());
    for (const end of ending.splice(0).reverse()) await end().catch((error) => log(`Stopping: ${String(error)}`));
  };

  try {
    const routes = [standingBy()];
    const server = await serve(options.port, routes, log);
    const url = `http://127.0.0.1:${portOf(server)}`;
    ending.push(() => closeServer(server));
    const lock = await lockRunner(databaseUrl, {
      waitMs: options.lockWaitMs ?? 10_000,
      stopping,
      onStandBy: () => options.onStandBy?.(url),
      onLost: () => {
        log("Another local runner now uses the database: this one stops.");
        shutDown().then(options.onLost);
      },
    });
    ending.push(lock.release);
    const { db, close } = connect(databaseUrl, { max: Math.min(workers, MOST_CONNECTIONS) });
    ending.push(close);
    await applyMigrations(db, MIGRATIONS, SCHEMA);
    const http = createHttpClient();
    const { appUrl, signingKey } = options;
    const apps = watchApps({ appUrl, signingKey, http, stopping, log });
    ending.push(apps.close);
    const queue = await openQueue({ db, databaseUrl, workers, stopping, log });
    const functions = await loadFunctions(db);
    const slots = createSlots();
    const settings = settingsOf(options);
    const turns = createTurns();
    const runner = { settings, db, functions, apps, queue, slots, turns, calls: new Map(), http, stopping, log };
    ending.push(() => stopWorking(queue, http));
    // Accept no more events or reports while the running work ends.
    ending.push(() => closeServer(server));
    routes.splice(0, routes.length, ...routesOf(runner));
    await recover(runner);
    await scheduleCrons(runner);
    await queue.start(tasksOf(runner));
    apps.start();
    const cleaning = setInterval(() => removeOld(db, options.keepDays ?? 7).catch(() => {}), HOUR_MS);
    ending.push(async () => clearInterval(cleaning));
    return { url, stop: shutDown };
  } catch (error) {
    await shutDown();
    throw error;
  }
}

function settingsOf(options: LocalRunnerOptions): Settings {
  return {
    eventKey: options.eventKey,
    signingKey: options.signingKey,
    firstRetryMs: options.firstRetryMs ?? RETRY_PAUSES.firstRetryMs,
    longestRetryMs: options.longestRetryMs ?? RETRY_PAUSES.longestRetryMs,
    callTimeoutMs: options.callTimeoutMs ?? 2 * HOUR_MS,
    longestBody: options.longestBody ?? 4 * MEBIBYTE,
  };
}

function routesOf(runner: Runner): Route[] {
  return [eventApi(runner), registerApi(runner), checkpointApi(runner), ...runApi(runner), healthOf(runner.db)];
}

function tasksOf(runner: Runner): TaskList {
  const tasks: Record<TaskName, (payload: Record<string, string>) => Promise<void>> = {
    run: ({ run = "" }) => advanceRun(runner, run),
    step: ({ run = "", step = "" }) => advanceStep(runner, run, step),
    timer: ({ run = "", step = "" }) => endStep(runner, run, step, "null"),
    cron: ({ function: id = "", cron = "", at = "" }) => fireCron(runner, id, cron, at),
  };
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, quietly(runner, task)]));
}

/** Ignores the error with which a task fails because the runner is being stopped; the next start continues the work. */
function quietly(runner: Runner, task: (payload: Record<string, string>) => Promise<void>): Task {
  return async (payload) => {
    try {
      await retryInOutage(runner.stopping, () => task(z.record(z.string(), z.string()).parse(payload)));
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
    }
  };
}

/** Gives running calls a few seconds to end. */
async function stopWorking(queue: Queue, http: HttpClient): Promise<void> {
  const grace = setTimeout(http.close, GRACE_MS);
  await queue.stop();
  clearTimeout(grace);
  http.close();
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return address && typeof address === "object" ? address.port : 0;
}

function writeLine(line: string): void {
  process.stderr.write(`${line}\n`);
}

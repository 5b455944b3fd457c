import { setMaxListeners } from "node:events";
import type { Server } from "node:http";
import type { Task, TaskList } from "graphile-worker";
import { z } from "zod";
import { watchApps } from "./apps";
import { fireBatch } from "./batch";
import { timeOut } from "./cancel";
import { checkpointApi, type OpenCalls } from "./checkpoints";
import { clean } from "./cleaning";
import type { Runner, Settings } from "./context";
import { fireCron, scheduleCrons } from "./cron";
import { connect } from "./database";
import { fireDebounce } from "./debounce";
import { eventApi } from "./event-api";
import { advanceRun, advanceStep } from "./execute";
import { loadFunctions } from "./functions";
import { createHttpClient, type HttpClient } from "./http-client";
import { lockRunner } from "./lock";
import { pageRoutes } from "./page";
import { patiently, StoppedError } from "./patience";
import { openQueue, type Queue, type TaskName } from "./queue";
import { recover } from "./recovery";
import { runApi } from "./run-api";
import { migrateState } from "./schema";
import { type Route, serve } from "./server";
import { createSlots } from "./slots";
import { registerApi } from "./sync";
import { fireTimer } from "./timers";
import { createTurns } from "./turns";

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
  /** How many days ended runs are kept to look at. */
  keepDays?: number;
  /** How long to wait for another runner on the same database to end. */
  lockWaitMs?: number;
  log?: (line: string) => void;
};

export type LocalRunner = { url: string; stop: () => Promise<void> };

const GRACE_MS = 3_000;
const HOUR_MS = 3_600_000;

/**
 * Starts the server side of the Inngest SDK specification on 127.0.0.1, with its state in the schemas `inngest_local`
 * and `inngest_local_queue` of the database, and goes on with the runs that an earlier runner left, however it ended.
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
    stop.abort();
    for (const end of ending.splice(0).reverse()) await end().catch((error) => log(`Stopping: ${String(error)}`));
  };

  try {
    const lock = await lockRunner(databaseUrl, options.lockWaitMs ?? 10_000, () => {
      log("Another local runner has taken the database: this one stops.");
      shutDown();
    });
    ending.push(lock.release);
    const sql = connect(databaseUrl, { max: Math.min(workers, 10), searchPath: "inngest_local" });
    ending.push(sql.end);
    await migrateState(sql);
    const http = createHttpClient();
    const { appUrl, signingKey } = options;
    const apps = watchApps({ appUrl, signingKey, http, stopping, log });
    ending.push(apps.close);
    const queue = await openQueue({ sql, databaseUrl, workers, stopping, log });
    const functions = await loadFunctions(sql);
    const slots = createSlots();
    const settings = settingsOf(options);
    const calls: OpenCalls = new Map();
    const runner = { settings, sql, functions, apps, queue, slots, turns: createTurns(), calls, http, stopping, log };
    ending.push(() => stopWorking(queue, http));
    const server = await serve(options.port, routesOf(runner), log);
    ending.push(() => closeServer(server));
    await recover(runner);
    await scheduleCrons(runner);
    await queue.start(tasksOf(runner));
    apps.start();
    const cleaning = setInterval(() => clean(sql, options.keepDays ?? 7).catch(() => {}), HOUR_MS);
    ending.push(async () => clearInterval(cleaning));
    return { url: `http://127.0.0.1:${portOf(server)}`, stop: shutDown };
  } catch (error) {
    await shutDown();
    throw error;
  }
}

function settingsOf(options: LocalRunnerOptions): Settings {
  return {
    eventKey: options.eventKey,
    signingKey: options.signingKey,
    firstRetryMs: options.firstRetryMs ?? 5_000,
    longestRetryMs: options.longestRetryMs ?? 600_000,
    callTimeoutMs: options.callTimeoutMs ?? 2 * HOUR_MS,
    longestBody: options.longestBody ?? 4 * 1024 * 1024,
  };
}

function routesOf(runner: Runner): Route[] {
  const health: Route = {
    method: "GET",
    path: /^\/health$/,
    handle: async () => {
      await runner.sql`select 1`;
      return { status: 200, body: { status: 200, message: "OK" } };
    },
  };
  return [
    eventApi(runner),
    registerApi(runner),
    checkpointApi(runner),
    ...runApi(runner),
    health,
    ...pageRoutes(runner),
  ];
}

function tasksOf(runner: Runner): TaskList {
  const tasks: Record<TaskName, (payload: Record<string, string>) => Promise<void>> = {
    run: ({ run = "" }) => advanceRun(runner, run),
    step: ({ run = "", step = "" }) => advanceStep(runner, run, step),
    timer: ({ run = "", step = "", result = "null" }) => fireTimer(runner, run, step, result),
    debounce: ({ key = "" }) => fireDebounce(runner, key),
    batch: ({ key = "" }) => fireBatch(runner, key),
    cron: ({ function: id = "", cron = "", at = "" }) => fireCron(runner, id, cron, at),
    timeout: ({ run = "", phase = "" }) => timeOut(runner, run, phase),
  };
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, quietly(runner, task)]));
}

/** A task that ends without a word when the runner is stopped: the next start finds what it left. */
function quietly(runner: Runner, task: (payload: Record<string, string>) => Promise<void>): Task {
  return async (payload) => {
    try {
      await patiently(runner.stopping, () => task(z.record(z.string(), z.string()).parse(payload)));
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
    }
  };
}

/** Lets calls that are under way end, for a while. */
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

import { setMaxListeners } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { connect } from "@/db/client";
import { applyMigrations } from "@/db/migrate";
import { advance } from "./advance";
import { connectApp } from "./app";
import type { Runner } from "./context";
import { schedule } from "./cron";
import { acceptEvents } from "./event-api";
import { createHttpClient } from "./http-client";
import { lockRunner } from "./lock";
import { createQueue } from "./queue";
import { queueOpenRuns, removeOld } from "./runs";
import { SCHEMA } from "./schema";
import { type Handle, health, STANDING_BY, serve } from "./server";

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
  /** Milliseconds in which another runner on the same database may end before this one stands by. */
  lockWaitMs?: number;
  /** Called with the runner's address when the runner begins to stand by until another one ends. */
  onStandBy?: (url: string) => void;
  /** Called when the runner has stopped, because another one has taken the lock during an outage. */
  onLost?: () => void;
  log?: (line: string) => void;
};

export type LocalRunner = { url: string; stop: () => Promise<void> };

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
const MAX_CONNECTIONS = 10;
const GRACE_MS = 3_000;
const HOUR_MS = 3_600_000;

/**
 * Starts the server side of the Inngest SDK specification on 127.0.0.1. It stores its state in the schema
 * `inngest_local` of the database, and continues the runs that an earlier runner left, even if that was killed. One
 * runner works on a database; further ones, for instance on other machines, stand by and only reply to health checks.
 */
export async function startLocalRunner(options: LocalRunnerOptions): Promise<LocalRunner> {
  const { databaseUrl, eventKey, signingKey, concurrency = 20, log = writeLine } = options;
  const stop = new AbortController();
  const stopping = stop.signal;
  setMaxListeners(0, stopping);
  const ending: (() => unknown)[] = [];
  const shutDown = async () => {
    if (stopping.aborted) return;
    stop.abort();
    for (const end of ending.splice(0).reverse()) {
      try {
        await end();
      } catch (error) {
        log(`Stopping: ${String(error)}`);
      }
    }
  };

  try {
    let handle: Handle = (request) => health(request, async () => STANDING_BY);
    const server = await serve(options.port, (request) => handle(request), log);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
    const { db, close } = connect(databaseUrl, { max: Math.min(concurrency, MAX_CONNECTIONS) });
    ending.push(close);
    await applyMigrations(db, MIGRATIONS, SCHEMA);

    const http = createHttpClient();
    ending.push(http.close);
    let stopCrons = () => {};
    ending.push(() => stopCrons());
    const runner: Runner = {
      db,
      app: connectApp({
        url: options.appUrl,
        signingKey,
        http,
        stopping,
        onSync: (functions) => {
          stopCrons();
          stopCrons = schedule(runner, functions.values());
        },
        log,
      }),
      queue: createQueue({ concurrency, advance: (id) => advance(runner, id), stopping, log }),
      firstRetryMs: options.firstRetryMs,
      stopping,
      log,
    };
    ending.push(() => Promise.race([runner.queue.idle(), pause(GRACE_MS, undefined, { ref: false })]));
    handle = async (request) => {
      if (request.method === "POST" && request.path.startsWith("/e/")) return acceptEvents(runner, eventKey, request);
      return health(request, () => db.execute(sql`select 1`).then(() => "OK"));
    };
    continueRuns(runner).catch((error) => {
      if (!stopping.aborted) throw error;
    });
    const cleaning = setInterval(() => removeOld(db).catch(() => {}), HOUR_MS);
    ending.push(() => clearInterval(cleaning));
    return { url, stop: shutDown };
  } catch (error) {
    await shutDown();
    throw error;
  }
}

async function continueRuns(runner: Runner): Promise<void> {
  await runner.app.sync();
  await queueOpenRuns(runner);
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function writeLine(line: string): void {
  process.stderr.write(`${line}\n`);
}

import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { asc, eq } from "drizzle-orm";
import type { Inngest as Client, InngestFunction } from "inngest";
import { afterAll, afterEach, inject } from "vitest";
import { type Connection, connect } from "@/db/client";
import { freePort } from "@/db/free-port";
import { type LocalRunner, type LocalRunnerOptions, startLocalRunner } from "@/inngest/local/runner";
import { runs as runsTable } from "@/inngest/local/schema";
import { createClient, startApp } from "./sdk-app";

export type TestDatabase = { db: Connection["db"]; url: string };
export type FunctionsOf = (client: Client) => InngestFunction.Any[];
export type RunLine = { id: string; functionId: string; status: string; output: unknown };

const EVENT_KEY = "test-event-key";
const SIGNING_KEY = `signkey-test-${randomBytes(32).toString("hex")}`;

/** Creates an empty database for the test file, dropped at its end. */
export async function createDatabase(): Promise<TestDatabase> {
  const admin = connect(inject("databaseServer"), { max: 1 });
  const name = `runner_${randomBytes(6).toString("hex")}`;
  await admin.db.execute(`create database ${name}`);
  const url = inject("databaseServer").replace(/postgres$/, name);
  const { db, close } = connect(url, { max: 3 });
  afterAll(async () => {
    await close();
    await admin.db.execute(`drop database if exists ${name} with (force)`);
    await admin.close();
  });
  return { db, url };
}

/** The configuration of an app and of the runner that drives it. */
export async function createConfiguration(databaseUrl: string): Promise<LocalRunnerOptions & { appPort: number }> {
  const appPort = await freePort();
  return {
    databaseUrl,
    port: await freePort(),
    eventKey: EVENT_KEY,
    signingKey: SIGNING_KEY,
    appPort,
    appUrl: `http://127.0.0.1:${appPort}/api/inngest`,
    firstRetryMs: 20,
    log: () => {},
  };
}

export type Bench = {
  client: Client;
  app: Server;
  runner: LocalRunner;
  /** Stops the runner, runs `between`, and starts the runner again. */
  restart: (between?: () => Promise<void>) => Promise<void>;
  configuration: Awaited<ReturnType<typeof createConfiguration>>;
  /** The runs of a function, oldest first. */
  runs: (functionId?: string) => Promise<RunLine[]>;
  /** Waits until this many runs of a function have ended, and returns them. */
  ended: (functionId: string, count?: number) => Promise<RunLine[]>;
};

/** Starts an app with these functions and a runner that drives it; both are stopped after the test. */
export async function drive(
  { db, url }: TestDatabase,
  functionsOf: FunctionsOf,
  options: Partial<LocalRunnerOptions> = {},
): Promise<Bench> {
  const configuration = { ...(await createConfiguration(url)), ...options };
  const client = createClient(configuration);
  const app = await startApp(client, functionsOf(client), configuration.appPort);
  let runner = await startLocalRunner(configuration);
  const restart = async (between = async () => {}) => {
    await runner.stop();
    await between();
    runner = await startLocalRunner(configuration);
  };
  cleanups.push(async () => {
    await runner.stop();
    app.closeAllConnections();
    app.close();
    await db.execute("drop schema if exists inngest_local cascade");
  });
  return { client, app, runner, restart, configuration, ...lookAt(db) };
}

/** Reads the runs that a runner keeps in the database. */
export function lookAt(db: Connection["db"]): Pick<Bench, "runs" | "ended"> {
  const runs = async (functionId?: string) => {
    const { id, status, output } = runsTable;
    const rows = await db
      .select({ id, functionId: runsTable.functionId, status, output })
      .from(runsTable)
      .where(functionId === undefined ? undefined : eq(runsTable.functionId, functionId))
      .orderBy(asc(runsTable.queuedAt));
    return rows.map((row) => ({ ...row, output: row.output === null ? undefined : JSON.parse(row.output) }));
  };
  const ended = async (functionId: string, count = 1) => {
    const isOver = (line: RunLine) => line.status !== "open";
    await until(async () => (await runs(functionId)).filter(isOver).length >= count);
    return (await runs(functionId)).filter(isOver);
  };
  return { runs, ended };
}

/** Waits until the condition holds; throws after a while. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It was not so within ${withinMs} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

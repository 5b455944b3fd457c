import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { type Connection, connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { freePort } from "@/db/free-port";
import { startFreezingRelay } from "@/test/freezing-relay";
import { createConfiguration, createDatabase, lookAt, until } from "@/test/local-runner/drive";
import { createClient } from "@/test/local-runner/sdk-app";

const RUNS = 12;
/**
 * Milliseconds in which several queries, one after another, notice that their connections are lost. Each needs 10 to 30
 * s.
 */
const LONGEST_SILENCE = 180_000;
const PATHS = { process: "./process.ts", "counting-app": "../../test/local-runner/counting-app.ts" };
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

it("survives the runner being killed at any moment", { timeout: 90_000 }, async () => {
  const stage = await startStage();
  await stage.start("counting-app");
  let runner = await stage.start("process");
  await stage.send();
  for (let kills = 0; kills < 3; kills++) {
    await someTime(150, 900);
    runner.kill("SIGKILL");
    runner = await stage.start("process");
  }
  await stage.expectAllDone(3);
});

it("survives both being killed at once", { timeout: 90_000 }, async () => {
  const stage = await startStage();
  const app = await stage.start("counting-app");
  const runner = await stage.start("process");
  await stage.send();
  await someTime(150, 1_500);
  for (const child of [app, runner]) child.kill("SIGKILL");
  await Promise.all([stage.start("process"), stage.start("counting-app")]);
  await stage.expectAllDone(1);
});

it("survives the app being killed at any moment", { timeout: 90_000 }, async () => {
  const stage = await startStage();
  let app = await stage.start("counting-app");
  await stage.start("process");
  await stage.send();
  for (let kills = 0; kills < 3; kills++) {
    await someTime(150, 900);
    app.kill("SIGKILL");
    await someTime(0, 300);
    app = await stage.start("counting-app");
  }
  await stage.expectAllDone(3);
});

it("pauses while PostgreSQL is away and goes on", { timeout: 90_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), "runner-outage-"));
  const cluster = { directory, port: await freePort(), password: "test", flags: ["-c", "fsync=off"] };
  let server = await startEmbedded(cluster);
  const { db, close } = connect(server.url, { max: 2 });
  try {
    const stage = await createStage(db, server.url);
    await stage.start("counting-app");
    const runner = await stage.start("process");
    await stage.send();
    for (let cuts = 0; cuts < 4; cuts++) {
      await someTime(100, 300);
      await db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user`);
    }
    await server.stop();
    await someTime(3_000, 3_000);
    server = await startEmbedded(cluster);
    await stage.expectAllDone(6);
    expect(runner.exitCode).toBeNull();
  } finally {
    await close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

it("goes on when the network has dropped its connections to PostgreSQL without a word", {
  timeout: 240_000,
}, async () => {
  const { db, url } = await createDatabase();
  const relay = await startFreezingRelay(url);
  try {
    const stage = await createStage(db, url, relay.url);
    await stage.start("counting-app");
    const runner = await stage.start("process");
    await stage.send();
    await someTime(0, 100);
    relay.loseReplies();
    await someTime(500, 1_000);
    relay.freeze();
    await someTime(16_000, 17_000);
    relay.thaw();
    await stage.expectAllDone(1, LONGEST_SILENCE);
    expect(runner.exitCode).toBeNull();
  } finally {
    relay.close();
  }
});

async function startStage() {
  const { db, url } = await createDatabase();
  return await createStage(db, url);
}

/** `runnerUrl` is the database's address for the runner; all other processes use `databaseUrl`. */
async function createStage(db: Connection["db"], databaseUrl: string, runnerUrl = databaseUrl) {
  const { log: _, ...configuration } = await createConfiguration(databaseUrl);
  await db.execute(
    "create table effects (run_id uuid not null, step text not null, at timestamptz not null default now())",
  );
  const client = createClient(configuration);
  return {
    start: (name: keyof typeof PATHS) =>
      startChild(name, { ...configuration, databaseUrl: name === "process" ? runnerUrl : databaseUrl }),
    send: async () => {
      await client.send(Array.from({ length: RUNS }, () => ({ name: "t/count" })));
    },
    /**
     * Checks that all runs are done, that no step ran after its result was stored, and that only steps that a kill
     * interrupted ran twice.
     */
    expectAllDone: async (kills: number, withinMs = 60_000) => {
      const { runs } = lookAt(db);
      const statuses = async () => (await runs().catch(() => [])).map(({ status }) => status);
      await until(async () => (await statuses()).filter((status) => status !== "open").length === RUNS, withinMs);
      expect(await statuses()).toEqual(Array.from({ length: RUNS }, () => "completed"));
      const outputs = new Set((await runs()).map(({ output }) => output));
      expect([...outputs]).toEqual(["one two three four five six last"]);
      const [count] = await db.execute<{ effects: number; distinct: number; late: number }>(sql`
        select count(*)::int as effects, count(distinct (effects.run_id, step))::int as distinct,
          count(*) filter (where effects.at > steps.ended_at)::int as late
        from effects join inngest_local.steps on steps.run_id = effects.run_id and steps.name = effects.step`);
      expect(count).toMatchObject({ distinct: RUNS * 7, late: 0 });
      expect(count?.effects).toBeLessThanOrEqual(RUNS * 7 + kills * RUNS);
    },
  };
}

async function startChild(name: keyof typeof PATHS, options: object): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(PATHS[name], import.meta.url)), { execArgv: ["--import", "tsx"] });
  children.push(child);
  child.send(options);
  await new Promise((resolve, reject) => {
    child.once("message", (answer) => ("fault" in Object(answer) ? reject(answer) : resolve(answer)));
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}.`)));
  });
  return child;
}

function someTime(min: number, max: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, min + Math.random() * (max - min)));
}

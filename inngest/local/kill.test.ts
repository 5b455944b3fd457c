import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { startEmbedded } from "@/db/embedded";
import { freePort } from "@/db/free-port";
import { connect, type Sql } from "./database";
import { createConfiguration, createDatabase, lookAt, until } from "./fixture";
import { createClient } from "./sdk-app";

const RUNS = 12;
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
  const sql = connect(server.url, { max: 2 });
  try {
    const stage = await createStage(sql, server.url);
    await stage.start("counting-app");
    const runner = await stage.start("process");
    await stage.send();
    for (let cuts = 0; cuts < 4; cuts++) {
      await someTime(100, 300);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null`;
    }
    await server.stop();
    await someTime(3_000, 3_000);
    server = await startEmbedded(cluster);
    await stage.expectAllDone(6);
    expect(runner.exitCode).toBeNull();
  } finally {
    await sql.end();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

async function startStage() {
  const sql = await createDatabase();
  return await createStage(sql, sql.url);
}

async function createStage(sql: Sql, databaseUrl: string) {
  const { log: _, ...configuration } = await createConfiguration(databaseUrl);
  await sql`create table effects (run_id uuid not null, step text not null, at timestamptz not null default now())`;
  const client = createClient(configuration);
  return {
    start: (name: "process" | "counting-app") => startChild(name, configuration),
    send: async () => {
      await until(async () => (await fetch(configuration.appUrl, { method: "PUT" })).ok);
      await client.send(Array.from({ length: RUNS }, () => ({ name: "t/count" })));
    },
    /** Every run is done, no step ran after its result was kept, and only what was under way at a kill ran twice. */
    expectAllDone: async (kills: number) => {
      const { runs } = lookAt(sql);
      const statuses = async () => (await runs().catch(() => [])).map(({ status }) => status);
      await until(
        async () => (await statuses()).filter((status) => !["queued", "running"].includes(status)).length === RUNS,
        60_000,
      );
      expect(await statuses()).toEqual(Array.from({ length: RUNS }, () => "completed"));
      const outputs = new Set((await runs()).map(({ output }) => output));
      expect([...outputs]).toEqual(["one two three left middle right last"]);
      const [count] = await sql<{ effects: number; distinct: number; late: number }>`
        select count(*)::int as effects, count(distinct (effects.run_id, step))::int as distinct,
          count(*) filter (where effects.at > steps.ended_at)::int as late
        from effects join inngest_local.steps on steps.run_id = effects.run_id and steps.name = effects.step`;
      expect(count).toMatchObject({ distinct: RUNS * 7, late: 0 });
      expect(count?.effects).toBeLessThanOrEqual(RUNS * 7 + kills * RUNS * 3);
    },
  };
}

async function startChild(name: string, options: object): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { execArgv: ["--import", "tsx"] });
  children.push(child);
  child.send(options);
  await new Promise((resolve, reject) => {
    child.once("message", (answer) => ("fault" in Object(answer) ? reject(answer) : resolve(answer)));
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}.`)));
  });
  return child;
}

function someTime(least: number, most: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
}

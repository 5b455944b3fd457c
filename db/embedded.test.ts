import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "./client";
import { startEmbedded } from "./embedded";
import { migrate } from "./migrate";

describe("the embedded PostgreSQL", () => {
  let folder: string;
  const directory = () => join(folder, "postgres");
  const start = () => startEmbedded({ directory: directory(), password: "p@ss/word" });
  const ask = async (url: string, query: string) => {
    const { db, close } = connect(url, { max: 1 });
    return (await db.execute(query).finally(close))[0];
  };
  const postmaster = async () => Number((await readFile(join(directory(), "postmaster.pid"), "utf8")).split("\n")[0]);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "embedded-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("initialises new data, in a folder that only its owner may enter, and keeps it", async () => {
    const first = await start();
    await ask(first.url, "create table kept as select 7 as number");
    await first.stop();
    await first.exited;
    const second = await start();
    expect(await ask(second.url, "select number, current_setting('server_encoding') as encoding from kept")).toEqual({
      number: 7,
      encoding: "UTF8",
    });
    await second.stop();
  });

  it("serves a role that owns its tables and may do nothing else, also on data of the superuser's", async () => {
    const first = await start();
    const made = [
      "create extension if not exists pg_trgm",
      "create schema odd",
      "create type odd.\"Mood\" as enum ('good')",
      'create table odd."Answers" (id serial primary key, number integer generated always as identity, mood odd."Mood")',
      "create sequence odd.free",
      "create view odd.seen as select 1 as one",
      "create function odd.sum(integer, text) returns integer language sql return 1",
      "create type odd.pair as (one integer, other text)",
    ];
    for (const statement of made) await ask(first.adminUrl, statement);
    await ask(first.adminUrl, "alter database postgres owner to postgres");
    await first.stop();
    await first.exited;
    const server = await start();
    const role = "select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user";
    expect(Object.values((await ask(server.url, role)) ?? {})).toEqual([false, false, false, false]);
    await ask(server.url, 'alter table odd."Answers" add column text text');
    await ask(server.url, "alter type odd.\"Mood\" add value 'bad'");
    await ask(server.url, "drop schema odd cascade");
    await ask(server.url, "create extension btree_gin");
    await migrate(server.url);
    await expect(ask(server.url, "alter system set log_statement = 'all'")).rejects.toThrow();
    await expect(ask(server.url, "copy (select 1) to program 'true'")).rejects.toThrow();
    await expect(ask(server.url.replace("coding:", "postgres:"), "select 1")).rejects.toThrow();
    await server.stop();
  });

  it("gives the statements of all connections no more parallel workers than there are other cores", async () => {
    const server = await start();
    const found = await ask(server.url, "select current_setting('max_parallel_workers')::integer as workers");
    expect(found?.workers).toBeLessThan(availableParallelism());
    await server.stop();
  });

  it("takes over a server that nobody stopped", async () => {
    const first = await start();
    const pid = await postmaster();
    const second = await start();
    expect([second.port, await postmaster()]).toEqual([first.port, pid]);
    await second.stop();
    await first.exited;
    expect(() => process.kill(pid, 0)).toThrow();
  });

  it("recovers after its server was killed", async () => {
    const first = await start();
    await ask(first.url, "create table recovered as select 8 as number");
    process.kill(await postmaster(), "SIGKILL");
    await first.exited;
    const second = await start();
    expect(await ask(second.url, "select number from recovered")).toEqual({ number: 8 });
    await second.stop();
  });

  it("is not misled by a lock file whose number another process has now", async () => {
    const bystander = spawn("sleep", ["60"]);
    const lines = [bystander.pid, directory(), "1", "1", "", "127.0.0.1", "", "ready   ", ""];
    await writeFile(join(directory(), "postmaster.pid"), lines.join("\n"));
    const server = await start();
    expect(bystander.exitCode).toBeNull();
    await server.stop();
    bystander.kill();
    await once(bystander, "exit");
  });

  it("says in one sentence that its data is damaged", async () => {
    await writeFile(join(directory(), "global", "pg_control"), "damaged");
    await expect(start()).rejects.toThrow(/^The embedded PostgreSQL did not start\. .*pg_control/);
  });

  it("begins again where initialising was interrupted", async () => {
    await rm(directory(), { recursive: true });
    await mkdir(`${directory()}.new`);
    await writeFile(join(`${directory()}.new`, "PG_VERSION"), "18\n");
    const server = await start();
    expect(await ask(server.url, "select 1 as one")).toEqual({ one: 1 });
    await server.stop();
  });
});

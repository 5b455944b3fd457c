import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { freePort } from "@/db/free-port";
import { migrate } from "@/db/migrate";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: string;
  }
}

const WITHOUT_DURABILITY = [
  "-c",
  "fsync=off",
  "-c",
  "synchronous_commit=off",
  "-c",
  "full_page_writes=off",
  "-c",
  "max_connections=200",
];

/**
 * One PostgreSQL for the whole test run, with a migrated template that each test file's database is copied from. Tests
 * use it as the service does, except that its role may create databases.
 */
export default async function embeddedDatabase(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), "coding-test-"));
  const server = await startEmbedded({
    directory,
    port: await freePort(),
    password: "test",
    flags: WITHOUT_DURABILITY,
  });
  const superuser = connect(server.adminUrl, { max: 1 });
  await superuser.db.execute("alter role coding createdb");
  await superuser.close();
  const admin = connect(server.url, { max: 1 });
  await admin.db.execute("create database template");
  await migrate(server.url.replace(/postgres$/, "template"));
  await admin.close();
  project.provide("databaseServer", server.url);
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

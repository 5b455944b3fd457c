import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
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

/** One PostgreSQL for the whole test run, with a migrated template from which every test file gets its own copy. */
export default async function embeddedDatabase(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), "coding-test-"));
  const server = await startEmbedded({
    directory,
    port: await freePort(),
    password: "test",
    flags: WITHOUT_DURABILITY,
  });
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

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

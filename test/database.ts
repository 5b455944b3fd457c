import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, inject } from "vitest";
import { connect } from "@/db/client";
import { closeDb, db } from "@/lib/runtime/db";

/** Gives the test file a migrated database of its own, which `lib/runtime/db` uses too. */
export function useDatabase() {
  const server = connect(inject("databaseServer"), { max: 1 });
  const name = new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);
  beforeAll(() => server.db.execute(`create database ${name} template template`));
  afterAll(async () => {
    await closeDb();
    await untilUnused();
    await server.db.execute(`drop database ${name}`).catch(() => {});
    await server.close();
  });
  /**
   * A closed pool takes a moment to close its connections. A database that is still in use then, for instance by
   * autovacuum, stays until the server of the run is stopped.
   */
  async function untilUnused(): Promise<void> {
    const isUsed = sql`select 1 from pg_stat_activity where datname = ${name}`;
    for (let tries = 0; tries < 20 && (await server.db.execute(isUsed)).length > 0; tries++) await setTimeout(50);
  }
  return db;
}

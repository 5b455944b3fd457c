import { afterAll, beforeAll, inject } from "vitest";
import { connect } from "@/db/client";
import { closeDb, db } from "@/lib/db";

/** Gives the test file a migrated database of its own for its duration; the same one that `lib/db` uses. */
export function useDatabase() {
  const server = connect(inject("databaseServer"), { max: 1 });
  const name = new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);
  beforeAll(() => server.db.execute(`create database ${name} template template`));
  afterAll(async () => {
    await closeDb();
    await server.db.execute(`drop database ${name} with (force)`);
    await server.close();
  });
  return db;
}

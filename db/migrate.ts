import { fileURLToPath } from "node:url";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import { connect } from "./client";
import { LOCKS } from "./locks";

/** Brings the database at `url` to the newest schema; safe to run twice and from several processes at once. */
export async function migrate(url: string, folder = fileURLToPath(new URL("./migrations", import.meta.url))) {
  const { db, close } = connect(url, { max: 1 });
  try {
    await db.execute(`select pg_advisory_lock(${LOCKS.migrate})`);
    await runMigrations(db, { migrationsFolder: folder });
  } finally {
    await close();
  }
}

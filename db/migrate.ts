import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import { type Connection, connect } from "./client";
import { LOCKS } from "./locks";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** Brings the database at `url` to the newest schema. May be run twice, and by several processes at once. */
export async function migrate(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 2, patient: true });
  try {
    await db.transaction(async (tx) => {
      await tx.execute("set local lock_timeout = 0");
      await tx.execute("set local idle_in_transaction_session_timeout = 0");
      await tx.execute(`select pg_advisory_xact_lock(${LOCKS.migrate})`);
      await applyMigrations(db, FOLDER);
    });
  } finally {
    await close();
  }
}

/**
 * Applies those migrations of a folder that have not been applied yet. drizzle keeps the list of applied migrations in
 * the schema `schema`.
 */
export async function applyMigrations(db: Connection["db"], folder: string, schema = "drizzle"): Promise<void> {
  await refuseUnknownMigrations(db, folder, schema);
  await runMigrations(db, { migrationsFolder: folder, migrationsSchema: schema });
}

async function refuseUnknownMigrations(db: Connection["db"], folder: string, schema: string): Promise<void> {
  const [list] = await db.execute(sql`select to_regclass(${`${schema}.__drizzle_migrations`}) as name`);
  if (!list?.name) return;
  const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis));
  const applied = await db.execute(sql`select created_at from ${sql.identifier(schema)}.__drizzle_migrations`);
  if (applied.every((row) => known.has(Number(row.created_at)))) return;
  throw new Error(
    "The database was made by another version of this service, and its tables can't be brought to this one. Start with a new, empty one: set DATA_DIR to another folder, or DATABASE_URL to an empty database",
  );
}

import { connect } from "@/db/client";
import { oncePerProcess } from "@/db/per-process.mjs";
import { env } from "./env";

/** Drizzle tells its classes by symbols, not with `instanceof`, so that all copies of this module can use one pool. */
const connection = oncePerProcess("database", () =>
  connect(env.DATABASE_URL ?? "postgres://127.0.0.1/unconfigured", { max: env.DATABASE_POOL }),
);

/**
 * The database of this process. Domain functions take it as an argument; only entry points (routes, pages, commands)
 * import it.
 */
export const db = connection.db;
export const closeDb = connection.close;

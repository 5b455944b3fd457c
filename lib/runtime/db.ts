import { connect } from "@/db/client";
import { oncePerProcess } from "@/db/per-process.mjs";
import { env } from "./env";

/** All copies of this module can share one pool, because Drizzle recognises its classes by symbol, not `instanceof`. */
const connection = oncePerProcess("database", () =>
  connect(env.DATABASE_URL ?? "postgres://127.0.0.1/unconfigured", { max: env.DATABASE_POOL }),
);

/**
 * The database of this process. Domain functions take it as an argument; only entry points (routes, pages, commands)
 * import it.
 */
export const db = connection.db;
export const closeDb = connection.close;

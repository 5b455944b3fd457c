import { setTimeout as pause } from "node:timers/promises";
import { type Connection, connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { serviceUrl } from "@/db/embedded-role";
import { migrate } from "@/db/migrate";
import { isPooled } from "@/db/pooled-address";
import { examineAddress, limitRole } from "@/db/pooler";
import type { Env } from "@/lib/runtime/env";
import { DataFolder, StartError } from "./data-folder";
import { currentHolder, holdDataFolder } from "./lock";
import { readRuntime } from "./runtime";
import { ensureSecrets, readSecrets } from "./secrets";

/** Milliseconds to wait for a service that is starting or stopping: longer than a build and a start take. */
const TIMEOUT = 180_000;
const LOOK_EVERY = 200;

/** The kind of database, as `doctor` prints it. */
export type DatabaseKind = "external" | "embedded, running" | "embedded, started for this call";

/**
 * Opens a database for one command, whether or not the service runs: that of DATABASE_URL, else that of the running
 * service, else the embedded one, which is started for this call and stopped by `close`. Waits for a service that is
 * starting or stopping.
 */
export async function openDatabase(
  env: Env,
): Promise<Connection & { kind: DatabaseKind; addresses?: DatabaseAddresses }> {
  if (env.DATABASE_URL) {
    const addresses = await prepareExternal({ ...env, DATABASE_URL: env.DATABASE_URL });
    return { ...connect(addresses.url, { max: 2 }), kind: "external", addresses };
  }
  const folder = await new DataFolder(env.DATA_DIR).prepare();
  for (const deadline = Date.now() + TIMEOUT; Date.now() < deadline; await pause(LOOK_EVERY)) {
    const running = await connectRunning(folder);
    if (running) return running;
    if ((await currentHolder(folder))?.purpose !== "service") return startForThisCall(folder);
  }
  throw new StartError(`The service on ${folder.path} neither becomes ready nor ends. Read its output, or stop it.`);
}

/**
 * The addresses of one database. `session` is for work that must keep its own connection, for instance because of an
 * advisory lock or notifications.
 */
export type DatabaseAddresses = { url: string; session: string };

/**
 * Brings an external database to the newest schema, and finds out whether each of its addresses leads to PostgreSQL
 * itself or to a pooler. Throws StartError if an address cannot be used.
 */
export async function prepareExternal(env: {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL?: string | undefined;
}): Promise<DatabaseAddresses> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = env;
  try {
    const url = await examineAddress(DATABASE_URL);
    const session = DATABASE_DIRECT_URL ? await directAddress(DATABASE_DIRECT_URL) : url;
    await migrate(session);
    if (isPooled(url)) await limitRole(url);
    return { url, session };
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The database of DATABASE_URL ${complaint(cause)}.`, { cause });
  }
}

async function directAddress(given: string): Promise<string> {
  const address = await examineAddress(given).catch((cause) => {
    throw new StartError(`The database of DATABASE_DIRECT_URL ${complaint(cause)}.`, { cause });
  });
  if (!isPooled(address)) return address;
  throw new StartError("DATABASE_DIRECT_URL is the address of a pooler. Give the address of PostgreSQL itself.");
}

async function connectRunning(folder: DataFolder) {
  const [runtime, secrets] = await Promise.all([readRuntime(folder), readSecrets(folder)]);
  if (!runtime?.databasePort || !secrets) return null;
  const url = serviceUrl(runtime.databasePort, secrets.databasePassword);
  return { ...connect(url, { max: 2 }), kind: "embedded, running" as const };
}

async function startForThisCall(folder: DataFolder) {
  const release = await holdDataFolder(folder, "command");
  try {
    const { databasePassword: password } = await ensureSecrets(folder);
    const server = await startEmbedded({ directory: folder.file("postgres"), password });
    const { db, close } = connect(server.url, { max: 2 });
    const stop = async () => {
      await close();
      await server.stop();
      await release();
    };
    await migrate(server.url).catch(async (cause) => {
      await stop();
      throw cause;
    });
    return { db, close: stop, kind: "embedded, started for this call" as const };
  } catch (cause) {
    await release();
    throw cause;
  }
}

function complaint(cause: unknown): string {
  const error = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "28P01" || code === "28000") return "refuses its user or password";
  if (code === "3D000") return "does not exist on its server: create it first";
  if (code === "42501") return "does not let its user create tables";
  if (/^E[A-Z]+$|^CONNECT/.test(code)) return `cannot be reached (${code})`;
  return `cannot be used: ${error instanceof Error ? error.message : String(error)}`;
}

import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "./client";
import { startOfProcess } from "./process-state";

export type RunningServer = { pid: number; port: number; exited: Promise<void> };

const POLL_MS = 20;
const SHUTDOWN_MS = 15_000;

/** The address of an embedded server, for its superuser. */
export const serverUrl = (port: number, password: string) =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/**
 * The content of `postmaster.pid`, which a running server writes into its data folder; null if the file does not exist.
 */
export async function readPostmaster(directory: string) {
  const text = await readFile(join(directory, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await startOfProcess(pid))) return null;
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? "" };
}

/**
 * Takes over a server that another process left running on `directory`, once it is ready; null if there is none.
 * Removes the lock file if no server is running: PostgreSQL would refuse to start if a process with that id has ended
 * but its parent has not collected it yet.
 */
export async function adoptServer(directory: string, password: string): Promise<RunningServer | null> {
  for (const deadline = Date.now() + SHUTDOWN_MS; Date.now() < deadline; await pause(POLL_MS)) {
    const server = await readPostmaster(directory);
    if (!server || !(await isPostgres(server.pid))) {
      await rm(join(directory, "postmaster.pid"), { force: true });
      return null;
    }
    if (server.status !== "ready") continue;
    const { db, close } = connect(serverUrl(server.port, password), { max: 1 });
    try {
      await db.execute("select 1");
      return { pid: server.pid, port: server.port, exited: gone(server.pid) };
    } finally {
      await close();
    }
  }
  return null;
}

/**
 * Stops the server and disconnects its clients. A server that does not stop in time is killed; it then has to recover
 * at its next start.
 */
export async function stopServer(pid: number, exited: Promise<void>): Promise<void> {
  signalServer(pid, "SIGINT");
  const timeout = new AbortController();
  const outcome = await Promise.race([
    exited.then(() => "stopped"),
    pause(SHUTDOWN_MS, "late", { signal: timeout.signal }).catch(() => "stopped"),
  ]);
  timeout.abort();
  if (outcome === "stopped") return;
  signalServer(pid, "SIGQUIT");
  await exited;
}

/** Sends a signal to a server; does nothing if it has ended. */
export function signalServer(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The server has ended already.
  }
}

/**
 * Checks in `/proc`, if that exists, that the process is PostgreSQL, because after a reboot another process may have
 * its id.
 */
async function isPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "postgres");
  return name.startsWith("postgres");
}

async function gone(pid: number): Promise<void> {
  while (await startOfProcess(pid)) await pause(200, undefined, { ref: false });
}

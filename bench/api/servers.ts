import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbedded } from "@/db/embedded";
import { makeWorkspace } from "./workspace";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Two addresses of one process, and API keys of the service. */
export type Servers = { product: string; bare: string; keys: string[]; stop: () => Promise<void> };

/** Starts a PostgreSQL of its own and the process with both servers; `stop` leaves nothing behind. */
export async function startServers(): Promise<Servers> {
  const directory = await mkdtemp(join(tmpdir(), "bench-api-"));
  const removeData = () => rm(directory, { recursive: true, force: true });
  const database = await startEmbedded({ directory: join(directory, "postgres"), password: "bench" }).catch(
    async (error) => {
      await removeData();
      throw error;
    },
  );
  const cleanUp = async () => {
    await database.stop();
    await removeData();
  };
  try {
    const keys = await makeWorkspace(database.url);
    const server = fork(fileURLToPath(new URL("server.mjs", import.meta.url)), {
      cwd: ROOT,
      execArgv: [],
      env: environment(database.url),
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const exited = once(server, "exit");
    const [addresses] = await Promise.race([once(server, "message"), exited]);
    if (!addresses?.product) throw new Error("the servers did not start");
    const stop = async () => {
      server.disconnect();
      await exited;
      await cleanUp();
    };
    return { ...addresses, keys, stop };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

function environment(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    APP_URL: "http://127.0.0.1",
    APP_ENCRYPTION_KEY: randomBytes(32).toString("hex"),
    NEXTAUTH_SECRET: randomBytes(32).toString("hex"),
    CODING_ENGINE: "local",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

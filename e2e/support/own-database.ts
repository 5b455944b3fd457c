import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedDatabase, startEmbedded } from "@/db/embedded";
import { freePort } from "@/db/free-port";

export type OwnDatabase = {
  url: string;
  port: number;
  stop: () => Promise<void>;
  /** Resolves when its server has ended for any reason. */
  exited: () => Promise<void>;
  /** Starts it again at the same address, with the same data. */
  startAgain: () => Promise<void>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
};

/** Starts a PostgreSQL for one test, which may stop it and start it again. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "own-database-"));
  // The account under which PostgreSQL runs must be able to enter it.
  await chmod(folder, 0o755);
  const cluster = { directory: join(folder, "postgres"), port: await freePort(), password: "own" };
  let running: EmbeddedDatabase = await startEmbedded(cluster);
  return {
    url: running.url,
    port: cluster.port,
    stop: () => running.stop(),
    exited: () => running.exited,
    startAgain: async () => {
      running = await startEmbedded(cluster);
    },
    remove: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

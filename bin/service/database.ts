import { startEmbedded } from "@/db/embedded";
import { migrate } from "@/db/migrate";
import type { DataFolder } from "../local/data-folder";
import { keepRunning, type RunningPart, type Supervision } from "./respawn";

export type ServiceDatabase = RunningPart & { url: string; port: number };

/**
 * Starts the embedded PostgreSQL on the data folder, brings it to the newest schema, and restarts it on the same port
 * if it ends.
 */
export async function runEmbedded(
  folder: DataFolder,
  password: string,
  supervision: Supervision,
): Promise<ServiceDatabase> {
  const directory = folder.file("postgres");
  const server = await startEmbedded({ directory, password });
  try {
    await migrate(server.url);
  } catch (cause) {
    await server.stop();
    throw cause;
  }
  const again = () => startEmbedded({ directory, password, port: server.port });
  return { ...keepRunning("The database", server, again, supervision), url: server.url, port: server.port };
}

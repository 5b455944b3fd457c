import { z } from "zod";
import type { DataFolder } from "./data-folder";
import { currentHolder } from "./lock";

const FILE = "runtime.json";
const schema = z.object({
  /** The process id of the supervisor. */
  pid: z.number(),
  /** The address of the app on this machine. */
  url: z.string(),
  /** The port of the embedded PostgreSQL on 127.0.0.1; null if the operator's own database is used. */
  databasePort: z.number().nullable(),
});

/** The processes and ports of a running service. */
export type Runtime = z.output<typeof schema>;

export const writeRuntime = (folder: DataFolder, runtime: Runtime) => folder.writeJson(FILE, runtime);
export const removeRuntime = (folder: DataFolder) => folder.remove(FILE);

/** The service that runs on the data folder now; null if none runs. */
export async function readRuntime(folder: DataFolder): Promise<Runtime | null> {
  const parsed = schema.safeParse(await folder.readJson(FILE));
  if (!parsed.success) return null;
  const holder = await currentHolder(folder);
  return holder?.pid === parsed.data.pid ? parsed.data : null;
}

import { setTimeout as pause } from "node:timers/promises";
import { lock as lockFile } from "proper-lockfile";
import { z } from "zod";
import { startOfProcess } from "@/db/process-state";
import { type DataFolder, StartError } from "./data-folder";

const FILE = "holder.json";
const schema = z.object({
  pid: z.number().int().positive(),
  born: z.string(),
  purpose: z.enum(["service", "command"]),
});

/** The process that uses the data folder now. `born` distinguishes it from a later process with the same id. */
export type Holder = z.output<typeof schema>;

/**
 * Locks the data folder for this process until it releases the lock or ends. Waits while a command holds it, never for
 * a service.
 */
export async function holdDataFolder(folder: DataFolder, purpose: Holder["purpose"]): Promise<() => Promise<void>> {
  const me: Holder = { pid: process.pid, born: (await startOfProcess(process.pid)) ?? "", purpose };
  for (const deadline = Date.now() + 30_000; ; await pause(100)) {
    const holder = await claim(folder, me);
    if (!holder) return () => folder.remove(FILE);
    if (holder.purpose === "command" && Date.now() < deadline) continue;
    throw new StartError(
      holder.purpose === "service"
        ? `The service already runs on ${folder.path} (process ${holder.pid}). Stop it, or set DATA_DIR to another folder.`
        : `Another command holds ${folder.path} (process ${holder.pid}). Try again when it is done.`,
    );
  }
}

/** The process that holds the data folder now; null if there is none or it has died. */
export async function currentHolder(folder: DataFolder): Promise<Holder | null> {
  const parsed = schema.safeParse(await folder.readJson(FILE));
  if (!parsed.success) return null;
  return (await startOfProcess(parsed.data.pid)) === parsed.data.born ? parsed.data : null;
}

/** Whether the last holder was killed. Processes that it started may still be ending. */
export async function wasLeftBehind(folder: DataFolder): Promise<boolean> {
  return (await folder.readJson(FILE)) !== null && (await currentHolder(folder)) === null;
}

/** Checks and writes the holder under a short lock, so that two processes cannot both replace the same dead holder. */
async function claim(folder: DataFolder, me: Holder): Promise<Holder | null> {
  const unlock = await lockFile(folder.path, {
    lockfilePath: folder.file(".claim"),
    stale: 2_000,
    retries: { retries: 60, minTimeout: 20, maxTimeout: 100 },
  });
  try {
    const holder = await currentHolder(folder);
    if (!holder) await folder.writeJson(FILE, me);
    return holder;
  } finally {
    await unlock();
  }
}

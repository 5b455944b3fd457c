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

/**
 * The process that uses the data folder now. `born` is when it started: a later process with the same id has another
 * one.
 */
export type Holder = z.output<typeof schema>;

/**
 * Reserves the data folder for this process until the process releases it or ends. Waits while a command holds the
 * folder; throws at once if a service holds it.
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

/** The process that holds the data folder now; null if there is none, or if the last one has died. */
export async function currentHolder(folder: DataFolder): Promise<Holder | null> {
  const parsed = schema.safeParse(await folder.readJson(FILE));
  if (!parsed.success) return null;
  return (await startOfProcess(parsed.data.pid)) === parsed.data.born ? parsed.data : null;
}

/** Whether the last holder was killed. Processes that it started may still be running. */
export async function wasLeftBehind(folder: DataFolder): Promise<boolean> {
  return (await folder.readJson(FILE)) !== null && (await currentHolder(folder)) === null;
}

/**
 * Reads the holder and, if there is none, writes `me`. A file lock makes this atomic, so that two processes cannot both
 * replace the same dead holder.
 */
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

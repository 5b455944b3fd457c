import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { lock as lockFile } from "proper-lockfile";
import { z } from "zod";
import { type DataFolder, StartError } from "./data-folder";

const FILE = "holder.json";
const schema = z.object({
  pid: z.number().int().positive(),
  born: z.string(),
  purpose: z.enum(["service", "command"]),
});

/** The process that the data folder belongs to for the moment. `born` tells it from a later one of the same number. */
export type Holder = z.output<typeof schema>;

/**
 * Takes the data folder for this process, until it releases it or ends in whatever way. Waits for a command that holds
 * it, never for a service.
 */
export async function holdDataFolder(folder: DataFolder, purpose: Holder["purpose"]): Promise<() => Promise<void>> {
  const me: Holder = { pid: process.pid, born: (await bornOf(process.pid)) ?? "", purpose };
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

/** Who holds the data folder now; null where nobody does or the holder is dead. */
export async function currentHolder(folder: DataFolder): Promise<Holder | null> {
  const parsed = schema.safeParse(await folder.readJson(FILE));
  if (!parsed.success) return null;
  return (await bornOf(parsed.data.pid)) === parsed.data.born ? parsed.data : null;
}

/** Looks and writes in one go: a short lock between processes keeps two of them from finding the same dead holder. */
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

/** When a process began, in the system's own terms; null where it does not run. */
async function bornOf(pid: number): Promise<string | null> {
  if (platform() === "linux") {
    const [boot, stat] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
      readFile(`/proc/${pid}/stat`, "utf8").catch(() => null),
    ]);
    return stat && `${boot.trim()} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  }
  const ps = await promisify(execFile)("ps", ["-o", "lstart=", "-p", `${pid}`]).catch(() => null);
  return ps?.stdout.trim() || null;
}

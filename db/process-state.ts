import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import { promisify } from "node:util";

/** States of a process that has ended but that its parent has not collected yet. */
const ENDED = new Set(["Z", "X", "x"]);

/** When a process started, in the system's own format; null if it does not run. */
export async function bornOf(pid: number): Promise<string | null> {
  if (platform() === "linux") {
    const [boot, stat] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
      readFile(`/proc/${pid}/stat`, "utf8").catch(() => null),
    ]);
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
    return stat && !ENDED.has(fields[0] ?? "") ? `${boot.trim()} ${fields[19]}` : null;
  }
  const ps = await promisify(execFile)("ps", ["-o", "state=,lstart=", "-p", `${pid}`]).catch(() => null);
  const [, state = "", born = ""] = ps?.stdout.trim().match(/^(\S+)\s+(.+)$/) ?? [];
  return born && !ENDED.has(state[0] ?? "") ? born : null;
}

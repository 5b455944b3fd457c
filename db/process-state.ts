import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import { promisify } from "node:util";

/** States of a process that has ended while its parent has not collected it yet. */
const ENDED = new Set(["Z", "X", "x"]);

/** Positions of fields in Linux's record of a process, counted from the field that holds its state. */
const PLACE = { state: 0, userTime: 11, systemTime: 12, start: 19 };

/** Milliseconds of a clock tick: /proc gives processor times in hundredths of a second on all architectures. */
const TICK = 10;

/** When a process started, in the system's own format; null if it does not run. */
export async function startOfProcess(pid: number): Promise<string | null> {
  if (platform() === "linux") {
    const [boot, stat] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
      readFile(`/proc/${pid}/stat`, "utf8").catch(() => null),
    ]);
    const fields = stat === null ? [] : fieldsOf(stat);
    return stat && !ENDED.has(fields[PLACE.state] ?? "") ? `${boot.trim()} ${fields[PLACE.start]}` : null;
  }
  const ps = await promisify(execFile)("ps", ["-o", "state=,lstart=", "-p", `${pid}`]).catch(() => null);
  const [, state = "", born = ""] = ps?.stdout.trim().match(/^(\S+)\s+(.+)$/) ?? [];
  return born && !ENDED.has(state[0] ?? "") ? born : null;
}

/** Milliseconds of processor time that a process has used; undefined if the system does not tell (only Linux does). */
export function processorTime(pid: number): number | undefined {
  try {
    const fields = fieldsOf(readFileSync(`/proc/${pid}/stat`, "utf8"));
    return (Number(fields[PLACE.userTime]) + Number(fields[PLACE.systemTime])) * TICK;
  } catch {
    return undefined;
  }
}

/** The fields after the name of the process. The name may contain spaces. */
const fieldsOf = (stat: string): string[] => stat.slice(stat.lastIndexOf(")") + 2).split(" ");

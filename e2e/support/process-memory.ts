import { readFile, writeFile } from "node:fs/promises";
import { descendantsOf } from "./processes";

/** The most memory that one of a service's processes has taken, in mebibytes, and the name of that process. */
export type Peak = { memory: number; process: string };

/**
 * Watches the memory of each process that `parent` has started. The returned function stops this and gives the peak.
 * Processes that live shorter than `EVERY` may be missed.
 */
export async function watchMemory(parent: number): Promise<() => Promise<Peak>> {
  let peak: Peak = { memory: 0, process: "" };
  const look = async () => {
    for (const { id, command } of await descendantsOf(parent)) {
      const memory = await peakMemory(id);
      if (memory > peak.memory) peak = { memory, process: nameOf(command) };
    }
  };
  for (const { id } of await descendantsOf(parent)) await writeFile(`/proc/${id}/clear_refs`, "5").catch(() => {});
  const watching = setInterval(() => void look(), EVERY);
  return async () => {
    clearInterval(watching);
    await look();
    return peak;
  };
}

const EVERY = 250;

async function peakMemory(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
  const [, kibibytes = "0"] = /VmHWM:\s+(\d+)/.exec(status) ?? [];
  return Number(kibibytes) / 1024;
}

/** The program of a command line: `web`, `host`, `postgres: app app 127.0.0.1(40000) INSERT`. */
function nameOf(command: string): string {
  const [, program] = /([\w-]+)\.m?[jt]s\b/.exec(command) ?? [];
  return program ?? command.slice(0, 20).trim();
}

import { readdir, readFile } from "node:fs/promises";

/** A process of this machine: its id, its parent's id and its command line. */
export type Process = { id: number; parent: number; command: string };

/** The id of a child of `parent` whose command line contains `part`; undefined if there is none. */
export async function childOf(parent: number, part: string): Promise<number | undefined> {
  return (await processes()).find((process) => process.parent === parent && process.command.includes(part))?.id;
}

/** The processes that this one has started, those that they have started, and so on. */
export async function descendantsOf(id: number): Promise<Process[]> {
  const all = await processes();
  const below = (parent: number): Process[] =>
    all.filter((process) => process.parent === parent).flatMap((child) => [child, ...below(child.id)]);
  return below(id);
}

/** The command lines that contain `part`. */
export async function commandsWith(part: string): Promise<string[]> {
  return (await processes()).map(({ command }) => command).filter((command) => command.includes(part));
}

/** Sends a signal to a process that may have ended since it was listed. */
export function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Kills a process and all below it at once, as if their machine had lost its power. */
export async function killAll(id: number): Promise<void> {
  const below = await descendantsOf(id);
  for (const one of [id, ...below.map((child) => child.id)]) signal(one, "SIGKILL");
}

/** Read from /proc: a bare machine has no `ps`. */
async function processes(): Promise<Process[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    ids.map(async (id) => {
      const [stat, command] = await Promise.all([read(`/proc/${id}/stat`), read(`/proc/${id}/cmdline`)]);
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      return { id: Number(id), parent, command: command.replaceAll("\0", " ") };
    }),
  );
}

const read = (file: string) => readFile(file, "utf8").catch(() => "");

import { readdir, readFile } from "node:fs/promises";

/** The process below `parent` whose command line holds `part`; undefined where there is none. */
export async function childOf(parent: number, part: string): Promise<number | undefined> {
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const [stat, command] = await Promise.all([read(`/proc/${name}/stat`), read(`/proc/${name}/cmdline`)]);
    const parentId = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (parentId === parent && command.includes(part)) return Number(name);
  }
  return undefined;
}

const read = (file: string) => readFile(file, "utf8").catch(() => "");

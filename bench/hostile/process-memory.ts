import { readFile, writeFile } from "node:fs/promises";

/** Forgets the most memory that a process has taken so far. */
export const forgetPeak = (id: number): Promise<void> => writeFile(`/proc/${id}/clear_refs`, "5");

/** The most memory, in mebibytes, that a process has taken since it started or since `forgetPeak`. */
export async function peakMemory(id: number): Promise<number> {
  const [, kibibytes = "NaN"] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${id}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
}

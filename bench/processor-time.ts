import { readFileSync } from "node:fs";
import { descendantsOf } from "@/e2e/support/processes";

/** Kernel clock ticks per second: 100 on every Linux that Node.js runs on. */
const TICKS = 100;
/**
 * The fields of /proc/<id>/stat that hold the four times, counted after the process name: two of the process itself,
 * two of its ended children.
 */
const [FIRST, END] = [11, 15];

/** Seconds of processor time used so far by this process and its workers. Linux only. */
export async function processorTime(): Promise<number> {
  const ids = [process.pid, ...(await descendantsOf(process.pid)).map(({ id }) => id)];
  return ids.reduce((sum, id) => sum + secondsOf(id), 0);
}

function secondsOf(id: number): number {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields.slice(FIRST, END).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    return 0;
  }
}

import { readFileSync } from "node:fs";
import { descendantsOf } from "@/e2e/support/processes";

/** Ticks of the kernel's clock per second, on every Linux that Node.js runs on. */
const TICKS = 100;
/** Where the four times stand behind the name in /proc/<id>/stat: the process's own, and those of children that ended. */
const [FIRST, END] = [11, 15];

/** Seconds of processor time that this process and its workers have taken so far. Linux only. */
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

import { readFileSync } from "node:fs";
import { FAIR_PART } from "./parameters";

/** Milliseconds of a tick in which Linux counts the time of processes, the same on all architectures. */
const TICK = 10;

/** Places of the processor time in user and in system mode, counted from the state of the process. */
const [USER, SYSTEM] = [11, 12];

/**
 * Calls `end` when work has lasted `deadline` milliseconds and its process has had half a core for so long; at the latest
 * after `mostTimes` the deadline. Thus a busy machine does not fail work that is merely slow. The returned function
 * stops the watch.
 */
export function watchDeadline(
  worker: { readonly pid: number | undefined },
  deadline: number,
  mostTimes: number,
  end: () => void,
): () => void {
  const first = { pid: worker.pid, time: processorTime(worker.pid) };
  let times = 0;
  const timer = setInterval(() => {
    times += 1;
    // Infinite times, and the difference of two, are not below the limit.
    const taken = processorTime(worker.pid) - (worker.pid === first.pid ? first.time : 0);
    if (times < mostTimes && taken < deadline * FAIR_PART) return;
    clearInterval(timer);
    end();
  }, deadline);
  return () => clearInterval(timer);
}

/** Milliseconds of processor time that a process has taken; infinite if the system does not tell. Only Linux does. */
function processorTime(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

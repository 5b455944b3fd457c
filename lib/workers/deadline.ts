import { processorTime } from "@/db/process-state";
import { FAIR_PART } from "./parameters";

/**
 * Calls `end` after `deadline` milliseconds. If the worker's process has by then got less processor time than
 * `FAIR_PART` of `deadline`, waits for another `deadline` milliseconds and checks again, for `mostTimes` times
 * `deadline` in all, so that work does not fail only because the machine is busy. The returned function
 * stops the watch.
 */
export function watchDeadline(
  worker: { readonly pid: number | undefined },
  deadline: number,
  mostTimes: number,
  end: () => void,
): () => void {
  const first = { pid: worker.pid, time: timeOf(worker) };
  let times = 0;
  const wasKeptFromCore = () => {
    const [before, now] = [worker.pid === first.pid ? first.time : 0, timeOf(worker)];
    return before !== undefined && now !== undefined && now - before < deadline * FAIR_PART;
  };
  const timer = setInterval(() => {
    times += 1;
    if (times < mostTimes && wasKeptFromCore()) return;
    clearInterval(timer);
    end();
  }, deadline);
  return () => clearInterval(timer);
}

/** The processor time that the worker's process has used; 0 before the process starts. */
const timeOf = ({ pid }: { readonly pid: number | undefined }) => (pid === undefined ? 0 : processorTime(pid));

import { processorTime } from "@/db/process-state";
import { FAIR_PART } from "./parameters";

/**
 * Calls `end` at the deadline of some work, in milliseconds from now. If the worker got little processor time until
 * then (`FAIR_PART`), the work gets the same time again, up to `mostTimes` in all, so that a busy machine does not fail
 * work that is merely slow. The returned function stops the watch.
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

/** The processor time of the worker's process; 0 before it starts. */
const timeOf = ({ pid }: { readonly pid: number | undefined }) => (pid === undefined ? 0 : processorTime(pid));

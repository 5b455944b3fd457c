import { loadavg } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { RESOLUTION, watchTurns } from "@/bench/main-thread";
import { processorTime } from "@/bench/processor-time";
import { watchMemory } from "@/e2e/support/process-memory";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";

/**
 * Runs the work and prints its duration, processor time, the peak memory of this process and of a worker, and the
 * longest event-loop delay. On Linux it also prints the processor time within that delay; the rest of the delay is
 * other load of the machine.
 */
export async function measured<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  let memory = process.memoryUsage.rss();
  const longestTurn = watchTurns();
  const sampling = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage.rss());
  }, RESOLUTION);
  delay.enable();
  const endWatch = await watchMemory(process.pid);
  const [began, usedBefore] = [performance.now(), await processorTime()];
  const value = await work();
  const seconds = (performance.now() - began) / 1_000;
  const used = (await processorTime()) - usedBefore;
  const worker = await endWatch();
  delay.disable();
  clearInterval(sampling);
  const figures = [
    `${seconds.toFixed(1)} s`,
    `${used.toFixed(1)} s CPU`,
    `${Math.round(memory / MEBIBYTE)} + ${Math.round(worker.memory)} MiB peak`,
    `${Math.max(0, Math.round(delay.max / 1e6 - RESOLUTION))} ms longest delay`,
    `${Math.round(longestTurn())} ms of CPU`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ];
  console.log(name.padEnd(26) + figures.map((figure, index) => figure.padStart(index === 3 ? 24 : 15)).join(""));
  return value;
}

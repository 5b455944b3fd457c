import { loadavg } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { RESOLUTION, watchTurns } from "@/bench/main-thread";

const MEBIBYTE = 1024 * 1024;

/**
 * Runs the work and prints its seconds, processor seconds, peak memory, longest delay of the event loop and, where
 * Linux tells it, how much processor time that delay took; the rest of the delay is other load of the machine.
 */
export async function measured<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  let memory = process.memoryUsage.rss();
  const longestTurn = watchTurns();
  const sampling = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage.rss());
  }, RESOLUTION);
  delay.enable();
  const [began, usedBefore] = [performance.now(), process.cpuUsage()];
  const value = await work();
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(usedBefore);
  delay.disable();
  clearInterval(sampling);
  const figures = [
    `${seconds.toFixed(1)} s`,
    `${((user + system) / 1e6).toFixed(1)} s CPU`,
    `${Math.round(memory / MEBIBYTE)} MiB peak`,
    `${Math.max(0, Math.round(delay.max / 1e6 - RESOLUTION))} ms longest delay`,
    `${Math.round(longestTurn())} ms of CPU`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ];
  console.log(name.padEnd(26) + figures.map((figure, index) => figure.padStart(index === 3 ? 24 : 15)).join(""));
  return value;
}

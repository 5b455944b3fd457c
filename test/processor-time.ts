/** Milliseconds of processor time that some work takes in this process. */
export function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}

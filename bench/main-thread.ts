import { readFileSync } from "node:fs";

/** Milliseconds between two measurements of the main thread's processor time. */
export const RESOLUTION = 10;

/**
 * Watches the main thread from now on. The returned function stops it and gives the most milliseconds of processor
 * time between two measurements, or 0 where the system does not tell. The rest of a delay of the event loop is other
 * load of the machine.
 */
export function watchTurns(): () => number {
  let longest = 0;
  let used = mainThreadTime();
  const sampling = setInterval(() => {
    const before = used;
    used = mainThreadTime();
    longest = Math.max(longest, used - before);
  }, RESOLUTION);
  return () => {
    clearInterval(sampling);
    return longest;
  };
}

/** Milliseconds that the main thread has had the processor; 0 where the system does not tell. */
function mainThreadTime(): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

import { readFileSync } from "node:fs";

/** Milliseconds between two measurements of the main thread's processor time. */
export const RESOLUTION = 10;

/**
 * Starts watching the main thread. The returned function stops it and gives the most milliseconds of processor time
 * between two measurements, or 0 if the system does not report it. The rest of an event-loop delay is other load of the
 * machine.
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

/** Milliseconds of processor time of the main thread; 0 if the system does not report it. */
function mainThreadTime(): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

import { setTimeout as pause } from "node:timers/promises";

const LONGEST_PAUSE = 30_000;
/**
 * If a part of the service has run for this many milliseconds, it counts as healthy: the pause before its next restart
 * is the shortest again.
 */
const HEALTHY = 60_000;

/** A part of the service that runs until `stop` is called. */
export type RunningPart = { exited: Promise<void>; stop: () => Promise<void> };

/** What the parts of one service share: the log, and the signal that fires when the service is stopping. */
export type Supervision = { say: (line: string) => void; stopping: AbortSignal };

/**
 * Restarts a part whenever it ends by itself, after a pause of 1 second at first and at most 30. A part that ends while
 * the service is stopping is not restarted: Ctrl-C in a terminal also reaches the parts.
 */
export function keepRunning(
  name: string,
  first: RunningPart,
  start: () => Promise<RunningPart>,
  supervision: Supervision,
): RunningPart {
  const { say } = supervision;
  const stopped = new AbortController();
  const stopping = AbortSignal.any([stopped.signal, supervision.stopping]);
  let current: RunningPart | null = first;
  const exited = (async () => {
    let wait = 1_000;
    while (!stopping.aborted) {
      const began = Date.now();
      await current?.exited;
      if (stopping.aborted) return;
      if (current && Date.now() - began > HEALTHY) wait = 1_000;
      current = null;
      say(`${name} ended unexpectedly. Starting it again in ${wait / 1_000} s.`);
      await pause(wait, undefined, { signal: stopping }).catch(() => {});
      if (stopping.aborted) return;
      current = await start().catch((error: Error) => {
        say(error.message);
        return null;
      });
      if (current) say(`${name} is running again.`);
      wait = Math.min(wait * 2, LONGEST_PAUSE);
    }
  })();
  const stop = async () => {
    stopped.abort();
    await current?.stop();
    await exited;
    await current?.stop();
  };
  return { exited, stop };
}

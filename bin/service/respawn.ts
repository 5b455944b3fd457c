import { setTimeout as pause } from "node:timers/promises";

const LONGEST_PAUSE = 30_000;
/**
 * A part of the service that ran for this many milliseconds counts as healthy: if it ends, the pause before the restart
 * is the shortest again.
 */
const HEALTHY = 60_000;

/** A part of the service that runs until `stop`. */
export type Part = { exited: Promise<void>; stop: () => Promise<void> };

/** The state that the parts of one service share: their log, and whether the service is stopping. */
export type Supervision = { say: (line: string) => void; stopping: AbortSignal };

/**
 * Restarts a part whenever it ends by itself, after a pause of 1 second at first and at most 30. While the service is
 * stopping, a part that ends is not restarted: a terminal's Ctrl-C reaches the parts too.
 */
export function keepRunning(name: string, first: Part, start: () => Promise<Part>, supervision: Supervision): Part {
  const { say } = supervision;
  const stopped = new AbortController();
  const stopping = AbortSignal.any([stopped.signal, supervision.stopping]);
  let current: Part | null = first;
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
